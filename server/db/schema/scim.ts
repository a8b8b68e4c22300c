import type { OptionalTime, StampedTime } from '../columns';

/** The token with which a system of the company provisions its people. */
export interface ScimTokensTable {
  company_id: number;
  /** Who made it. The token goes on when they leave. */
  user_id: number;
  prefix: string;
  token_hash: string;
  created_at: StampedTime;
  /** Written at most once a minute. */
  last_used_at: OptionalTime;
}

/** What the company's system has told about a person; people without a row can be provisioned as well. */
export interface ScimPeopleTable {
  company_id: number;
  user_id: number;
  /** Id of the person in that system. */
  external_id: string | null;
  /** The system has made the account. */
  is_created: boolean;
  /** When the system deleted the person, whose account is closed since. */
  removed_at: OptionalTime;
}
