import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBookingCalls, createConcert, type BookingCalls } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier } from '../../../testing/events';
import { openMailbox, readCalendarFile, type Mailbox } from '../../../testing/mailbox';
import { createCheckoutCalls, agePayment } from '../../../testing/payments';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';

const publicUrl = 'https://foyer.test';

describe('the person who paid', () => {
  let test: TestApp;
  let calls: BookingCalls;
  let concert: Awaited<ReturnType<typeof createConcert>>;
  let mailbox: Mailbox;
  let now: number;

  beforeAll(async () => {
    test = await buildTestApp({ config: { publicUrl } });
    calls = createBookingCalls(test);
    mailbox = await openMailbox(test, { now: () => now });
  });
  beforeEach(async () => {
    now = Date.now();
    concert = await createConcert(test);
  });
  afterAll(async () => {
    await mailbox.close();
    await test.close();
  });

  it('of free tickets reads that they are free', async () => {
    const { headers } = concert.buyer;
    const free = await createTier(test, { event: { id: concert.stalls.event_id }, price: 0 });
    const { id } = await calls.book(headers, free, 2);
    await calls.payFor(headers, [id]);
    const [mail] = await mailbox.collect();
    expect(mail?.text).toContain('Your tickets are free: there was nothing to pay.');
    expect(mail?.text).toMatch(/^ +Free$/m);
    expect(mail?.text).not.toMatch(/received your payment|Test payment|Tickets ₹/);
  });

  it('reads the refund terms of the event, as they were when it was paid', async () => {
    const { headers } = concert.buyer;
    await test.db
      .updateTable('events')
      .set({
        refund_percent: 50,
        refund_until: new Date('2097-07-10T00:00:00Z'),
        refund_fee_kept: true,
      })
      .where('id', '=', concert.stalls.event_id)
      .execute();
    const { id } = await calls.book(headers, concert.stalls, 1);
    await calls.payFor(headers, [id]);
    const [mail] = await mailbox.collect();
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'Refund terms: cancelled before Wed, Jul 10, 2097, 5:30 AM IST, a booking gets back 50% of what was paid, without the service fee.',
    );
  });

  it('gets lines, sums and links, and with them invoice, tickets and calendar', async () => {
    const { headers, user } = concert.buyer;
    const ids = await concert.fillCart();
    const { payment_id: paymentId } = await calls.payFor(headers, [...ids]);
    const bookings = await Promise.all(ids.map((id) => calls.read(headers, id)));
    const [two, five] = bookings.map((booking) => booking.booking_number);

    const [mail, ...others] = await mailbox.collect();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([user.email]);
    expect(mail?.subject).toBe('Booking confirmed: Nocturne in D');
    for (const body of [mail?.text, mail?.html]) {
      for (const words of [
        'Asha, thank you. We have received your payment of ₹77,391.48.',
        'Nocturne in D',
        'Stalls, 2 tickets',
        `Booking ${two}`,
        'Balcony, 5 tickets',
        `Booking ${five}`,
        'Tickets ₹13,000.00',
        'Tickets ₹51,300.00',
        'Corporate service fee (2%)',
        'Test payment: no money was moved.',
        paymentId,
      ]) {
        expect(body).toContain(words);
      }
    }
    expect(mail?.text).toMatch(
      /^Subtotal {20}₹64,300\.00\nCorporate service fee \(2%\) {3}₹1,286\.00\nGST \(18%\) {19}₹11,805\.48\nTotal paid {18}₹77,391\.48$/m,
    );
    expect(mail?.links).toEqual([
      `${publicUrl}/cart?stage=attendee_details&booking=${ids[0]}`,
      `${publicUrl}/cart?stage=attendee_details&booking=${ids[1]}`,
      `${publicUrl}/my-bookings`,
    ]);

    const [invoice, tickets, ...calendars] = mail?.files ?? [];
    expect(invoice?.name).toMatch(/^invoice-[\w-]+\.pdf$/);
    expect(invoice?.pages.join()).toContain('Total paid ₹ 77,391.48');
    expect(tickets).toMatchObject({ name: 'tickets.pdf', type: 'application/pdf' });
    const numbers = bookings.flatMap((booking) => booking.tickets.map((one) => one.ticket_number));
    expect(tickets?.pages).toHaveLength(7);
    numbers.forEach((number, page) => expect(tickets?.pages[page]).toContain(number));
    expect(calendars.map(({ name, type }) => [name, type])).toEqual([
      [`foyer-${two}.ics`, 'text/calendar'],
      [`foyer-${five}.ics`, 'text/calendar'],
    ]);
    const { method, events } = readCalendarFile(calendars[0]?.pages[0] ?? '');
    expect(method).toBe('PUBLISH');
    expect(calendars[0]?.pages[0]).toContain(`URL:${publicUrl}/my-bookings?search=${two}`);
    expect(events).toMatchObject([
      { uid: `${two?.toLowerCase()}@foyer`, summary: 'Nocturne in D', status: 'CONFIRMED' },
    ]);
    const { start_at: start, end_at: end } = await test.db
      .selectFrom('events')
      .where('id', '=', concert.stalls.event_id)
      .select(['start_at', 'end_at'])
      .executeTakeFirstOrThrow();
    for (const [inFile, real] of [
      [events[0]?.start, start],
      [events[0]?.end, end],
    ]) {
      expect(inFile?.getTime()).toBe(Math.floor((real?.getTime() ?? 0) / 1000) * 1000);
    }
  });

  it('has paid at once while the mail server is down for ten minutes, and gets the mail once', async () => {
    const [id] = await concert.fillCart();
    mailbox.smtp.state.refuse = true;
    const begin = now;
    await calls.payFor(concert.buyer.headers, [id]);
    expect((await calls.read(concert.buyer.headers, id)).status).toBe('confirmed');
    for (; now < begin + 600_000; now += 20_000) {
      await mailbox.process.queue.runOnce();
      expect(await mailbox.process.mailSender.sendOnce()).toBe(0);
    }
    mailbox.smtp.state.refuse = false;
    const arrived = [];
    for (const end = now + 3_600_000; now < end; now += 600_000) {
      arrived.push(...(await mailbox.collect()));
    }
    expect(arrived.map(({ to, subject }) => [to, subject])).toEqual([
      [[concert.buyer.user.email], 'Booking confirmed: Nocturne in D'],
    ]);
    expect(arrived[0]?.files.map(({ name }) => name.split('-')[0])).toEqual([
      'invoice',
      'tickets',
      'foyer',
    ]);
  });

  it('gets no documents of what has been cancelled meanwhile', async () => {
    const ids = await concert.fillCart();
    const { headers } = concert.buyer;
    await calls.payFor(headers, [...ids]);
    await mailbox.process.queue.runOnce();
    await calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers);
    const mails = await mailbox.collect();
    const five = await calls.read(headers, ids[1]);
    const confirmation = mails.find(({ subject }) => subject.startsWith('Booking confirmed'));
    expect(confirmation?.files.map(({ name }) => name)).toContain(
      `tickets-${five.booking_number}.pdf`,
    );
    const calendar = confirmation?.files.find(({ type }) => type === 'text/calendar');
    expect(readCalendarFile(calendar?.pages[0] ?? '')).toMatchObject({
      method: 'CANCEL',
      events: [{ status: 'CANCELLED' }],
    });
  });

  describe('and cancels before the confirmation is written', () => {
    it('one of two bookings: only the other is confirmed, and the sums are explained', async () => {
      const ids = await concert.fillCart();
      const { headers } = concert.buyer;
      await calls.payFor(headers, [...ids]);
      await calls.call('POST', `/bookings/${ids[0]}/cancel/`, headers);
      const mails = await mailbox.collect();
      const confirmation = mails.find(({ subject }) => subject.startsWith('Booking confirmed'));
      expect(confirmation?.text).toContain('Balcony, 5 tickets');
      expect(confirmation?.text).not.toContain('Stalls, 2 tickets');
      expect(confirmation?.text).toContain(
        'You paid for one more booking as well, cancelled since',
      );
    });

    it('all of it: a cancellation mail instead of a confirmation', async () => {
      const [id] = await concert.fillCart();
      const { headers } = concert.buyer;
      await calls.payFor(headers, [id]);
      await calls.call('POST', `/bookings/${id}/cancel/`, headers);
      expect((await mailbox.collect()).map(({ subject }) => subject)).toEqual([
        'Booking cancelled: Nocturne in D',
      ]);
    });
  });

  it('cancels after it is written and before it leaves: it is withdrawn', async () => {
    const [id] = await concert.fillCart();
    const { headers } = concert.buyer;
    await calls.payFor(headers, [id]);
    await mailbox.process.queue.runOnce();
    await calls.call('POST', `/bookings/${id}/cancel/`, headers);
    expect((await mailbox.collect()).map(({ subject }) => subject)).toEqual([
      'Booking cancelled: Nocturne in D',
    ]);
  });

  it('pays on the page of the sandbox: one mail', async () => {
    await concert.fillCart();
    const pages = createCheckoutCalls(test);
    const { headers } = concert.buyer;
    const { payment_id: paymentId } = await pages.checkout(headers);
    expect(await mailbox.collect()).toEqual([]);
    await pages.press(paymentId, 'succeed');
    await pages.verify(headers, paymentId);
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[concert.buyer.user.email]]);
    expect(await mailbox.collect()).toEqual([]);
  });
});

