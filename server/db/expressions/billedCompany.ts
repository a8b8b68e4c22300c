import { sql } from 'kysely';
import type { BilledCompany } from '../schema/invoices';

/** The company an invoice is billed to, with its present details, of a row of `companies` as `c`. */
export const billedCompany = sql<BilledCompany>`jsonb_build_object(
  'company', c.name, 'gstin', c.gstin, 'address', c.billing_address, 'state', c.state)`;
