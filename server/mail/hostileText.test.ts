import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createConcert,
  expectStatus,
  type BookingCalls,
} from '../testing/bookings';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { openMailbox, readCalendarFile, type Mailbox } from '../testing/mailbox';
import { safeFileName } from './transport';

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

const headers = ['from', 'to', 'subject', 'message-id', 'date', 'auto-submitted'];
const allowed = new Set([
  ...headers,
  'x-request-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
]);

/** A paid booking whose event, booker and company are named so, and one seat's holder as well. */
async function mailsAbout(name: string, holder: string) {
  const concert = await createConcert(test);
  const { buyer, stalls } = concert;
  await test.db
    .updateTable('events')
    .set({ title: name, venue: name })
    .where('id', '=', stalls.event_id)
    .execute();
  await test.db
    .updateTable('users')
    .set({ first_name: name })
    .where('id', '=', buyer.user.id)
    .execute();
  await test.db.updateTable('companies').set({ name }).where('id', '=', buyer.company.id).execute();
  const { id } = await calls.book(buyer.headers, stalls);
  await calls.payFor(buyer.headers, [id]);
  const attendees = [{ name: holder, email: 'devika@company.example' }];
  expectStatus(
    200,
    await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, { attendees }),
  );
  const sent = await mailbox.collect();
  await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers);
  return [...sent, ...(await mailbox.collect())];
}

describe('whatever people name things', () => {
  it.each([
    ['lines', 'Night\r\nBcc: all@acme.example\r\n\r\nbody', 'Devika Nair'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>', 'Devika Nair'],
    ['emoji', 'Gala 🎉👩‍👩‍👧', 'Devika Nair'],
    ['letters from right to left', 'ليلة عائشة', 'عائشة'],
    ['turned letters', 'abc\u202Efed\u2066x', 'Devika'],
    ['a path', '../../etc/passwd', 'Devika Nair'],
    ['two hundred characters', 'Wagner'.repeat(33), 'x'.repeat(100)],
  ])('%s: the mails keep their form', async (_what, name, holder) => {
    const mails = await mailsAbout(name, holder);
    expect(mails).toHaveLength(4);
    for (const mail of mails) {
      expect(mail.to).toHaveLength(1);
      expect(mail.headerKeys.filter((key) => !allowed.has(key))).toEqual([]);
      expect(new Set(mail.headerKeys).size).toBe(mail.headerKeys.length);
      expect([...mail.subject].length).toBeLessThanOrEqual(150);
      for (const words of [mail.subject, mail.text]) expect(words).not.toMatch(/[\u202A-\u202E]/);
      expect(mail.html).not.toMatch(/<script|<img|onerror=\w+\(1\)>/i);
      expect(mail.text).not.toMatch(/^Bcc:/m);
      for (const { name: file, type, pages } of mail.files) {
        expect(file).toMatch(/^(invoice|tickets|ticket|foyer)-[\w-]+\.(pdf|ics)$/);
        if (type === 'application/pdf') expect(pages.join('')).not.toBe('');
        else expect(readCalendarFile(pages[0] ?? '').events).toHaveLength(1);
      }
    }
  });

  it('says them as they are, where they are words', async () => {
    const mails = await mailsAbout('Gala 🎉 ليلة <b>', 'Devika');
    const confirmation = mails.find(
      ({ subject }) => subject === 'Booking confirmed: Gala 🎉 ليلة <b>',
    );
    expect(confirmation?.text).toContain('Gala 🎉 ليلة <b>');
    expect(confirmation?.html).toContain('Gala 🎉 ليلة &lt;b&gt;');
  });
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\a.pdf', 'a.pdf'],
  ['.hidden', 'hidden'],
  ['a\r\nBcc: b.pdf', 'a Bcc- b.pdf'],
  ['..', 'attachment'],
  ['/', 'attachment'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ['🎉.ics', '🎉.ics'],
])('names a file %j as %j', (name, file) => {
  expect(safeFileName(name)).toBe(file);
});
