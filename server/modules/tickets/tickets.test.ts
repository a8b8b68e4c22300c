import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { readTicketCode, signTicketCode } from './ticketCode.rules';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(async () => world.close());

it('publishes the key that verifies its codes, without a sign-in', async () => {
  const answer = await world.app.inject({ url: '/api/tickets/verify-key/' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  const { algorithm, public_key: x, format } = answer.json<Schemas['VerifyKey']>();
  expect(algorithm).toBe('Ed25519');
  expect(Buffer.from(x, 'base64url')).toHaveLength(32);
  expect(format).toContain('FYR1.<payload>.<signature>');

  const claim = { ticketId: 12, eventId: 3, version: 1 };
  const code = signTicketCode(world.secrets.ticketKey.privateKey, claim);
  const key = createPublicKey({ key: { kty: 'OKP', crv: algorithm, x }, format: 'jwk' });
  expect(readTicketCode(key, code)).toEqual({ ok: true, ...claim });
});

it('does not contain the private key', async () => {
  const { d } = world.secrets.ticketKey.privateKey.export({ format: 'jwk' });
  const answer = await world.app.inject({ url: '/api/tickets/verify-key' });
  expect(d).toBeTruthy();
  expect(answer.body).not.toContain(d);
});
