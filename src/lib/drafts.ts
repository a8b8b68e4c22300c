import { isRecord } from './isRecord';
import { browserStorage } from './storage';

const PREFIX = 'foyer-draft:';
/** Older drafts are deleted. */
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

/** The draft in a raw storage entry, as a storage event carries it; null for none. */
export const parseDraft = (entry: string | null): unknown => keptIn(entry)?.value ?? null;

/** The saved draft; null without one, or when it is older than seven days. */
export function readDraft(key: string): unknown {
  const oldest = Date.now() - LIFETIME_MS;
  dropWhere((kept) => kept === null || kept.savedAt < oldest);
  return parseDraft(browserStorage()?.getItem(key) ?? null);
}

/** Null deletes the draft. A full or forbidden storage only means that nothing is saved. */
export function saveDraft(key: string, value: unknown): void {
  try {
    if (value === null) browserStorage()?.removeItem(key);
    else
      browserStorage()?.setItem(key, JSON.stringify({ savedAt: Date.now(), value } satisfies Kept));
  } catch {
    // Ignored: the form works without drafts.
  }
}

/** Deletes all drafts of this browser, on signing out. */
export function clearAllDrafts(): void {
  dropWhere(() => true);
}
