import type { OrganizedEvent } from '@/api';
import { draftKey, readDraft, saveDraft } from '@/lib/drafts';
import { isRecord } from '@/lib/isRecord';
import { newTier, toEditorValues, type EditorValues } from './editorValues';
import { countChanges } from './steps';

/** Edits of an event that were not saved, and what they were made on. */
export interface KeptEdits {
  /** When they were made, in milliseconds. */
  at: number;
  /** The event as it was read, with its version. */
  base: OrganizedEvent;
  values: EditorValues;
}

const keyOf = (person: number, event: number) => draftKey(person, `event:${event}`);

/** Whether it has the fields of the sample, of the same types; null fits everywhere. */
function isLike<Sample extends object>(stored: unknown, sample: Sample): stored is Sample {
  if (!isRecord(stored)) return false;
  return Object.entries(sample).every(([name, value]: [string, unknown]) => {
    const found = stored[name];
    if (value === null || found === null) return name in stored;
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
  });
}

/** As after a reload: tiers that the server knows are named by their ids, others anew. */
const withNewKeys = (values: EditorValues): EditorValues => ({
  ...values,
  tiers: values.tiers.map((tier) =>
    tier.id === null ? newTier(tier) : { ...tier, key: `saved-${tier.id}` },
  ),
});

/** What the person typed for the event in this browser and did not save; null for nothing. */
export function readKeptEdits(person: number, event: OrganizedEvent): KeptEdits | null {
  const stored = readDraft(keyOf(person, event.id));
  if (!isRecord(stored) || typeof stored.at !== 'number') return null;
  const { at, base, values } = stored;
  if (!isLike(base, event) || !isLike(values, toEditorValues(event))) return null;
  const sample = newTier();
  if (!values.tiers.every((tier) => isLike(tier, sample))) return null;
  if (countChanges(event, values) === 0) return null;
  return { at, base, values: withNewKeys(values) };
}

/** Null removes them. */
export function keepEdits(person: number, event: number, edits: KeptEdits | null): void {
  saveDraft(keyOf(person, event), edits);
}
