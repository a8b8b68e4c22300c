import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../lib/errors';

/** Seconds by which the clocks of a gateway and of this server may differ. */
export const CLOCK_TOLERANCE = 300;

export const badSignature = () =>
  new AppError(400, 'bad_signature', 'The signature does not belong to this message.');

/** The signature is valid but the event is malformed, so sending it again does not help. */
export const malformedEvent = (cause?: unknown) =>
  new AppError(400, 'malformed_event', 'The event lacks fields, or they cannot be read.', {
    cause,
  });

export const hmacHex = (secret: string, message: string | Buffer): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Compares in constant time, so that timing does not reveal where the values differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
