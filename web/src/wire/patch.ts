/** JSON merge patch (RFC 7386): null removes, objects merge, everything else replaces. */
import type { View } from './types';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mergePatch(target: Json, patch: Json): Json {
  return isObject(patch) ? merged(isObject(target) ? target : {}, patch) : patch;
}

function merged(target: Record<string, Json>, patch: Record<string, Json>): Record<string, Json> {
  const found = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete found[key];
    else found[key] = mergePatch(found[key], value);
  }
  return found;
}

/** A view changed by a patch is a view again: the server makes both. */
export const patchedView = (view: View, patch: Record<string, Json>): View => merged(view, patch);
