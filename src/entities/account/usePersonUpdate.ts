import { useState } from 'react';
import { toAppError, type PersonAccount, type PersonUpdate } from '@/api';
import { useLazyGetPersonQuery, useUpdatePersonMutation } from '@/api/console';
import { roleLabel } from '@/lib/text';
import { nameOf } from './accountRoles';

/** `Client at Northwind Industries, with a closed account` */
export const whatItIs = ({ role, company, status }: PersonAccount): string =>
  `${roleLabel(role)}${company ? ` at ${company.name}` : ''}${status === 'closed' ? ', with a closed account' : ''}`;

/**
 * Saves a person with the version that was read. When somebody else has saved meanwhile nothing is
 * overwritten: `conflict` says what the person is now, and the next try changes that.
 */
export function usePersonUpdate(person: PersonAccount) {
  const [update] = useUpdatePersonMutation();
  const [load] = useLazyGetPersonQuery();
  const [read, setRead] = useState(person);

  /** @throws whatever else than a conflict went wrong */
  const save = async (personUpdate: PersonUpdate) => {
    try {
      const saved = await update({
        id: read.id,
        'If-Match': `"${read.version}"`,
        personUpdate,
      }).unwrap();
      return { latest: saved, conflict: null };
    } catch (error) {
      if (toAppError(error).status !== 412) throw error;
      const latest = await load({ id: read.id }).unwrap();
      setRead(latest);
      const conflict = `Someone else has changed this: ${nameOf(latest)} is ${whatItIs(latest)} now.`;
      return { latest, conflict };
    }
  };
  return { read, save };
}
