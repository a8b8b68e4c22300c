import { selectUser, useAppSelector } from '@/state';

/** Whether the person manages the company, and may change it: that needs a proven domain (D30). */
export function useManaging() {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  return { manages, mayChange: manages && (user?.company_domain_proven ?? false) };
}
