import type { CostCentre, CostCentreUpdate } from '@/api';
import { NOBODY, type PersonChoice } from '@/entities/account/PersonField';
import type { NamedPerson } from '@/entities/account/usePeopleSearch';

export interface CentreValues {
  code: string;
  name: string;
  owner: PersonChoice;
  /** Null until somebody touches them: their names are read one by one. */
  members: NamedPerson[] | null;
}

export const NEW_CENTRE: CentreValues = { code: '', name: '', owner: NOBODY, members: [] };

export const valuesOf = ({ code, name, owner }: CostCentre): CentreValues => ({
  code,
  name,
  owner: owner ? { id: owner.id, text: owner.name } : NOBODY,
  members: null,
});

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** What differs between the cost centre and the form; undefined when nothing does. */
export function updateOf(read: CostCentre, values: CentreValues): CostCentreUpdate | undefined {
  const members = values.members?.map(({ id }) => id);
  const update: CostCentreUpdate = {
    ...(values.code.trim() !== read.code && { code: values.code.trim() }),
    ...(values.name.trim() !== read.name && { name: values.name.trim() }),
    ...(values.owner.id !== (read.owner?.id ?? null) && { owner_id: values.owner.id }),
    ...(members && !sameIds(members, read.member_ids) && { member_ids: members }),
  };
  return Object.keys(update).length > 0 ? update : undefined;
}

/** `code CC-120, owner Vikram Rao`: what somebody else has changed meanwhile. */
export function changedWords(before: CostCentre, now: CostCentre): string {
  const changed = [
    before.code !== now.code && `code ${now.code}`,
    before.name !== now.name && `name ${now.name}`,
    before.owner?.id !== now.owner?.id && `owner ${now.owner?.name ?? 'nobody'}`,
    !sameIds(before.member_ids, now.member_ids) && `${now.member_ids.length} members`,
    before.is_active !== now.is_active && (now.is_active ? 'active again' : 'inactive'),
  ].filter((words) => words !== false);
  return changed.length > 0 ? changed.join(', ') : 'its budget';
}

/** The form with what is there now, except where the person has changed something. */
export function mergeLatest(before: CostCentre, mine: CentreValues, now: CostCentre): CentreValues {
  const base = valuesOf(before);
  const latest = valuesOf(now);
  return {
    code: mine.code === base.code ? latest.code : mine.code,
    name: mine.name === base.name ? latest.name : mine.name,
    owner: mine.owner.id === base.owner.id ? latest.owner : mine.owner,
    members: mine.members,
  };
}
