import type { FastifyRequest } from 'fastify';
import { invalidInput } from '../../lib/errors';

/** The pattern of the contract's IdempotencyKey; headers are not validated by the contract. */
const FORM = /^[A-Za-z0-9_-]{8,128}$/;

/** @throws 400 for a key that does not match the contract's pattern */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !FORM.test(key)) {
    throw invalidInput('Idempotency-Key must be 8 to 128 letters, digits, - or _.');
  }
  return key;
}
