import type { AuthUser } from '@/api';

/** Whether the user has a company and may manage it (D8). */
export const mayManageBilling = ({ permissions, company_id: company }: AuthUser): boolean =>
  company !== null && permissions.includes('manage_company');
