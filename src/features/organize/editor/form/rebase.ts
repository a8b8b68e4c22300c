import type { OrganizedEvent } from '@/api';
import { toEditorValues, type EditorValues, type TierKeys } from './editorValues';
import { countChanges } from './steps';

/** Fields of a published event that only moving it changes (docs/product/organizers.md#making-events). */
const CHANGED_BY_MOVING = [
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'timezone',
  'venue',
] as const satisfies readonly (keyof EditorValues)[];

const pick = <Key extends keyof EditorValues>(values: EditorValues, keys: readonly Key[]) => {
  const part: Partial<EditorValues> = {};
  for (const key of keys) part[key] = values[key];
  return part;
};

/** The keys of the form's tiers, so that they stay the same rows on another version of the event. */
export const keysOf = ({ tiers }: EditorValues): TierKeys =>
  new Map(tiers.flatMap(({ id, key }) => (id === null ? [] : [[id, key]])));

/**
 * The form's values for another version of the event. Fields that the form cannot change take the event's value; a
 * tier that the event no longer has becomes a new one.
 */
export function rebase(values: EditorValues, event: OrganizedEvent): EditorValues {
  const present = new Set(event.ticket_tiers.map(({ id }) => id));
  const tiers = values.tiers.map((tier) =>
    tier.id === null || present.has(tier.id) ? tier : { ...tier, id: null },
  );
  const readOnly = event.status === 'draft' ? {} : pick(toEditorValues(event), CHANGED_BY_MOVING);
  return { ...values, ...readOnly, tiers };
}

/**
 * Whether two people have made different changes: `theirs` differs from what the form began with, and from what it
 * says now.
 */
export function isConflict(
  { saved, values }: { saved: OrganizedEvent; values: EditorValues },
  theirs: OrganizedEvent,
): boolean {
  return [toEditorValues(saved), values].every(
    (mine) => countChanges(theirs, rebase(mine, theirs)) > 0,
  );
}
