import type { Generated } from 'kysely';
import type { OptionalDate, OptionalTime, StampedTime, Time } from '../columns';

export type Role =
  'admin' | 'staff' | 'super_admin' | 'company_admin' | 'company_manager' | 'employee' | 'client';

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
  /** Who invited the person; null for one who signed up (D30). */
  invited_by: number | null;
  created_at: StampedTime;
  updated_at: StampedTime;
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
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: StampedTime;
  expires_at: Time;
  /** When it was exchanged for its successor. */
  rotated_at: OptionalTime;
}

export type CodePurpose = 'signup' | 'password_reset';

/** One valid code per purpose and address; a new one replaces the old (D9). */
export interface OneTimeCodesTable {
  purpose: CodePurpose;
  /** Lower case. */
  email: string;
  code_hash: string;
  issued_at: Time;
  expires_at: Time;
  tries: Generated<number>;
}

/** Sign-up forms, until the mailed code proves the address. */
export interface PendingSignupsTable {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  requested_at: Time;
}
