import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  expectStatus,
  type BookingCalls,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { formatMoney } from '../../../lib/money';
import { mailsTo } from '../../../testing/mails';
import { createOrganizer, runDueJobs } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';

let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

const runJobs = () => runDueJobs(test, createBackgroundWorkers(test));

describe('the mails', () => {
  it('reach the booker, the guests and people with unpaid bookings, each once and in one line', async () => {
    const { buyer, balcony, fillCart } = await createConcert(test);
    const organizer = await createOrganizer(test);
    const event = { id: balcony.event_id };
    const ids = await fillCart();
    await calls.payFor(buyer.headers, ids);
    const { email } = buyer.user;
    const guest = `guest.${event.id}@guests.example`;
    await calls.call('POST', `/bookings/${ids[0]}/attendees/`, buyer.headers, {
      attendees: [
        { name: 'Devika Nair', email: guest },
        { name: 'Asha', email: email.toUpperCase() },
      ],
    });
    await calls.call('POST', `/bookings/${ids[1]}/attendees/`, buyer.headers, {
      attendees: [{ name: 'Devika Nair', email: guest }],
    });
    const other = await createBuyer(test, { firstName: 'Ravi' });
    await calls.book(other.headers, balcony, 1);
    await test.db
      .updateTable('events')
      .set({ title: 'Nocturne\r\nBcc: everybody@elsewhere.example' })
      .where('id', '=', event.id)
      .execute();
    await runJobs();
    await test.db.deleteFrom('mails').execute();

    await organizer.cancelled(event.id, 'Fire.\r\n\r\nBcc: them@elsewhere.example');
    const [notice, ...more] = await mailsTo(test, email);
    expect(more).toEqual([]);
    expect(notice?.subject).toBe(
      'Nocturne Bcc: everybody@elsewhere.example is cancelled: your money is coming back',
    );
    expect(notice?.text).toContain('₹77,391.48');
    expect(notice?.text).toContain('> Fire. Bcc: them@elsewhere.example');
    expect(notice?.attachments).toEqual(
      ids.map((id) => ({ kind: 'calendar', booking_id: id, reader: 'booker' })),
    );
    const toGuest = await mailsTo(test, guest);
    expect(toGuest).toHaveLength(1);
    expect(toGuest[0]?.text).toContain('Hello Devika Nair,');
    expect(toGuest[0]?.text).toContain('who booked it, gets the money back');
    expect(toGuest[0]?.text).not.toContain('₹');
    const toOther = await mailsTo(test, other.user.email);
    expect(toOther).toHaveLength(1);
    expect(toOther[0]?.text).toContain('You have not paid for it.');

    await runJobs();
    const done = (await mailsTo(test, email)).slice(1);
    expect(done.map((mail) => mail.kind)).toEqual(['refund_done']);
    const numbers = await Promise.all(
      ids.map(async (id) => (await calls.read(buyer.headers, id)).booking_number),
    );
    expect(done[0]?.text).toContain(`Bookings: ${numbers.join(', ')}\n`);
    expect(done[0]?.text).toMatch(/Credit note: FCN-\d{4}-\d{7}/);
    expect(done[0]?.text).toContain('no money moved');
    expect(done[0]?.attachments).toEqual([{ kind: 'credit_note', invoice_id: expect.any(Number) }]);
    expect(await mailsTo(test, guest)).toHaveLength(1);
  });

  it('name a single booking in the singular', async () => {
    const { buyer, stalls } = await createConcert(test);
    const { id, booking_number: number } = await calls.book(buyer.headers, stalls);
    await calls.payFor(buyer.headers, [id]);
    await (await createOrganizer(test)).cancelled(stalls.event_id);
    await runJobs();
    const mails = await mailsTo(test, buyer.user.email);
    const done = mails.find((mail) => mail.kind === 'refund_done');
    expect(done?.text).toContain(`\nBooking: ${number}\n`);
  });
});

