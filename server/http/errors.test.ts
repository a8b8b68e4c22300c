import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { registerErrors } from './errors';

let app: FastifyInstance;
let thrown: Error;

beforeAll(async () => {
  app = Fastify();
  registerErrors(app);
  app.get('/', async () => {
    throw thrown;
  });
  await app.ready();
});
afterAll(() => app.close());

function databaseError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('canceling statement on table payments', 0, 'error');
  error.code = code;
  return error;
}

it.each([
  ['a statement that took too long', databaseError('57014')],
  ['a lock that was waited for too long', databaseError('55P03')],
  ['a serialization failure', databaseError('40001')],
  ['a deadlock', databaseError('40P01')],
  ['a server that stops', databaseError('57P01')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a connection that was reset', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
])('%s is 503 and says when to try again', async (_, error) => {
  thrown = error;
  const answer = await app.inject({ url: '/' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(answer.json()).toMatchObject({
    code: 'unavailable',
    error: 'Foyer is busy for a moment. Please try again.',
  });
});

it.each([
  ['a statement that is wrong', databaseError('42601')],
  ['a duplicate', databaseError('23505')],
  ['a fault of ours', new Error('x is undefined')],
])('%s is 500 and says nothing of the inside', async (_, error) => {
  thrown = error;
  const answer = await app.inject({ url: '/' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['retry-after']).toBeUndefined();
  expect(answer.body).not.toContain(error.message);
});