describe('with live gateways', () => {
  let live: LiveGateways;
  let mailbox: Mailbox;
  beforeAll(async () => {
    live = await startLiveGateways();
    mailbox = await openMailbox(live.test);
  });
  afterAll(async () => {
    await mailbox.close();
    await live.close();
  });

  it('the same webhook twenty times, and the return besides: one mail', async () => {
    const { orderId, paymentId, headers } = await live.startCheckout('stripe');
    live.stripe.pay(orderId);
    const event = live.stripe.completed(orderId);
    for (let count = 0; count < 20; count += 1) await live.pages.deliver('stripe', event);
    await live.pages.verify(headers, paymentId);
    const mails = await mailbox.collect();
    expect(mails.map(({ subject }) => subject)).toEqual(['Booking confirmed: Nocturne in D']);
    expect(mails[0]?.text).not.toContain('Test payment');
  });

  it('no webhook at all, but the reconciler: one mail', async () => {
    const { orderId, paymentId, concert } = await live.startCheckout('razorpay');
    live.razorpay.pay(orderId);
    await agePayment(live.test.db, paymentId, 16);
    await mailbox.process.reconciler.reconcileOnce();
    await mailbox.process.reconciler.reconcileOnce();
    expect((await mailbox.collect()).map(({ to }) => to)).toEqual([[concert.buyer.user.email]]);
  });

  it('a job that is done twice queues one mail', async () => {
    const { orderId } = await live.startCheckout('stripe');
    live.stripe.pay(orderId);
    await live.pages.deliver('stripe', live.stripe.completed(orderId));
    await mailbox.process.queue.runOnce();
    // As after a crash between the work and its being written down.
    await live.test.db
      .updateTable('outbox_jobs')
      .set({ done_at: null })
      .where('kind', '=', 'mail_payment')
      .execute();
    expect(await mailbox.collect()).toHaveLength(1);
  });

  it('a payment that could not be used: one mail about its refund', async () => {
    const { orderId, paymentId, ids, headers, concert } = await live.startCheckout('stripe');
    for (const id of ids) await live.calls.call('DELETE', `/bookings/${id}`, headers);
    live.stripe.pay(orderId);
    const event = live.stripe.completed(orderId);
    for (let count = 0; count < 3; count += 1) await live.pages.deliver('stripe', event);
    await mailbox.process.queue.runOnce();
    const [mail, ...others] = await mailbox.collect();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([concert.buyer.user.email]);
    expect(mail?.subject).toBe('Your payment of ₹77,391.48 is being paid back');
    expect(mail?.text).toContain('A booking had been cancelled or removed. So all of it goes back');
    expect(mail?.text).toContain(`Payment: ${paymentId}`);
    expect(mail?.files).toEqual([]);
  });
});
