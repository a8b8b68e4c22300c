import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../lib/errors';

/** Seconds by which the clocks of a gateway and of this server may differ. */
export const CLOCK_TOLERANCE = 300;

export const badSignature = () =>
  new AppError(400, 'bad_signature', 'The signature does not belong to this message.');

/** Signed by the gateway, but not in the form of its events: repeating it would be of no use. */
export const malformedEvent = (cause?: unknown) =>
  new AppError(400, 'malformed_event', 'The event lacks fields, or they cannot be read.', {
    cause,
  });

export const hmacHex = (secret: string, message: string | Buffer): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** In constant time, so that timing does not reveal where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
