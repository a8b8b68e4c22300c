import { afterAll, beforeAll, expect, it } from '@jest/globals';
import papaparse from 'papaparse';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  expectStatus,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { anyVersion, createAuthoring, firstTier, type Authoring } from '../../../testing/authoring';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import {
  openMailbox,
  readCalendarFile,
  type Mailbox,
  type ReadMail,
} from '../../../testing/mailbox';
import { createUser, signIn } from '../../../testing/people';
import { insertPicture } from '../../../testing/pictures';

/** A formula for a spreadsheet, markup for a page, and the end of a line for a calendar or a header. */
const ATTACK = `=cmd|' /C calc'!A0"><svg/onload=alert(1)></title><script>x</script>`;
const LINES = `${ATTACK}\r\nBEGIN:VEVENT\r\nBcc: all@evil.example`;
const named = (field: string) => `${ATTACK}${field}`;

const MARKUP = /<(script|svg|img|iframe)|<[^>]*\son\w+=/i;

let test: TestApp;
let author: Authoring;
let mailbox: Mailbox;
let root: Headers;
let buyer: Buyer;
let event: Schemas['OrganizedEvent'];
let mails: ReadMail[];

beforeAll(async () => {
  test = await buildTestApp();
  mailbox = await openMailbox(test);
  author = await createAuthoring(test);
  root = await signIn(test, await createUser(test, { role: 'super_admin' }));
  buyer = await createBuyer(test, { firstName: named('person') });
  const { send, team } = author;
  // Names of companies have plain letters only; older rows may have more.
  const company = test.db.updateTable('companies').set({ name: named('company') });
  await company.where('id', '=', buyer.company.id).execute();
  expectStatus(200, await send('PATCH', `/organizers/${team.id}`, seller, anyVersion, root));
  event = await publishHostile();
  mails = await goThroughEverything();
}, 120_000);
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

const seller = {
  name: named('organizer'),
  legal_name: named('seller'),
  address: named('address'),
  state: 'Maharashtra',
  gstin: '27AAPFU0939F1ZV',
};

const texts = {
  title: named('title'),
  description: LINES,
  venue: named('venue'),
  city: named('city'),
  state: named('state'),
  country: 'United Kingdom',
};

/** An event whose every word is an attack, on sale. */
async function publishHostile(): Promise<Schemas['OrganizedEvent']> {
  const { send, complete, createDraft } = author;
  const category = expectStatus(
    201,
    await send('POST', '/event-categories/', { name: ATTACK.slice(0, 60) }, {}, root),
  ).json<Schemas['Category']>();
  const draft = await createDraft({ ...complete(), ...texts, category: category.id });
  const tier = {
    name: named('tier'),
    description: LINES,
    price: '1000',
    total_tickets: 10,
    benefits: [named('benefit')],
  };
  expectStatus(201, await send('POST', `/events/${draft.id}/tiers/`, tier));
  const poster = { poster: { hash: await insertPicture(test), alt: named('picture') } };
  expectStatus(200, await send('PATCH', `/events/${draft.id}`, poster, anyVersion));
  return expectStatus(200, await send('POST', `/events/${draft.id}/publish/`)).json();
}

/** Booked, named, given away, written to, refunded in part and moved: all mails of it. */
async function goThroughEverything(): Promise<ReadMail[]> {
  const calls = createBookingCalls(test);
  const { send } = author;
  const tier = firstTier(event).id;
  const { id } = await calls.book(buyer.headers, { id: tier, event_id: event.id }, 2);
  await calls.payFor(buyer.headers, [id]);
  const attendees = [{ name: 'Devika Nair', email: 'devika@guests.example' }];
  expectStatus(
    200,
    await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees }),
  );
  const given = {
    tier,
    reason: named('reason'),
    attendees: [
      {
        name: 'Nila Rao',
        email: 'nila@press.example',
      },
    ],
  };
  expectStatus(201, await send('POST', `/events/${event.id}/complimentary/`, given));
  const message = { audience: 'all' as const, subject: ATTACK, text: LINES };
  expectStatus(200, await send('POST', `/events/${event.id}/messages/`, message));
  const refund = { amount: '100.00', reason: named('sorry') };
  expectStatus(200, await send('POST', `/organize/bookings/${id}/refund/`, refund, {}, root));
  const sent = [...(await mailbox.collect()), ...(await mailbox.collect())];
  const moved = { venue: named('new venue') };
  expectStatus(200, await send('POST', `/events/${event.id}/reschedule/`, moved));
  return [...sent, ...(await mailbox.collect())];
}

