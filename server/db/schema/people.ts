import type { Generated } from 'kysely';
import type { OptionalDate, OptionalTime, StampedTime, Time } from '../columns';

export type Role =
  'admin' | 'staff' | 'super_admin' | 'company_admin' | 'company_manager' | 'employee' | 'client';

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

export interface UsersTable {
  id: Generated<number>;
  /** Lower case, as is the e-mail: the database refuses anything else. */
  username: string;
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
  rotated_at: OptionalTime;
}
