import type { EventAccess, EventUpdate, TierCreate, TierUpdate } from '@/api';

/** One call that saves a part of the form, with the version that it was read in. */
export type Step =
  | { kind: 'event'; version: number; body: EventUpdate }
  | { kind: 'access'; version: number; body: EventAccess }
  | { kind: 'addTier'; key: string; body: TierCreate }
  | { kind: 'changeTier'; id: number; version: number; body: TierUpdate }
  | { kind: 'removeTier'; id: number; version: number }
  | { kind: 'orderTiers'; version: number; keys: string[] };

/** As the server stores a text of one line. */
export const savedLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As the server stores a text of several lines. */
export const savedLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

export const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
