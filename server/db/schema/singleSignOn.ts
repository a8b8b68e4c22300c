import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { Json, OptionalTime, Time } from '../columns';

/** The identity provider of a company. */
export interface SsoConnectionsTable {
  company_id: number;
  issuer: string;
  client_id: string;
  /** Sealed. */
  client_secret: string;
  role_claim: string | null;
  role_mapping: Json<Schemas['SingleSignOnRole'][]>;
  required: Generated<boolean>;
  /** The admin who can use a password although single sign-on is required. */
  break_glass_id: number | null;
  /** The provider has an address that ends its sessions. */
  signs_out: boolean;
  /** Raised when issuer, client or secret change: what began with an older version does not count. */
  version: Generated<number>;
  /** Null until a test sign-in with this version has succeeded. */
  tested_at: OptionalTime;
}

/** A person's account at the provider of their company. */
export interface SsoIdentitiesTable {
  company_id: number;
  issuer: string;
  subject: string;
  user_id: number;
  linked_at: Time;
  last_used_at: Time;
}

/** Sign-ins for which the provider has not sent the browser back. Each row is used once. */
export interface SsoAttemptsTable {
  token_hash: string;
  company_id: number;
  version: number;
  /** The admin whose test this is; null for a sign-in. */
  tester_id: number | null;
  /** The path to open afterwards. */
  next: string;
  expires_at: Time;
}

/** Accounts that existed before the sign-in, until their person enters the mailed code. */
export interface SsoLinksTable {
  token_hash: string;
  company_id: number;
  version: number;
  issuer: string;
  subject: string;
  user_id: number;
  /** Sealed. */
  id_token: string;
  expires_at: Time;
}

/** Sessions that a provider has started, with the ID token that ends its own session. */
export interface SsoSessionsTable {
  session_id: string;
  company_id: number;
  version: number;
  /** Sealed. */
  id_token: string;
}
