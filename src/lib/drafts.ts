import { isRecord } from './isRecord';
import { browserStorage } from './storage';

const PREFIX = 'foyer-draft:';
/** Drafts older than this are removed. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  value: unknown;
}

function parseEntry(text: string | null): StoredDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(draft) || typeof draft.savedAt !== 'number' || !('value' in draft)) return null;
    return { savedAt: draft.savedAt, value: draft.value };
  } catch {
    return null;
  }
}

function removeDraftsWhere(matches: (draft: StoredDraft | null) => boolean): void {
  const storage = browserStorage();
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && matches(parseEntry(storage.getItem(key))))
      storage.removeItem(key);
  }
}

/**
 * localStorage key of a person's unsaved input to a form. It contains the user's id, so that
 * another person at the same browser does not get this draft.
 */
export const draftKey = (userId: number, form: string): string => `${PREFIX}${userId}:${form}`;

/** The draft in a raw storage entry, such as the value of a storage event; null for none. */
export const parseDraft = (entry: string | null): unknown => parseEntry(entry)?.value ?? null;

/** The saved draft; null when there is none, or it is older than seven days. */
export function readDraft(key: string): unknown {
  const oldest = Date.now() - LIFETIME_MS;
  removeDraftsWhere((draft) => draft === null || draft.savedAt < oldest);
  return parseDraft(browserStorage()?.getItem(key) ?? null);
}

/** Saves a draft; null removes it. Does nothing when the storage is full or forbidden. */
export function saveDraft(key: string, value: unknown): void {
  try {
    if (value === null) browserStorage()?.removeItem(key);
    else
      browserStorage()?.setItem(
        key,
        JSON.stringify({ savedAt: Date.now(), value } satisfies StoredDraft),
      );
  } catch {
    // The form works without a draft, so the failure is not shown.
  }
}

/** Removes the drafts of every user of this browser, at sign-out. */
export function clearAllDrafts(): void {
  removeDraftsWhere(() => true);
}
