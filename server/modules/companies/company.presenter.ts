import type { Schemas } from '../../contract/types';
import type { CompanyRow } from './company.repository';

export const presentBilling = (row: CompanyRow): Schemas['CompanyBilling'] => ({
  company: row.id,
  name: row.name,
  gstin: row.gstin,
  billing_address: row.billing_address,
  state: row.state,
});
