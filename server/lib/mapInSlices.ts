import { setImmediate } from 'node:timers/promises';

/** Entries of a slice, which takes a few milliseconds. */
const SLICE = 20;

/** Maps a long list without blocking other requests. */
export async function mapInSlices<From, To>(
  entries: Iterable<From>,
  map: (entry: From) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (const entry of entries) {
    mapped.push(map(entry));
    if (mapped.length % SLICE === 0) await setImmediate();
  }
  return mapped;
}
