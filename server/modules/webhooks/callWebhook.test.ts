import { isIP } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { answers, startWebhookReceiver } from '../../testing/webhookReceiver';
import type { Resolve } from '../../lib/publicAddress';
import { callWebhook } from './callWebhook.gateway';

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(() => {
  receiver.answer = answers.ok;
  receiver.received.length = 0;
});
afterAll(() => receiver.close());

/** Longer than any answer here takes, except one that never comes. */
const LONG = 10_000;

const call = (
  url: string,
  {
    allowPrivate = true,
    timeout = LONG,
    addresses,
  }: {
    allowPrivate?: boolean;
    timeout?: number;
    addresses?: readonly string[];
  } = {},
) =>
  callWebhook(
    { url, headers: { 'content-type': 'application/json' }, body: '{}' },
    { allowPrivate, timeout, ...(addresses && { resolve: resolverOf(addresses) }) },
  );

/** A DNS that knows every name, under these addresses. */
const resolverOf =
  (addresses: readonly string[]): Resolve =>
  (_host, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );

it('posts the body and returns the answer', async () => {
  expect(await call(receiver.url)).toEqual({ status: 200, answer: 'thanks', error: null });
  expect(receiver.received).toEqual([expect.objectContaining({ path: '/hook', body: '{}' })]);
});

it('counts any other status as a failure, and keeps the answer', async () => {
  receiver.answer = answers.fail;
  expect(await call(receiver.url)).toEqual({
    status: 500,
    answer: 'out of order',
    error: 'It answered with status 500.',
  });
});

it('follows no redirect', async () => {
  receiver.answer = answers.redirect;
  expect(await call(receiver.url)).toMatchObject({
    status: 302,
    error: 'It answered with a redirect, which is not followed.',
  });
  expect(receiver.received).toHaveLength(1);
});

it('ends a call that is not answered', async () => {
  receiver.answer = answers.hang;
  expect(await call(receiver.url, { timeout: 50 })).toEqual({
    status: null,
    answer: '',
    error: 'It did not answer within 0.05 seconds.',
  });
});

it('ends an answer that never ends', async () => {
  receiver.answer = (response) => response.writeHead(200).write('x');
  expect((await call(receiver.url, { timeout: 50 })).error).toBe(
    'It did not answer within 0.05 seconds.',
  );
});

it('stops reading a large answer and stores its beginning', async () => {
  receiver.answer = answers.endless;
  const { status, answer, error } = await call(receiver.url);
  expect({ status, length: answer.length, error }).toEqual({
    status: 200,
    length: 2048,
    error: null,
  });
});

it('connects to the address that was resolved', async () => {
  const url = `http://hooks.acme.example:${receiver.port}/hook`;
  expect(await call(url, { addresses: ['127.0.0.1'] })).toMatchObject({ status: 200 });
  expect(receiver.received[0]?.headers.host).toBe(`hooks.acme.example:${receiver.port}`);
});

it.each([
  ['an address on loopback', 'https://127.0.0.1/', undefined],
  ['the same as a number', 'https://2130706433/', undefined],
  ['the same as IPv6', 'https://[::ffff:127.0.0.1]/', undefined],
  ['the service of a cloud', 'https://169.254.169.254/', undefined],
  ['a name on loopback, by the system’s DNS', 'https://localhost/', undefined],
  ['a name on loopback', 'https://hooks.acme.example/', ['127.0.0.1']],
  ['a name with a private address among others', 'https://acme.example/', ['8.8.8.8', '10.0.0.1']],
  ['a name with a unique-local address', 'https://acme.example/', ['fd00::1']],
])('refuses %s', async (_what, url, addresses) => {
  const { error } = await call(url, { allowPrivate: false, ...(addresses && { addresses }) });
  expect(error).toBe('The address is in a private network.');
});

it('refuses http', async () => {
  const { error } = await call('http://acme.example/', { allowPrivate: false });
  expect(error).toBe('The address must begin with https.');
});

it('says when nobody listens', async () => {
  const gone = await startWebhookReceiver();
  await gone.close();
  expect((await call(gone.url)).error).toBe('No connection: ECONNREFUSED.');
});
