import { sql } from 'kysely';
import type { BilledCompany } from '../schema/invoices';

/** Current billing details of a row `c` of `companies`. */
export const billedCompany = sql<BilledCompany>`jsonb_build_object(
  'company', c.name, 'gstin', c.gstin, 'address', c.billing_address, 'state', c.state)`;
