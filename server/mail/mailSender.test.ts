import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config';
import { withOrigin } from '../lib/requestOrigin';
import { mailsTo } from '../testing/mails';
import { startSmtpServer } from '../testing/smtpServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { claimDueMails } from './mail.repository';
import { createMailQueue, type OutgoingMail } from './mailQueue.service';
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
const nextTurn = () => new Promise(setImmediate);
const transportOf = (deliver: MailTransport['deliver']): MailTransport => ({
  deliver,
  close: () => undefined,
});

const senderWith = (
  transport?: MailTransport,
  {
    env = {},
    ...more
  }: {
    env?: Record<string, string>;
    db?: TestDatabase['db'];
    renewEvery?: number;
    pollEvery?: number;
  } = {},
) =>
  createMailSender(
    { db: database.db, config: config(env), clock, log, attachments, ...more },
    transport,
  );
const other = () => senderWith(transportOf(async () => undefined));

const enqueue = (values: Partial<OutgoingMail> = {}) =>
  createMailQueue({ db: database.db, clock }).enqueue(database.db, {
    kind: 'welcome',
    to,
    subject: 'Hello',
    text: 'Words.',
    html: '<p>Words.</p>',
    ...values,
  });
const rows = () => mailsTo(database, to);
const rowsOf = async (kinds: readonly string[]) =>
  (await rows()).filter(({ kind }) => kinds.includes(kind));

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
  while ((await rows())[0]?.tries !== 1) await nextTurn();
  for (let minute = 0; minute < 5; minute += 1) {
    now += 60 * second;
    while ((await leasedUntil()) < now + 120 * second) await nextTurn();
    expect(await other().sendOnce()).toBe(0);
  }
  letGo();
  expect(await sending).toBe(1);
  expect(await rows()).toMatchObject([{ tries: 1, sent_at: new Date(now) }]);
});

it('leaves a mail to others when its delivery does not end', async () => {
  let begin: () => void = () => undefined;
  const delivering = new Promise<void>((resolve) => (begin = resolve));
  const mails = senderWith(
    transportOf(() => {
      begin();
      return new Promise(() => undefined);
    }),
    { renewEvery: 5 },
  );
  await enqueue();
  void mails.sendOnce();
  await delivering;
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

it('keeps a mail that the server answers with nonsense, and sends it once', async () => {
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

describe('while other mails wait for a mail server that does not answer', () => {
  const URGENT = ['signup_code', 'signup_known', 'password_reset_code'] as const;

  /** More than a batch of each class, and than the connections to the mail server. */
  async function enqueueMany(): Promise<void> {
    const calendar = { kind: 'calendar', booking_id: 1, reader: 'booker' } as const;
    for (let count = 0; count < 50; count += 1) {
      await enqueue({ kind: 'payment_confirmed', attachments: [calendar] });
      await enqueue({ kind: 'digest' });
      await enqueue({ kind: 'event_message' });
    }
  }

  it('sends codes with their first attempt before mails that were queued earlier', async () => {
    const waiting: (() => void)[] = [];
    const delivered: string[] = [];
    const mails = senderWith(
      transportOf(async ({ kind }) => {
        if (!URGENT.some((one) => one === kind)) {
          await new Promise<void>((resolve) => waiting.push(resolve));
        }
        delivered.push(kind);
      }),
      { pollEvery: 5 },
    );
    await enqueueMany();
    const stop = mails.start();
    while (waiting.length < 23) await nextTurn();
    for (const kind of URGENT) await enqueue({ kind });
    while (delivered.length < URGENT.length) await nextTurn();
    expect([...delivered].sort()).toEqual([...URGENT].sort());
    const codes = await rowsOf(URGENT);
    expect(codes.map(({ tries }) => tries)).toEqual([1, 1, 1]);
    const stopped = stop();
    for (const finish of waiting) finish();
    await stopped;
  });

  it('sends codes over connections that no other mail takes', async () => {
    const smtp = await startSmtpServer();
    smtp.state.silentTo = to;
    const mails = senderWith(undefined, { env: { SMTP_URL: smtp.url }, pollEvery: 5 });
    await enqueueMany();
    const stop = mails.start();
    while (smtp.state.unanswered < 3) await nextTurn();
    await enqueue({ kind: 'signup_code', to: 'leela@northwind.example' });
    while (smtp.received.length === 0) await nextTurn();
    expect(smtp.received).toMatchObject([{ to: ['leela@northwind.example'] }]);
    // No attempt of the others has ended meanwhile.
    expect(smtp.state.unanswered).toBe(3);
    // The deliveries that wait for an answer fail, so that the loops end.
    const stopped = stop();
    await smtp.stop();
    await stopped;
  });
});

it('sends mails of different people in turns, however many one of them has caused', async () => {
  const asPerson = (key: string, subjects: readonly string[]) =>
    withOrigin(
      { requestId: 'r', traceparent: null },
      async () => {
        for (const subject of subjects) await enqueue({ subject });
      },
      { requester: { key, isNetwork: false, hasEnded: false } },
    );
  await asPerson('person 7', ['m1', 'm2', 'm3']);
  now += 500;
  await asPerson('person 8', ['f1', 'f2']);
  const claim = async () => {
    const [mail] = await claimDueMails(database.db, {
      mailClass: 'withoutAttachments',
      now: new Date(now),
      leaseUntil: new Date(now + 60_000),
      count: 1,
    });
    return mail?.subject;
  };
  const order = [];
  for (let mail = await claim(); mail !== undefined; mail = await claim()) order.push(mail);
  expect(order).toEqual(['m1', 'f1', 'm2', 'f2', 'm3']);
  expect((await rows()).map(({ share }) => share)).not.toContain('person 7');
});
