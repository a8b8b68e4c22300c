import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { JsonWithDefault, OptionalDate, OptionalTime, StampedTime, Time } from '../columns';

export type Role = Schemas['Role'];

export interface UsersTable {
  id: Generated<number>;
  /** Lower case; a check constraint refuses anything else. */
  username: string;
  /** Lower case; a check constraint refuses anything else. */
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  dob: OptionalDate;
  gender: string | null;
  role: Role;
  company_id: number | null;
  is_active: Generated<boolean>;
  /** Who invited the person; null for one who signed up. */
  invited_by: number | null;
  created_at: StampedTime;
  updated_at: StampedTime;
  version: Generated<number>;
  last_sign_in_at: OptionalTime;
  /** When the person was erased; the row stays because payments and bookings name it. */
  erased_at: OptionalTime;
  /** When the account was closed; set by the database, null while it is open. */
  closed_at: OptionalTime;
}

export interface SessionsTable {
  /** A UUID. */
  id: string;
  user_id: number;
  created_at: StampedTime;
  last_used_at: StampedTime;
  expires_at: Time;
  ended_at: OptionalTime;
  end_reason: string | null;
  user_agent: string | null;
  /** Shortened, such as `203.0.113.0/24`. */
  network: string | null;
  /** When the person last proved who they are in this session, at the sign-in or later. */
  proved_at: OptionalTime;
}

/** Authenticator apps. */
export interface TotpFactorsTable {
  user_id: number;
  /** Sealed for `totp <user id>`. */
  secret: string;
  created_at: StampedTime;
  /** Null until a code of the app was entered. */
  confirmed_at: OptionalTime;
  /** The step of the last accepted code: no code of this step or an earlier one is accepted again. */
  last_step: number | null;
}

/** Codes for people who have lost their second factor. */
export interface RecoveryCodesTable {
  user_id: number;
  code_hash: string;
  used_at: OptionalTime;
}

export interface PasskeysTable {
  /** The id of the credential in base64url. */
  id: string;
  user_id: number;
  name: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Of uses, as the authenticator counts them; 0 when it does not count. */
  counter: Generated<number>;
  /** How browsers reach the authenticator, such as `internal`. */
  transports: JsonWithDefault<string[]>;
  created_at: StampedTime;
  last_used_at: OptionalTime;
}

/** Challenges that authenticators sign, each once. */
export interface PasskeyChallengesTable {
  challenge: string;
  /** Who registers a passkey; null for a sign-in. */
  user_id: number | null;
  expires_at: Time;
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: StampedTime;
  expires_at: Time;
  /** When it was exchanged for its successor. */
  rotated_at: OptionalTime;
}

export type CodePurpose = 'signup' | 'password_reset' | 'sso_link';

/** Several codes for one purpose and address may be valid at once: each request gets a new one. */
export interface OneTimeCodesTable {
  id: Generated<number>;
  purpose: CodePurpose;
  /** Lower case. */
  email: string;
  code_hash: string;
  issued_at: Time;
  expires_at: Time;
  /** Attempts from networks that did not request the code; `one_time_code_networks` counts those that did. */
  tries: Generated<number>;
}

/** Requests and attempts of one network for a code. */
export interface OneTimeCodeNetworksTable {
  code_id: number;
  network_hash: string;
  tries: Generated<number>;
  /** The network requested this code, or requested a code just after this one was mailed. */
  requested: Generated<boolean>;
}

/** Sign-up forms, until the mailed code proves the address. */
export interface PendingSignupsTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  requested_at: Time;
  /** The network that sent the form; null for forms of an earlier version. */
  network_hash: string | null;
}

/** Devices on which a person signed in; several people may share one token. */
export interface SignInDevicesTable {
  user_id: number;
  token_hash: string;
  last_used_at: Time;
}

/** Networks from which a person signed in. */
export interface SignInNetworksTable {
  user_id: number;
  network_hash: string;
  last_used_at: Time;
}

/** Single-use links of password reset mails. */
export interface PasswordResetLinksTable {
  token_hash: string;
  user_id: number;
  expires_at: Time;
}
