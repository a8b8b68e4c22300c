import type { SignupRequest } from '@/api';
import { isRecord } from '@/lib/isRecord';

/** What was entered in step 1. After a reload the password is missing: it is never stored. */
export type SignUpDetails = Omit<SignupRequest, 'password'> & { password?: string };

export interface KeptSignUp {
  details: SignUpDetails;
  /** When a new code can be requested; epoch milliseconds of the server's clock. */
  endsAt: number;
}

/** sessionStorage key, so per tab. */
const KEY = 'foyer-sign-up';

/** Keeps step and address while the code is awaited, for a reload; null forgets them. */
export function keepSignUp(kept: KeptSignUp | null): void {
  try {
    if (kept === null) window.sessionStorage.removeItem(KEY);
    else {
      const { email, first_name, last_name } = kept.details;
      const details = { email, first_name, last_name };
      window.sessionStorage.setItem(KEY, JSON.stringify({ details, endsAt: kept.endsAt }));
    }
  } catch {
    // Storage is blocked: a reload starts over.
  }
}

/** @param now epoch milliseconds of the server's clock; null when the ten minutes are over */
export function readKeptSignUp(now: number): KeptSignUp | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.details)) return null;
    const { endsAt } = kept;
    const { email, first_name, last_name } = kept.details;
    if (typeof endsAt !== 'number' || endsAt <= now) return null;
    if (typeof email !== 'string') return null;
    if (typeof first_name !== 'string' || typeof last_name !== 'string') return null;
    return { details: { email, first_name, last_name }, endsAt };
  } catch {
    return null;
  }
}