it('is text in the poster that Foyer draws', async () => {
  const drawn = await test.app.inject({ url: `/posters/events/${event.id}.svg` });
  expect(drawn.statusCode).toBe(200);
  expect(drawn.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(drawn.body).not.toMatch(/<script|onload=alert\(1\)>|<\/title><script/);
  expect(drawn.body.match(/<svg/g)).toHaveLength(1);
});

it('runs in no cell of any file', async () => {
  const day = new Date().toISOString().slice(0, 7);
  const organizer = `/organizers/${author.team.id}`;
  const files = [
    ...['bookings', 'attendees', 'sales', 'audit'].map(
      (name) => `/organize/events/${event.id}/${name}.csv`,
    ),
    ...[`${organizer}/takings.csv`, `${organizer}/gst-summary.csv?month=${day}`],
    ...[`${organizer}/audit.csv`, '/audit.csv'],
  ];
  for (const file of files) {
    const answer = expectStatus(200, await author.send('GET', file, undefined, {}, root));
    const rows = papaparse.parse<string[]>(answer.body.replace(/^\uFEFF/, '').trimEnd()).data;
    const cells = rows.flat().filter((cell) => !/^-?[\d.]+$/.test(cell));
    expect([file, cells.some((cell) => cell.startsWith("'=cmd|"))]).toEqual([file, true]);
    expect([file, cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))]).toEqual([file, []]);
  }
});

it('is what was typed in every answer, which no browser takes for a page', async () => {
  const answer = await author.send('GET', `/events/${event.id}`, undefined, {}, buyer.headers);
  expect(answer.json()).toMatchObject({ title: texts.title, city: texts.city });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('is text in every mail, its calendar and its papers', async () => {
  const cancelled = await author.send('POST', `/events/${event.id}/cancel/`, { reason: LINES });
  expectStatus(200, cancelled);
  mails.push(...(await mailbox.collect()), ...(await mailbox.collect()));
  const kinds = new Set(mails.map(({ subject }) => subject.replace(/=cmd.*<\/script>/, '…')));
  expect([...kinds].sort()).toEqual([
    'Booking confirmed: …title',
    'Your ticket for …title',
    '…',
    '…title is cancelled',
    '…title is cancelled: your money is coming back',
    // That it moves, cut to what a subject may be.
    '……',
    '₹100.00 for …title is on its way back to you',
    '₹2,307.20 for …title is on its way back to you',
  ]);
  const refunded = mails.filter(({ text }) => text.includes('sorry'));
  expect(refunded).toHaveLength(1);
  expect(refunded[0]?.files.map(({ pages }) => pages.join(' ').includes('sorry'))).toEqual([true]);
  for (const { subject, html, text, headerKeys, files, to } of mails) {
    expect([subject, html.match(MARKUP)]).toEqual([subject, null]);
    expect([headerKeys.includes('bcc'), to.length]).toEqual([false, 1]);
    expect(text).toContain('=cmd|');
    for (const { name, type, pages } of files) {
      expect(name).toMatch(/^[\w-]+\.(pdf|ics)$/);
      if (type === 'application/pdf') expect(pages.join(' ')).toContain('=cmd|');
      else expect(readCalendarFile(pages[0] ?? '').events).toHaveLength(1);
    }
  }
});