describe('a person with many bookings', () => {
  const guest = 'devika.of.many@guests.example';

  /** Asha pays for three bookings by two payments, Ravi for one; both name Devika. */
  async function manyBookings() {
    const { buyer: asha, stalls, balcony } = await createConcert(test);
    const organizer = await createOrganizer(test);
    const ravi = await createBuyer(test, { firstName: 'Ravi' });
    const ids: number[] = [];
    const pay = async (buyer: typeof asha, tiers: readonly (typeof stalls)[]) => {
      const booked: number[] = [];
      for (const tier of tiers) booked.push((await calls.book(buyer.headers, tier, 1)).id);
      await calls.payFor(buyer.headers, booked);
      for (const id of booked) {
        await calls.call('POST', `/bookings/${id}/attendees/`, buyer.headers, {
          attendees: [{ name: 'Devika Nair', email: guest }],
        });
      }
      ids.push(...booked);
    };
    await pay(asha, [stalls, stalls]);
    await pay(asha, [balcony]);
    await pay(ravi, [stalls]);
    const inCart = await calls.book(asha.headers, balcony, 1);
    await runJobs();
    await test.db.deleteFrom('mails').execute();
    const own = await Promise.all(ids.slice(0, 3).map((id) => calls.read(asha.headers, id)));
    return { asha, ravi, organizer, event: stalls.event_id, ids, own, inCart };
  }
  const calendars = (ids: readonly number[], reader: string) =>
    ids.map((id) => ({ kind: 'calendar', booking_id: id, reader }));

  it('gets one mail when the event moves, with all of them, and a guest of two people too', async () => {
    const { asha, ravi, organizer, event, ids, own } = await manyBookings();
    expectStatus(200, await organizer.reschedule(event, { venue: 'The Fort' }));
    await runJobs();
    const [mail, ...more] = await mailsTo(test, asha.user.email);
    expect(more).toEqual([]);
    for (const { booking_number: number, ticket_tier_name: tier } of own) {
      expect(mail?.text).toContain(`${number}: 1 × ${tier}`);
    }
    expect(mail?.attachments).toEqual(calendars(ids.slice(0, 3), 'booker'));
    expect(await mailsTo(test, ravi.user.email)).toHaveLength(1);

    const [toGuest, ...others] = await mailsTo(test, guest);
    expect(others).toEqual([]);
    expect(toGuest?.attachments).toEqual(calendars(ids, 'attendee'));
    const tokens = [...(toGuest?.text ?? '').matchAll(/\/t\/([\w-]+)/g)].map(([, token]) => token);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) {
      const opened = await calls.get(`/shared-tickets/${String(token)}/`, {});
      expect(expectStatus(200, opened).json()).toMatchObject({ event_venue: 'The Fort' });
    }
    expect(toGuest?.text).not.toContain('/events/');
  });

  it('gets one mail when the event is cancelled, with what happens to each', async () => {
    const { asha, organizer, event, ids, own, inCart } = await manyBookings();
    await organizer.cancelled(event);
    const [mail, ...more] = await mailsTo(test, asha.user.email);
    expect(more).toEqual([]);
    const sums = own.map(({ payments }) => Number(payments[0]?.amount));
    for (const [index, { booking_number: number, ticket_tier_name: tier }] of own.entries()) {
      const sum = formatMoney(Math.round((sums[index] ?? 0) * 100), 'INR');
      expect(mail?.text).toContain(`${number}: 1 × ${tier}: you get back ${sum}`);
    }
    expect(mail?.text).toContain(`${inCart.booking_number}: 1 × Balcony: not paid`);
    const total = sums.reduce((sum, part) => sum + part, 0);
    expect(mail?.text).toContain(`You get back: ${formatMoney(Math.round(total * 100), 'INR')}`);
    expect(mail?.attachments).toEqual(calendars(ids.slice(0, 3), 'booker'));

    const [toGuest, ...others] = await mailsTo(test, guest);
    expect(others).toEqual([]);
    expect(toGuest?.attachments).toEqual(calendars(ids, 'attendee'));
    expect(toGuest?.text).not.toContain('₹');
  });

  it('who is also a guest of somebody else gets the mail about their own bookings alone', async () => {
    const { asha, ravi, organizer, event, ids } = await manyBookings();
    await calls.call('POST', `/bookings/${ids[3]}/attendees/`, ravi.headers, {
      attendees: [{ name: 'Asha', email: asha.user.email }],
    });
    await runJobs();
    await test.db.deleteFrom('mails').execute();
    expectStatus(200, await organizer.reschedule(event, { venue: 'The Fort' }));
    expect(await mailsTo(test, asha.user.email)).toHaveLength(1);
  });
});
