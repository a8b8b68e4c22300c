import type { FastifyRequest } from 'fastify';
import { invalidInput } from '../../lib/errors';

/** As the contract's IdempotencyKey says; headers do not pass its validation. */
const FORM = /^[A-Za-z0-9_-]{8,128}$/;

/** @throws 400 for one that is not as the contract wants it */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !FORM.test(key)) {
    throw invalidInput('Idempotency-Key must be 8 to 128 letters, digits, - or _.');
  }
  return key;
}
