import type { Schemas } from '../../contract/types';
import { stateOf } from '../../lib/placeNames';
import type { CompanyRow } from './company.repository';

export const presentBilling = (row: CompanyRow): Schemas['CompanyBilling'] => ({
  company: row.id,
  name: row.name,
  gstin: row.gstin,
  billing_address: row.billing_address,
  state: row.state === null ? null : stateOf(row.state),
});
