import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown. */
const PERIOD = 30;

/** 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Foyer', label, secret, period: PERIOD });

/** The `otpauth:` address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The step (30 seconds since 1970) that a code belongs to, one before or after the present one included because clocks
 * differ; null for a wrong code.
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
