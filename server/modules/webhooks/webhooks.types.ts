/** Whose webhook it is. */
export type WebhookOwner =
  | { companyId: number; organizerId: null }
  | { companyId: null; organizerId: number };
