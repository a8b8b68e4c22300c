import type { CompanyBilling, CompanyBillingUpdate, AuthUser } from '@/api';

/** The values of the form's fields; empty strings for missing values. */
export interface BillingFields {
  gstin: string;
  billing_address: string;
  state: string;
}

export const billingFieldsOf = (billing: CompanyBilling): BillingFields => ({
  gstin: billing.gstin ?? '',
  billing_address: billing.billing_address ?? '',
  state: billing.state ?? '',
});

const plainGstin = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** The error message for a malformed GSTIN, or null. The server also checks the check digit. */
export function gstinProblem(text: string): string | null {
  const gstin = plainGstin(text);
  if (gstin === '' || /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return null;
  return 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV';
}

/** The changed fields; null when nothing changed and no request is needed. */
export function changedBilling(
  billing: CompanyBilling,
  fields: BillingFields,
): CompanyBillingUpdate | null {
  const before = billingFieldsOf(billing);
  const gstin = plainGstin(fields.gstin);
  const address = fields.billing_address.trim();
  const update: CompanyBillingUpdate = {
    ...(gstin !== before.gstin && { gstin: gstin || null }),
    ...(address !== before.billing_address && { billing_address: address || null }),
    ...(fields.state !== before.state && { state: fields.state || null }),
  };
  return Object.keys(update).length > 0 ? update : null;
}

/** Whether the user has a company and may manage it (D8). */
export const mayManageBilling = ({ permissions, company_id: company }: AuthUser): boolean =>
  company !== null && permissions.includes('manage_company');
