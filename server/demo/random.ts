import type { NonEmpty } from '../lib/nonEmpty';

/** Returns numbers in [0, 1). The same seed gives the same sequence on every machine. */
export type Random = () => number;

/** A 32-bit unsigned hash of a text (FNV-1a with a final mix). Not for security. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A deterministic sequence (mulberry32) that starts from a text. */
export function randomFrom(text: string): Random {
  let state = hashText(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The entry at a position modulo the length. */
export function cycle<T>(list: NonEmpty<T>, position: number): T {
  return list[Math.abs(Math.trunc(position)) % list.length] ?? list[0];
}

/** A random entry, all equally likely. */
export function pick<T>(random: Random, list: NonEmpty<T>): T {
  return cycle(list, Math.floor(random() * list.length));
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number between two bounds, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
