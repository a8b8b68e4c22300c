import type { Generated } from 'kysely';
import type { OptionalTime, StampedTime, Time } from '../columns';
import type { Role } from './identity';

export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  /** Lower case; the verified email domain that decides who belongs here (D9). */
  domain: string | null;
  /** Of the domain, by the suffixes of registries alone (`registrableDomains`). */
  registrable_domain: string | null;
  /** The same, by the suffixes of hosts and resellers too. */
  hosted_domain: string | null;
  gstin: string | null;
  billing_address: string | null;
  state: string | null;
  created_at: StampedTime;
  /** The token that the TXT record of the domain must hold. */
  domain_proof: Generated<string>;
  /** Null until the company has proven that the domain is its own (D30). */
  domain_proven_at: OptionalTime;
  version: Generated<number>;
  /** People of a suspended company cannot book; their tickets stay valid. */
  suspended_at: OptionalTime;
  suspended_reason: Generated<string>;
  /** The company into which this one was merged; rows that name this one are stored with that one. */
  merged_into: number | null;
}

/** Domains beside `companies.domain`. People join by them once they are proven. */
export interface CompanyDomainsTable {
  company_id: number;
  /** Lower case. */
  domain: string;
  proof: Generated<string>;
  /** At most one company has a domain proven. */
  proven_at: OptionalTime;
  added_at: StampedTime;
}

/** Rows that are only locked, for things that have no row of their own in `companies`. */
export interface CompanyLocksTable {
  /** Of a domain, or of all merges. */
  name: string;
}

export type CompanyRole = Extract<
  Role,
  'company_admin' | 'company_manager' | 'employee' | 'client'
>;

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
  /** When the mail with the present token was queued. */
  sent_at: Time;
  expires_at: Time;
  accepted_at: OptionalTime;
  revoked_at: OptionalTime;
}
