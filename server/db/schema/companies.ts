import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { OptionalTime, StampedTime, Time } from '../columns';

export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  /** Lower case; the verified email domain that decides who belongs here. */
  domain: string | null;
  /** Registrable domain by the suffixes of registries only (`registrableDomains`). */
  registrable_domain: string | null;
  /** Registrable domain by the suffixes of registries, hosts and resellers. */
  hosted_domain: string | null;
  gstin: string | null;
  billing_address: string | null;
  state: string | null;
  created_at: StampedTime;
  /** The token that the TXT record of the domain must contain. */
  domain_proof: Generated<string>;
  /** Null until the company has proven that it owns the domain. */
  domain_proven_at: OptionalTime;
  version: Generated<number>;
  /** People of a suspended company cannot book; their tickets stay valid. */
  suspended_at: OptionalTime;
  suspended_reason: Generated<string>;
  /** The company into which this one was merged. New rows store that company in place of this one. */
  merged_into: number | null;
  /** Admins of the company must have a second factor. */
  admins_need_second_factor: Generated<boolean>;
}

/** Domains in addition to `companies.domain`. People can join by a domain once it is proven. */
export interface CompanyDomainsTable {
  company_id: number;
  /** Lower case. */
  domain: string;
  proof: Generated<string>;
  /** At most one company has proven a domain. */
  proven_at: OptionalTime;
  added_at: StampedTime;
}

/** Rows that only serve as locks, for what has no row in `companies`. */
export interface CompanyLocksTable {
  /** Name of the lock: a domain, or the one for all merges. */
  name: string;
}

export type CompanyRole = Schemas['CompanyRole'];

/** At most one open invitation, neither accepted nor revoked, for an address in a company. */
export interface InvitationsTable {
  id: Generated<number>;
  company_id: number;
  /** Lower case. */
  email: string;
  role: CompanyRole;
  token_hash: string;
  invited_by: number;
  created_at: Time;
  /** When the mail with the current token was queued. */
  sent_at: Time;
  expires_at: Time;
  accepted_at: OptionalTime;
  revoked_at: OptionalTime;
}
