// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

test('the lock file has every platform package, else npm ci fails elsewhere', () => {
  const missing = Object.entries(lock.packages).flatMap(([where, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) =>
        !(`node_modules/${name}` in lock.packages) && !(`${where}/node_modules/${name}` in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(lock.packages).filter((entry) => entry.resolved)).toEqual([]);
});
