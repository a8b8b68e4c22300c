import type { CompanyBilling, CompanyBillingUpdate } from '@/api';
import { plainGstin } from '@/lib/gstin.gen';

type Billing = Pick<CompanyBilling, 'gstin' | 'billing_address' | 'state'>;

/** The values of the form's fields; empty strings for missing values. */
export interface BillingFields {
  gstin: string;
  billing_address: string;
  state: string;
}

export const billingFieldsOf = (billing: Billing): BillingFields => ({
  gstin: billing.gstin ?? '',
  billing_address: billing.billing_address ?? '',
  state: billing.state ?? '',
});

/** The changed fields; null when nothing changed and no request is needed. */
export function changedBilling(
  billing: Billing,
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
