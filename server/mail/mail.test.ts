import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config';
import { mailsTo } from '../testing/mails';
import { startSmtpServer } from '../testing/smtpServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import type { MailAttachment } from '../db/schema/mail';
import { createMailQueue, type OutgoingMail } from './mailQueue.service';
import { createMailSender } from './mailSender.service';

const second = 1000;
const to = 'asha@northwind.example';
const mail = (values: Partial<OutgoingMail> = {}): OutgoingMail => ({
  kind: 'welcome',
  to,
  subject: 'Hello',
  text: 'Words.\n',
  html: '<p>Words.</p>',
  ...values,
});

let now = Date.UTC(2026, 2, 1);
const clock = { now: () => now };
const warnings: unknown[] = [];
const bytes = (text: string) => Buffer.from(text, 'base64');
const base64 = (text: string) => Buffer.from(text).toString('base64');
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-mail-'));
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.db.deleteFrom('mails').execute();
});

type Transport = Parameters<typeof createMailSender>[1];

function service(env: Record<string, string> = {}, transport?: Transport) {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://foyer.test', ...env });
  const log = { warn: (...entry: unknown[]) => void warnings.push(entry), error: () => undefined };
  const attachments = {
    render: async ({ attachments: files }: { attachments: readonly MailAttachment[] }) =>
      files.flatMap((file) =>
        file.kind === 'file' ? [{ ...file, content: bytes(file.content) }] : [],
      ),
  };
  const deps = { db: database.db, config, clock, log };
  return { ...createMailQueue(deps), ...createMailSender({ ...deps, attachments }, transport) };
}

const outbox = () => path.join(dataDir, 'outbox');
const rows = () => mailsTo(database, to);

