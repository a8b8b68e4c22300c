import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  type BookingCalls,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { mailsTo } from '../../testing/mails';
import { createOrganizer, makeJobsDue } from '../../testing/organizer';
import { createBackgroundWorkers } from '../../testing/payments';

let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

async function runJobs(): Promise<void> {
  await makeJobsDue(test);
  await createBackgroundWorkers(test).queue.runOnce();
}

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
