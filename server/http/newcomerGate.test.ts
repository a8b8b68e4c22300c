import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import type { OperationId } from '../contract/types';
import { createNewcomerGate, type NewcomerGate } from './newcomerGate';

let gate: NewcomerGate;
/** Emits `connection` for each that is taken. */
let connections: EventEmitter;
/** Names of the requests that were let in, in their order. */
let served: string[];
const replies = new Map<string, EventEmitter>();

beforeEach(() => {
  connections = new EventEmitter();
  gate = createNewcomerGate(connections, {
    width: { usually: 3, whilePaying: 1 },
    pace: { usually: 2, whileConnecting: 4 },
    patience: 60_000,
  });
  served = [];
});

async function come(name: string, operationId: OperationId = 'createBooking'): Promise<void> {
  const raw = new EventEmitter();
  replies.set(name, raw);
  const reply: Pick<FastifyReply, 'raw'> = { raw: raw as FastifyReply['raw'] };
  gate.enter(operationId, reply).then(
    () => served.push(name),
    () => served.push(`${name} is refused`),
  );
  await new Promise(setImmediate);
}

async function leave(name: string): Promise<void> {
  replies.get(name)?.emit('close');
  await new Promise(setImmediate);
}

it('serves few newcomers while somebody pays, in order of arrival, and all purchases', async () => {
  await come('pay', 'createPayment');
  await come('a');
  await come('b', 'getEvent');
  await come('c');
  await come('quote', 'quoteBookings');
  await come('list', 'listBookings');
  expect(served).toEqual(['pay', 'a', 'quote', 'list']);
  await leave('a');
  expect(served.at(-1)).toBe('b');
  await leave('pay');
  expect(served.at(-1)).toBe('b');
  await leave('quote');
  expect(served.at(-1)).toBe('c');
});

it('lets nobody pass who comes later', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await come(name);
  expect(served).toEqual(['a', 'b', 'c']);
  await leave('c');
  await come('e');
  expect(served).toEqual(['a', 'b', 'c', 'd']);
});

it('forgets who has gone away', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await come(name);
  await leave('d');
  await leave('a');
  expect(served).toEqual(['a', 'b', 'c', 'd is refused', 'e']);
});

it('lets few in while people are being connected, one in each fourth turn of the event loop', async () => {
  const seen: number[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    connections.emit('connection');
    await come(name);
    seen.push(served.length);
  }
  expect(seen).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(served).toEqual(['a']);
  await new Promise(setImmediate);
  expect(served).toEqual(['a', 'b', 'c']);
});

it('refuses who has waited for too long', async () => {
  gate = createNewcomerGate(connections, { width: { usually: 0, whilePaying: 0 }, patience: 1 });
  const reply: Pick<FastifyReply, 'raw'> = { raw: new EventEmitter() as FastifyReply['raw'] };
  await expect(gate.enter('getEvent', reply)).rejects.toMatchObject({ status: 503 });
});
