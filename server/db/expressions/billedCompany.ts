import { sql } from 'kysely';
import type { BilledCompany } from '../schema/invoices';

/** Whom an invoice is billed to as things stand now, of a row of `companies` as `c`. */
export const billedCompany = sql<BilledCompany>`jsonb_build_object(
  'company', c.name, 'gstin', c.gstin, 'address', c.billing_address, 'state', c.state)`;
