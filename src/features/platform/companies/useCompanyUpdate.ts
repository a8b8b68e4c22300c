import { useState } from 'react';
import { toAppError, type CompanyAccount, type CompanyAccountUpdate } from '@/api';
import { useLazyGetCompanyAccountQuery, useUpdateCompanyAccountMutation } from '@/api/console';
import { STATE_LABELS } from './companyFilters';

/**
 * Saves a company with the version that was read. When somebody else has saved meanwhile nothing is
 * overwritten: the sentence says what it is now, and the next try changes that.
 */
export function useCompanyUpdate(company: CompanyAccount) {
  const [update] = useUpdateCompanyAccountMutation();
  const [load] = useLazyGetCompanyAccountQuery();
  const [read, setRead] = useState(company);

  /** @returns the sentence of a conflict; null once it is saved */
  const save = async (companyAccountUpdate: CompanyAccountUpdate): Promise<string | null> => {
    try {
      await update({
        id: read.id,
        'If-Match': `"${read.version}"`,
        companyAccountUpdate,
      }).unwrap();
      return null;
    } catch (error) {
      if (toAppError(error).status !== 412) throw error;
      const latest = await load({ id: read.id }).unwrap();
      setRead(latest);
      const state = STATE_LABELS[latest.status].toLowerCase();
      return `Somebody else changed this meanwhile: the company is called ${latest.name} now and is ${state}. Save again to change that.`;
    }
  };
  return { read, save };
}
