import { isRecord } from './isRecord';
import { browserStorage } from './storage';

const PREFIX = 'foyer-draft:';
/** A draft that nobody came back for is forgotten. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface Kept {
  /** Milliseconds since 1970. */
  savedAt: number;
  value: unknown;
}

function keptIn(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || typeof kept.savedAt !== 'number' || !('value' in kept)) return null;
    return { savedAt: kept.savedAt, value: kept.value };
  } catch {
    return null;
  }
}

function dropWhere(gone: (kept: Kept | null) => boolean): void {
  const all = browserStorage();
  if (!all) return;
  const keys = Array.from({ length: all.length }, (_, place) => all.key(place) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && gone(keptIn(all.getItem(key)))) all.removeItem(key);
  }
}

/**
 * Where what somebody typed and did not save is kept in this browser. The key holds the person's id:
 * whoever signs in next asks for another one.
 */
export const draftKey = (userId: number, form: string): string => `${PREFIX}${userId}:${form}`;

/** What stands in an entry of the storage, as a storage event has it; null for none. */
export const parseDraft = (entry: string | null): unknown => keptIn(entry)?.value ?? null;

/** What was kept; null when there is nothing, or it is older than seven days. */
export function readDraft(key: string): unknown {
  const oldest = Date.now() - LIFETIME_MS;
  dropWhere((kept) => kept === null || kept.savedAt < oldest);
  return parseDraft(browserStorage()?.getItem(key) ?? null);
}

/** Null keeps nothing. A full or forbidden storage only means that nothing is kept. */
export function saveDraft(key: string, value: unknown): void {
  try {
    if (value === null) browserStorage()?.removeItem(key);
    else
      browserStorage()?.setItem(key, JSON.stringify({ savedAt: Date.now(), value } satisfies Kept));
  } catch {
    // Not worth a word: the form itself works on.
  }
}

/** All drafts of this browser, whoever wrote them: for signing out. */
export function clearAllDrafts(): void {
  dropWhere(() => true);
}
