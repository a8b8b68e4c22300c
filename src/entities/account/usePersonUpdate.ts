import type { PersonAccount, PersonUpdate } from '@/api';
import { useLazyGetPersonQuery, useUpdatePersonMutation, useVersionedSave } from '@/api/console';
import { roleLabel } from '@/lib/text';
import { nameOf } from './accountRoles';

/** `Client at Northwind Industries, with a closed account` */
export const whatItIs = ({ role, company, status }: PersonAccount): string =>
  `${roleLabel(role)}${company ? ` at ${company.name}` : ''}${status === 'closed' ? ', with a closed account' : ''}`;

/** Saves a person with the version that was read. */
export function usePersonUpdate(person: PersonAccount) {
  const [update] = useUpdatePersonMutation();
  const [load] = useLazyGetPersonQuery();
  const { id } = person;
  return useVersionedSave(person, {
    update: (personUpdate: PersonUpdate, version) =>
      update({ id, 'If-Match': version, personUpdate }).unwrap(),
    load: () => load({ id }).unwrap(),
  });
}

/** Said when somebody else has saved the person meanwhile. */
export const conflictText = (latest: PersonAccount): string =>
  `Someone else has changed this: ${nameOf(latest)} is ${whatItIs(latest)} now.`;
