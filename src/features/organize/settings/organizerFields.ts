import type { Organizer, OrganizerUpdate } from '@/api';

/** What an organizer's owners change, in the order of the form. */
const ORGANIZER_FIELDS = [
  'name',
  'slug',
  'support_email',
  'legal_name',
  'gstin',
  'address',
  'state',
] as const;
export type OrganizerField = (typeof ORGANIZER_FIELDS)[number];
export type OrganizerValues = Record<OrganizerField, string>;

export const FIELD_LABELS: OrganizerValues = {
  name: 'Name',
  slug: 'Short name',
  support_email: 'Support email',
  legal_name: 'Legal name',
  gstin: 'GSTIN',
  address: 'Address',
  state: 'State or union territory',
};

export const valuesOf = (organizer: Organizer): OrganizerValues => ({
  name: organizer.name,
  slug: organizer.slug,
  support_email: organizer.support_email,
  legal_name: organizer.legal_name,
  gstin: organizer.gstin,
  address: organizer.address,
  state: organizer.state,
});

const changedFields = (before: OrganizerValues, after: OrganizerValues): OrganizerField[] =>
  ORGANIZER_FIELDS.filter((field) => before[field] !== after[field].trim());

/** What has changed since it was read; null when nothing has. */
export function updateOf(before: OrganizerValues, after: OrganizerValues): OrganizerUpdate | null {
  const fields = changedFields(before, after);
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, after[field].trim()]));
}

/** Fields that both sides have changed since `before`, to different values. */
export const conflictsOf = (
  before: OrganizerValues,
  mine: OrganizerValues,
  theirs: OrganizerValues,
): OrganizerField[] =>
  changedFields(before, mine).filter(
    (field) => theirs[field] !== before[field] && theirs[field] !== mine[field].trim(),
  );

/** Mine where I have changed something, theirs elsewhere. */
export function merge(
  before: OrganizerValues,
  mine: OrganizerValues,
  theirs: OrganizerValues,
): OrganizerValues {
  const merged = { ...theirs };
  for (const field of changedFields(before, mine)) merged[field] = mine[field].trim();
  return merged;
}
