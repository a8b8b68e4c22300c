import type { Generated } from 'kysely';
import type { StampedTime } from '../columns';

export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  /** Lower case; the verified e-mail domain that decides who belongs here (D9). */
  domain: string | null;
  gstin: string | null;
  billing_address: string | null;
  state: string | null;
  created_at: StampedTime;
}
