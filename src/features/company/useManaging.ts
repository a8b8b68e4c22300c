import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';

/** Where those are led who may not see spend: to the company's domain, or to what they decide. */
export function usePlaceWithoutSpend(): string {
  const user = useAppSelector(selectUser);
  return user?.permissions.includes('view_company_bookings')
    ? paths.companyDomain
    : paths.approvals;
}

/** Whether the person manages the company, and may change it: that needs a proven domain (D30). */
export function useManaging() {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  return { manages, mayChange: manages && (user?.company_domain_proven ?? false) };
}
