import { toAppError } from '@/api';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';

interface SpendQuery {
  error?: unknown;
  isFetching: boolean;
}

/** Where a person is led who may not see spend: to the company's domain, or to what they decide; null for others. */
export function usePlaceWithoutSpend({ error, isFetching }: SpendQuery): string | null {
  const user = useAppSelector(selectUser);
  if (isFetching || toAppError(error).status !== 403) return null;
  return user?.permissions.includes('view_company_bookings')
    ? paths.companyDomain
    : paths.approvals;
}

/** Whether the person manages the company, and may change it: that needs a proven domain. */
export function useManaging() {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  return { manages, mayChange: manages && (user?.company_domain_proven ?? false) };
}
