import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { unchecked } from '../../../testing/checkedInject';
import type { BodyOf, Schemas } from '../../../contract/types';
import { createMailQueue } from '../../../mail/mailQueue.service';
import { systemClock } from '../../../lib/clock';
import { expectStatus, statusAndCode, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEventSales, type EventSales } from '../../../testing/eventSales';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { createSendMessageService } from './sendMessage.service';

let test: TestApp;
let made: EventSales;
let mailbox: Mailbox;
/** Her address, which her second seat in the Stalls names in capitals. */
let asha: string;

beforeAll(async () => {
  test = await buildTestApp();
  made = await createEventSales(test);
  mailbox = await openMailbox(test);
  asha = made.asha.user.email;
  await made.calls.call('POST', `/bookings/${made.bookings.two.id}/attendees/`, made.asha.headers, {
    attendees: [
      { name: 'Devika Nair', email: 'devika@guests.example' },
      { name: 'Asha Person', email: asha.toUpperCase() },
    ],
  });
  await sql`update organizers set support_email = 'hello@nocturne.example'
    where id = (select organizer_id from events where id = ${made.event.id})`.execute(test.db);
  await mailbox.discard();
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

type Input = BodyOf<'sendEventMessage'>;

const words = { subject: 'Doors close at 7:15 PM', text: 'Please come to gate 2.' };

interface Sending {
  event?: number;
  headers?: Headers;
  query?: string;
  key?: string;
}
const post = (
  body: Partial<Input>,
  { event = made.event.id, headers = made.editor.headers, query = '', key }: Sending = {},
) =>
  test.app.inject({
    method: 'POST',
    url: `/api/events/${event}/messages/${query}`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload: unchecked(body),
  });
const check = async (body: Partial<Input>): Promise<Schemas['EventMessageReport']> =>
  expectStatus(200, await post(body, { query: '?dry_run=true' })).json();
const send = async (body: Input, key?: string): Promise<Schemas['EventMessageReport']> =>
  expectStatus(200, await post(body, key === undefined ? {} : { key })).json();
const list = async (): Promise<Schemas['EventMessageList']> =>
  expectStatus(
    200,
    await test.app.inject({
      url: `/api/events/${made.event.id}/messages/`,
      headers: made.editor.headers,
    }),
  ).json();

describe('before it is sent', () => {
  it.each([
    [{ audience: 'all' }, ['Asha Person', 'Devika Nair']],
    [{ audience: 'not_checked_in' }, ['Asha Person', 'Devika Nair']],
    [{ audience: 'unnamed' }, ['Asha Person']],
  ] as const)('counts the people of %j, each once', async (body, names) => {
    const { people, first, preview, id } = await check(body);
    expect([id, people, preview]).toEqual([null, names.length, null]);
    expect(first.map(({ name }) => name).sort()).toEqual(names);
  });

  it('counts only, too, where the body asks for it', async () => {
    const counted = await send({ audience: 'all', ...words, dry_run: true });
    expect([counted.id, counted.people]).toEqual([null, 2]);
    expect((await list()).count).toBe(0);
  });

  it('counts those of some tiers, without those who are in, and masks the addresses', async () => {
    const { balcony, stalls } = made;
    expect((await check({ audience: 'all', tiers: [balcony.id] })).people).toBe(1);
    await test.db
      .updateTable('tickets')
      .set({ is_used: true, used_at: new Date() })
      .where('attendee_name', '=', 'Asha Person')
      .execute();
    const late = await check({ audience: 'not_checked_in', tiers: [stalls.id] });
    expect(late.first).toEqual([{ name: 'Devika Nair', email: 'd…@guests.example' }]);
  });

  it('shows the mail, in which nothing that was typed is more than text or a web address', async () => {
    const attack = `<script>alert(1)</script><img src=x onerror=alert(1)>"><svg onload=alert(1)>`;
    const text = `${attack}\n[x](javascript:alert(1)) https://maps.example/?q=1&r=2" onclick="x\r\nBye`;
    const { preview, reply_to: replyTo } = await check({
      audience: 'all',
      text,
      subject: `Gate 2 ${attack}\r\nBcc: all@x.example`,
    });
    expect(replyTo).toBe('hello@nocturne.example');
    expect(preview?.subject).toBe(`Gate 2 ${attack} Bcc: all@x.example`);
    expect(preview?.html).not.toMatch(/<(script|img|svg)|<[^>]*\s(onerror|onload|onclick)=/i);
    const links = [...(preview?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      'https://maps.example/?q=1&amp;r=2',
      `${test.config.publicUrl}/events/${made.event.id}`,
    ]);
    expect(preview?.text).toContain('onclick="x\nBye\n');
    expect(preview?.text).toContain('hello@nocturne.example');
    expect((await list()).count).toBe(0);
    expect(await mailbox.collect()).toEqual([]);
  });

  it('refuses what is not theirs, is incomplete or reaches nobody', async () => {
    const all = { audience: 'all', ...words } as const;
    for (const { headers } of [made.door, made.outsider, made.asha]) {
      expect(statusAndCode(await post(all, { headers }))).toEqual([404, 'not_found']);
    }
    const empty = expectStatus(400, await post({ audience: 'all', subject: ' \n', text: '' }));
    expect(empty.json().fields).toEqual({
      subject: 'Write a subject.',
      text: 'Write the message.',
    });
    const foreign = await made.calls.call(
      'POST',
      `/events/${made.event.id}/messages/`,
      made.editor.headers,
      {
        ...all,
        tiers: [made.balcony.id + 9999],
      },
    );
    expect(Object.keys(foreign.json().fields)).toEqual(['tiers']);
    expect((await post({ ...all, text: 'x'.repeat(4001) })).statusCode).toBe(400);
    await sql`update events set is_active = false where id = ${made.otherEvent.id}`.execute(
      test.db,
    );
    const draft = await post(all, { event: made.otherEvent.id });
    expect(statusAndCode(draft)).toEqual([409, 'event_draft']);
    await sql`update tickets set attendee_name = 'Someone' where event_id = ${made.event.id}
      and attendee_name is null`.execute(test.db);
    const nobody = await post({ ...all, audience: 'unnamed' });
    expect(statusAndCode(nobody)).toEqual([409, 'no_recipients']);
    expect((await list()).count).toBe(0);
  });
});

describe('a message', () => {
  it('reaches each person once, however often it is sent, and says what became of it', async () => {
    const body = { audience: 'all', ...words } as const;
    const sent = await send(body, 'message-one');
    expect(sent).toMatchObject({ id: expect.any(Number), people: 2 });
    expect(await send(body, 'message-one')).toEqual(sent);
    const other = await post({ ...body, text: 'Other' }, { key: 'message-one' });
    expect(statusAndCode(other)).toEqual([409, 'idempotency_conflict']);
    expect((await list()).results[0]).toMatchObject({ delivered: 0, failed: 0 });
    const { rows: audit } = await sql<{ summary: string; event_id: number }>`
      select summary, event_id from audit_entries where action = 'message.sent'`.execute(test.db);
    expect(audit).toEqual([
      {
        event_id: made.event.id,
        summary: 'wrote to 2 people of Nocturne in D: Doors close at 7:15 PM',
      },
    ]);
    const mails = await mailbox.collect();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([asha, 'devika@guests.example'].sort());
    expect(mails[0]).toMatchObject({ subject: words.subject, files: [] });
    expect(mails[0]?.text).toContain(words.text);
    expect(mails[0]?.headerKeys).toContain('reply-to');
    expect(await mailbox.collect()).toEqual([]);
    expect(await list()).toMatchObject({
      count: 1,
      results: [
        {
          id: sent.id,
          sent_by_name: 'Dev Shah',
          audience: 'all',
          tier_names: [],
          ...words,
          people: 2,
          delivered: 2,
          failed: 0,
        },
      ],
    });
  });

  it('goes on where a process ended, and is forgotten but for its counts', async () => {
    const tiers = [made.stalls.id];
    const { id } = await send({ audience: 'all', tiers, ...words });
    if (id === null) throw new Error('The message was not sent.');
    await sql`insert into event_message_recipients (message_id, address, email)
      select ${id}, a, a from (select 'guest' || n || '@many.example' as a
        from generate_series(1, 148) n) many`.execute(test.db);
    await sql`update event_messages set people = 150 where id = ${id}`.execute(test.db);
    const mail = createMailQueue({ db: test.db, clock: systemClock });
    let left = 120;
    const ending = createSendMessageService({
      ...test,
      mail: {
        enqueue: async (trx, one) => {
          if ((left -= 1) < 0) throw new Error('The process ended.');
          return mail.enqueue(trx, one);
        },
      },
    });
    await expect(ending.run({ message: id, round: 1 })).rejects.toThrow('The process ended.');
    const first = await mailbox.collect();
    const again = await mailbox.collect();
    const addresses = [...first, ...again].map(({ to }) => to[0]);
    expect(addresses).toHaveLength(150);
    expect(new Set(addresses).size).toBe(150);

    await sql`update outbox_jobs set run_at = now() where kind = 'settle_event_message'`.execute(
      test.db,
    );
    await mailbox.discard();
    const { rows } = await sql`select from event_message_recipients`.execute(test.db);
    expect(rows).toEqual([]);
    expect((await list()).results[0]).toMatchObject({
      id,
      tier_names: ['Stalls'],
      people: 150,
      delivered: 150,
      failed: 0,
    });
  });

  it('is refused after ten on one day', async () => {
    for (let count = 3; count <= 10; count += 1) await send({ audience: 'all', ...words });
    const refused = await post({ audience: 'all', ...words });
    expect(statusAndCode(refused)).toEqual([429, 'too_many_requests']);
    expect((await list()).count).toBe(10);
  });
});
