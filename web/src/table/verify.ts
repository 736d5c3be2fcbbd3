/** Fair dice, checked after the match: the seed fits the promise, and the rolls fit the seed. */
import { api } from '../wire/api';

export type Verdict = { ok: boolean; said: string; rolls: number; seed?: string };

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const commitmentOf = (seed: string | number): Promise<string> => sha256(`polemos-seed:${seed}`);

/** The browser checks the promise by itself; that the dice follow from the seed, the record check of the server says. */
export async function verify(match: string, token?: string, promised?: string): Promise<Verdict> {
  try {
    const record = await api.record(match, token);
    const { seed } = record;
    const rolls = Array.isArray(record['dice']) ? record['dice'].length : 0;
    if (typeof seed !== 'string' && typeof seed !== 'number') return { ok: false, said: 'no-seed', rolls };
    if (!globalThis.crypto?.subtle) return { ok: false, said: 'no-crypto', rolls, seed: String(seed) };
    const mine = await commitmentOf(seed);
    if (mine !== (promised ?? record['commitment']))
      return { ok: false, said: 'broken', rolls, seed: String(seed) };
    const { ok } = await api.verify(record);
    return { ok, said: ok ? 'good' : 'bad-dice', rolls, seed: String(seed) };
  } catch {
    return { ok: false, said: 'failed', rolls: 0 };
  }
}
