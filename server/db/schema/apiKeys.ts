import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { OptionalTime, StampedTime } from '../columns';

/** A key with which a system of a company or of an organizer calls the API in the name of its maker. */
export interface ApiKeysTable {
  id: Generated<number>;
  /** Either the company or the organizer is set. */
  company_id: number | null;
  organizer_id: number | null;
  /** The maker. */
  user_id: number;
  name: string;
  prefix: string;
  key_hash: string;
  scopes: Schemas['ApiKeyScope'][];
  created_at: StampedTime;
  /** Null when it does not expire. */
  expires_at: OptionalTime;
  /** Written at most once a minute. */
  last_used_at: OptionalTime;
}
