import type { Place } from './doorGuestList.repository';

/** Where a device goes on to read changes. */
export interface Cursor {
  after: Place;
  /** Where it goes on once it has read everything. */
  afterwards: string;
}

/**
 * Changes of the last moments are sent again: a transaction that began before others may be committed after them.
 * Milliseconds, longer than a statement may take.
 */
const OVERLAP = 30_000;

/** From when changes have to be read again after a call that began at `now`. */
export const changesFrom = (now: Date): string => new Date(now.getTime() - OVERLAP).toISOString();

export const writeCursor = ({ after, afterwards }: Cursor): string =>
  Buffer.from(JSON.stringify([after.changed, after.id, afterwards])).toString('base64url');

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z$/;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value));

/** Null for a text that is no cursor. */
export function readCursor(text: string): Cursor | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  if (!Array.isArray(parts)) return null;
  const [changed, id, afterwards]: unknown[] = parts;
  if (!isTime(changed) || !isTime(afterwards) || !Number.isSafeInteger(id)) return null;
  return { after: { changed, id: Number(id) }, afterwards };
}
