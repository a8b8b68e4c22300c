import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../config/config';
import { mailsTo } from '../testing/mails';
import { startSmtpServer } from '../testing/smtpServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createMailQueue } from './mailQueue.service';
import { createMailSender } from './mailSender.service';
import type { MailTransport } from './transport';

// A mail server or a database that is slow or away while mails are sent.

const second = 1000;
const to = 'asha@northwind.example';
let now = Date.UTC(2026, 2, 1);
const clock = { now: () => now };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => database.db.deleteFrom('mails').execute());

const config = (env: Record<string, string>) =>
  readConfig({ PUBLIC_URL: 'https://foyer.test', ...env });
const log = { warn: () => undefined, error: () => undefined };
const attachments = { render: async () => [] };
const transportOf = (deliver: () => Promise<void>): MailTransport => ({
  deliver,
  close: () => undefined,
});

const senderWith = (
  transport?: MailTransport,
  {
    env = {},
    ...more
  }: { env?: Record<string, string>; db?: TestDatabase['db']; renewEvery?: number } = {},
) =>
  createMailSender(
    { db: database.db, config: config(env), clock, log, attachments, ...more },
    transport,
  );
const other = () => senderWith(transportOf(async () => undefined));

const enqueue = () =>
  createMailQueue({ db: database.db, clock }).enqueue(database.db, {
    kind: 'welcome',
    to,
    subject: 'Hello',
    text: 'Words.',
    html: '<p>Words.</p>',
  });
const rows = () => mailsTo(database, to);

it('keeps its mails while the mail server takes longer than a lease lasts', async () => {
  let letGo: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  const mails = senderWith(
    transportOf(() => slow),
    { renewEvery: 5 },
  );
  const leasedUntil = async () => (await rows())[0]?.next_try_at.getTime() ?? 0;
  await enqueue();
  const sending = mails.sendOnce();
  while ((await rows())[0]?.tries !== 1) await new Promise(setImmediate);
  for (let minute = 0; minute < 5; minute += 1) {
    now += 60 * second;
    while ((await leasedUntil()) < now + 120 * second) await new Promise(setImmediate);
    expect(await other().sendOnce()).toBe(0);
  }
  letGo();
  expect(await sending).toBe(1);
  expect(await rows()).toMatchObject([{ tries: 1, sent_at: new Date(now) }]);
});

it('leaves a mail to others when its delivery does not end', async () => {
  const mails = senderWith(
    transportOf(() => new Promise(() => undefined)),
    { renewEvery: 5 },
  );
  await enqueue();
  void mails.sendOnce();
  while ((await rows())[0]?.tries !== 1) await new Promise(setImmediate);
  now += (15 * 60 + 120) * second;
  expect(await other().sendOnce()).toBe(1);
});

it('records that a mail was sent once the database is back, and sends it once', async () => {
  let failures = 0;
  const failing = database.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode' && failures > 0) {
        failures -= 1;
        throw Object.assign(new Error('It is shutting down.'), { code: '57P01' });
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  let delivered = 0;
  const deliver = async () => {
    delivered += 1;
    failures = 2;
  };
  const mails = senderWith(transportOf(deliver), { db: failing });
  await enqueue();
  expect(await mails.sendOnce()).toBe(1);
  now += 300 * second;
  expect(await mails.sendOnce()).toBe(0);
  expect(delivered).toBe(1);
  expect(await rows()).toMatchObject([{ last_error: null, sent_at: expect.any(Date) }]);
});

it('keeps what is answered by nonsense, and sends it once', async () => {
  const smtp = await startSmtpServer();
  smtp.state.nonsense = 'HTTP/1.1 400 Bad Request';
  const mails = senderWith(undefined, { env: { SMTP_URL: smtp.url } });
  await enqueue();
  expect(await mails.sendOnce()).toBe(0);
  smtp.state.nonsense = null;
  now += 5 * second;
  expect(await mails.sendOnce()).toBe(1);
  expect(smtp.received).toHaveLength(1);
  await smtp.stop();
});