/** The headers of a message, folded lines joined. */
const headersOf = (message: string) =>
  (message.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

describe('without SMTP_URL', () => {
  it('writes each mail into the outbox, readable only by its owner', async () => {
    const mails = service();
    await mails.enqueue(
      database.db,
      mail({
        replyTo: 'help@foyer.test',
        headers: { 'List-Unsubscribe': '<mailto:help@foyer.test>' },
        attachments: [
          { kind: 'file', filename: 'a.txt', contentType: 'text/plain', content: base64('inside') },
        ],
      }),
    );
    expect(await mails.sendOnce()).toBe(1);
    const [file = '', ...more] = readdirSync(outbox());
    expect(more).toEqual([]);
    expect(file).toMatch(/^\d+-welcome\.eml$/);
    expect(statSync(path.join(outbox(), file)).mode & 0o777).toBe(0o600);
    const message = readFileSync(path.join(outbox(), file), 'utf8');
    expect(headersOf(message)).toEqual(
      expect.arrayContaining([
        'From: Foyer <support@foyer.example>',
        `To: ${to}`,
        'Reply-To: help@foyer.test',
        'Subject: Hello',
        'List-Unsubscribe: <mailto:help@foyer.test>',
        'Auto-Submitted: auto-generated',
        expect.stringMatching(/^Message-ID: <mail-\d+-\d+@foyer\.test>$/i),
      ]),
    );
    expect(message).toContain('Words.');
    expect(message).toContain('<p>Words.</p>');
    expect(message).toContain(base64('inside'));
  });

  it('deletes the content of a mail once it is sent', async () => {
    const mails = service();
    await mails.enqueue(database.db, mail({ text: 'code 123456' }));
    await mails.sendOnce();
    expect(await rows()).toMatchObject([
      { kind: 'welcome', sent_at: new Date(now), text: '', html: '', attachments: [] },
    ]);
    expect(await mails.sendOnce()).toBe(0);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const mails = service();
    const undone = database.db.transaction().execute(async (trx) => {
      await mails.enqueue(trx, mail());
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await mails.sendOnce()).toBe(0);
  });

  it('lets no name, subject or address add a header', async () => {
    const mails = service();
    const evil = 'x\r\nBcc: all@acme.example\r\n\r\nbody';
    await mails.enqueue(
      database.db,
      mail({
        subject: `Subject ${evil}`,
        to: `${to}\r\nBcc: all@acme.example`,
        replyTo: `a@acme.example\r\nBcc: all@acme.example`,
        headers: { 'X-Test': evil },
        attachments: [
          { kind: 'file', filename: `${evil}.txt`, contentType: 'text/plain', content: '' },
        ],
      }),
    );
    await mails.sendOnce();
    const [file = ''] = readdirSync(outbox());
    const message = readFileSync(path.join(outbox(), file), 'utf8');
    expect(message).toContain('Words.');
    expect(headersOf(message).filter((line) => /^(bcc|cc)\s*:/i.test(line))).toEqual([]);
    expect(message).not.toMatch(/^Bcc/im);
  });

  it('stops after the mails under way, and leaves the others for later', async () => {
    const delivered: number[] = [];
    let stopped: Promise<void> | undefined;
    const mails = service(
      {},
      {
        deliver: async ({ id }) => {
          delivered.push(id);
          stopped ??= stop();
        },
        close: () => undefined,
      },
    );
    for (let count = 0; count < 25; count += 1) await mails.enqueue(database.db, mail());
    const stop = mails.start();
    while (stopped === undefined) await rows();
    await stopped;
    expect(delivered).toHaveLength(10);
    expect(await service().sendOnce()).toBe(15);
  });

  it('sends a hundred mails of two processes once each', async () => {
    const delivered: number[] = [];
    const transport = {
      deliver: async ({ id }: { id: number }) => void delivered.push(id),
      close: () => undefined,
    };
    const processes = [service({}, transport), service({}, transport)];
    for (let count = 0; count < 100; count += 1) await processes[0]?.enqueue(database.db, mail());
    const sent = await Promise.all(processes.map((one) => one.sendOnce()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(100);
    expect(new Set(delivered).size).toBe(100);
    expect(delivered).toHaveLength(100);
  });
});

describe('with SMTP_URL', () => {
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(() => smtp.stop());

  it('delivers by SMTP, to the address alone', async () => {
    const mails = service({ SMTP_URL: smtp.url });
    await mails.enqueue(database.db, mail({ subject: 'Grüße' }));
    const stop = mails.start();
    expect(await mails.sendOnce()).toBe(1);
    await stop();
    expect(smtp.received).toMatchObject([{ from: 'support@foyer.example', to: [to] }]);
    expect(headersOf(smtp.received[0]?.data ?? '')).toContain(
      'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
    );
  });

  it('tries again, later and later, and then gives up', async () => {
    smtp.state.refuse = true;
    const mails = service({ SMTP_URL: smtp.url });
    await mails.enqueue(database.db, mail({ usefulFor: 600 }));
    const triesAfter = async (seconds: number) => {
      now += seconds * second;
      expect(await mails.sendOnce()).toBe(0);
      return (await rows())[0]?.tries;
    };
    expect(await triesAfter(0)).toBe(1);
    for (const [index, pause] of [5, 20, 80, 320].entries()) {
      expect(await triesAfter(pause - 1)).toBe(index + 1);
      expect(await triesAfter(1)).toBe(index + 2);
    }
    for (let time = 0; time < 10; time += 1) expect(await triesAfter(60)).toBe(5);
    expect((await rows())[0]).toMatchObject({
      sent_at: null,
      last_error: expect.stringContaining('451'),
    });
    smtp.state.refuse = false;
    expect(await mails.sendOnce()).toBe(0);
    expect(smtp.received).toEqual([]);
    expect(JSON.stringify(warnings)).not.toContain('Words.');
  });

  it.each([
    ['its address', { RCPT: '550 5.1.1 no such user' }, '550 5.1.1 no such user'],
    ['its content', { DATA: '554 5.7.1 looks like spam' }, '554 5.7.1 looks like spam'],
  ])(
    'gives up at once on a mail that is refused permanently, by %s, and stores the reason',
    async (_what, answers, reason) => {
      Object.assign(smtp.state.answers, answers);
      const mails = service({ SMTP_URL: smtp.url });
      await mails.enqueue(database.db, mail({ text: 'code 123456' }));
      expect(await mails.sendOnce()).toBe(0);
      smtp.state.answers = {};
      for (const pause of [5, 20, 80, 320]) {
        now += pause * second;
        expect(await mails.sendOnce()).toBe(0);
      }
      expect(await rows()).toMatchObject([
        { tries: 1, sent_at: null, last_error: expect.stringContaining(reason), text: '' },
      ]);
      expect(smtp.received).toEqual([]);
    },
  );

  it('logs why a mail did not leave without the addresses in the answer', async () => {
    warnings.length = 0;
    smtp.state.answers.RCPT = `550 5.1.1 <${to}>: "A. Menon"@acme.example, x=b@c.example unknown`;
    const mails = service({ SMTP_URL: smtp.url });
    await mails.enqueue(database.db, mail());
    expect(await mails.sendOnce()).toBe(0);
    smtp.state.answers = {};
    expect(warnings).toHaveLength(1);
    const logged = JSON.stringify(warnings);
    expect(logged).toContain('550 5.1.1 <[address]>: [address], x=[address] unknown');
    expect(logged).not.toContain('@');
  });

  it.each([
    ['an address for now', { RCPT: '450 4.2.1 mailbox busy' }],
    ['the content for now', { DATA: '451 4.3.0 try later' }],
    ['the sender, which the operator can fix', { MAIL: '550 5.7.1 not from here' }],
  ])('keeps what is refused by %s', async (_what, answers) => {
    Object.assign(smtp.state.answers, answers);
    const mails = service({ SMTP_URL: smtp.url });
    await mails.enqueue(database.db, mail());
    expect(await mails.sendOnce()).toBe(0);
    smtp.state.answers = {};
    now += 5 * second;
    expect(await mails.sendOnce()).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  it('keeps mails that could not be sent because the mail server is down', async () => {
    await smtp.stop();
    const mails = service({ SMTP_URL: smtp.url });
    await mails.enqueue(database.db, mail());
    expect(await mails.sendOnce()).toBe(0);
    const [row] = await rows();
    expect(row?.give_up_at.getTime()).toBeGreaterThan(now + 24 * 3600 * second);
    smtp = await startSmtpServer();
  });

  it('sends mails again that a process leased before it died', async () => {
    const crashed = service(
      {},
      { deliver: () => new Promise(() => undefined), close: () => undefined },
    );
    await crashed.enqueue(database.db, mail());
    void crashed.sendOnce();
    const mails = service({ SMTP_URL: smtp.url });
    while ((await rows())[0]?.tries !== 1) await new Promise(setImmediate);
    now += 119 * second;
    expect(await mails.sendOnce()).toBe(0);
    now += second;
    expect(await mails.sendOnce()).toBe(1);
  });
});

it('deletes mails as old as the setting says, with recipient and subject', async () => {
  const mails = service();
  await mails.enqueue(database.db, mail());
  now += 8 * 24 * 3600 * second;
  await mails.enqueue(database.db, mail({ subject: 'New' }));
  await mails.purgeOld(9);
  expect(await rows()).toHaveLength(2);
  await mails.purgeOld(7);
  expect(await rows()).toMatchObject([{ subject: 'New' }]);
});
