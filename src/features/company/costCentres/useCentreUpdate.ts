import type { CostCentre, CostCentreUpdate } from '@/api';
import {
  useLazyGetCostCentreQuery,
  useUpdateCostCentreMutation,
  useVersionedSave,
} from '@/api/console';
import { NOBODY, type PersonChoice, type NamedPerson } from '@/entities/account/PersonField';
import { countOf } from '@/lib/text';

export interface CentreValues {
  code: string;
  name: string;
  owner: PersonChoice;
  members: NamedPerson[];
}

export const NEW_CENTRE: CentreValues = { code: '', name: '', owner: NOBODY, members: [] };

export const valuesOf = ({ code, name, owner, members }: CostCentre): CentreValues => ({
  code,
  name,
  owner: owner ? { id: owner.id, text: owner.name } : NOBODY,
  members,
});

const samePeople = (one: readonly NamedPerson[], other: readonly NamedPerson[]) =>
  one.length === other.length && one.every(({ id }) => other.some((person) => person.id === id));

/** What differs between the cost centre and the form; undefined when nothing does. */
export function updateOf(read: CostCentre, values: CentreValues): CostCentreUpdate | undefined {
  const update: CostCentreUpdate = {
    ...(values.code.trim() !== read.code && { code: values.code.trim() }),
    ...(values.name.trim() !== read.name && { name: values.name.trim() }),
    ...(values.owner.id !== (read.owner?.id ?? null) && { owner_id: values.owner.id }),
    ...(!samePeople(values.members, read.members) && {
      member_ids: values.members.map(({ id }) => id),
    }),
  };
  return Object.keys(update).length > 0 ? update : undefined;
}

/** `code CC-120, owner Vikram Rao`: what somebody else has changed meanwhile. */
export function changedWords(before: CostCentre, now: CostCentre): string {
  const changed = [
    before.code !== now.code && `code ${now.code}`,
    before.name !== now.name && `name ${now.name}`,
    before.owner?.id !== now.owner?.id && `owner ${now.owner?.name ?? 'nobody'}`,
    !samePeople(before.members, now.members) && countOf(now.members.length, 'member'),
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
    members: samePeople(mine.members, base.members) ? latest.members : mine.members,
  };
}

/** Saves a cost centre with the version that was read. */
export function useCentreUpdate(centre: CostCentre) {
  const [update] = useUpdateCostCentreMutation();
  const [load] = useLazyGetCostCentreQuery();
  const { id } = centre;
  return useVersionedSave(centre, {
    update: (costCentreUpdate: CostCentreUpdate, version) =>
      update({ id, 'If-Match': version, costCentreUpdate }).unwrap(),
    load: () => load({ id }).unwrap(),
  });
}
