import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createSendMessageService } from '../modules/organizerConsole/messages/sendMessage.service';
import { createBuyer, createOffer } from '../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../testing/liveGateways';
import { testSize } from '../testing/rounds';
import { openMailbox, type Mailbox } from '../testing/mailbox';

// Where statements truly run at once: what the embedded engine's one session would hide.

let live: LiveGateways;
let mailbox: Mailbox;
/** Each has a thread that draws PDFs, which takes longer to start than a test. */
let processes: Mailbox['process'][];

beforeAll(async () => {
  live = await startLiveGateways();
  mailbox = await openMailbox(live.test);
  processes = [1, 2, 3].map(() => mailbox.startProcess());
});
afterEach(() => {
  mailbox.smtp.received.length = 0;
});
afterAll(async () => {
  await Promise.all(processes.map(({ pdfWorker }) => pdfWorker.close()));
  await mailbox.close();
  await live.close();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Several processes, all of which do what is to be done, at once. */
const together = (work: (process: Mailbox['process']) => Promise<unknown>) =>
  Promise.all(processes.map(work));
const recipients = () => mailbox.smtp.received.map(({ to }) => to[0]).sort();

it('one webhook twenty times at once, jobs and sending by three processes: one mail', async () => {
  const { orderId, concert } = await live.startCheckout('stripe');
  live.stripe.pay(orderId);
  const event = live.stripe.completed(orderId);
  await times(20, () => live.pages.deliver('stripe', event));
  await together(async ({ queue, mailSender }) => {
    await queue.runOnce();
    await mailSender.sendOnce();
  });
  await mailbox.process.mailSender.sendOnce();
  expect(recipients()).toEqual([concert.buyer.user.email]);
});

it('many payments at once, sent by three processes: each confirmed once', async () => {
  // More than one process takes from the queue at once.
  const { tier } = await createOffer(live.test, { total: 30 });
  const addresses = await times(testSize(12, 30), async () => {
    const { headers, user } = await createBuyer(live.test);
    await live.calls.book(headers, tier);
    const { checkout_url: url } = await live.pages.checkout(headers, 'stripe');
    const orderId = live.stripe.idOf(url);
    live.stripe.pay(orderId);
    await live.pages.deliver('stripe', live.stripe.completed(orderId));
    return user.email;
  });
  await together(({ queue }) => queue.runOnce());
  await together(({ mailSender }) => mailSender.sendOnce());
  expect(recipients()).toEqual([...addresses].sort());
});

it('thirty one-time codes, sent by three processes at once: each once', async () => {
  const addresses = Array.from({ length: 30 }, (_, index) => `code${index}@many.example`);
  for (const to of addresses) {
    const code = { subject: 'Your code', text: '123456', html: '123456' };
    await mailbox.process.mail.enqueue(live.test.db, { kind: 'signup_code', to, ...code });
  }
  await together(({ mailSender }) => mailSender.sendOnce());
  expect(recipients()).toEqual([...addresses].sort());
});

it('details saved in two tabs at once: the named person gets their ticket once', async () => {
  const { orderId, ids, headers } = await live.startCheckout('stripe');
  live.stripe.pay(orderId);
  await live.pages.deliver('stripe', live.stripe.completed(orderId));
  const attendees = [{ name: 'Devika Nair', email: 'devika@company.example' }];
  await times(10, () =>
    live.calls.call('POST', `/bookings/${ids[0]}/attendees/`, headers, { attendees }),
  );
  await together(({ queue }) => queue.runOnce());
  await together(({ mailSender }) => mailSender.sendOnce());
  expect(recipients().filter((address) => address === 'devika@company.example')).toHaveLength(1);
});

it('four processes that remind at once: each booking once', async () => {
  const { event, tier } = await createOffer(live.test, { total: 30 });
  const people = await times(5, async () => {
    const { headers, user } = await createBuyer(live.test);
    await live.calls.book(headers, tier);
    const { checkout_url: url } = await live.pages.checkout(headers, 'stripe');
    const orderId = live.stripe.idOf(url);
    live.stripe.pay(orderId);
    await live.pages.deliver('stripe', live.stripe.completed(orderId));
    return user.email;
  });
  await mailbox.discard();
  await live.test.db
    .updateTable('events')
    .set({ start_at: sql<Date>`now() + interval '20 hours'` })
    .where('id', '=', event.id)
    .execute();
  await together(({ reminders }) => reminders.sendOnce());
  await together(({ mailSender }) => mailSender.sendOnce());
  expect(recipients()).toEqual([...people].sort());
});

it('a message asked for five times and queued by three processes at once: each person once', async () => {
  const { event, tier } = await createOffer(live.test, { total: 30, price: 0 });
  const admin = await createBuyer(live.test, { role: 'admin' });
  const buyer = await createBuyer(live.test);
  const { id } = await live.calls.book(buyer.headers, tier, 3);
  await live.calls.payFor(buyer.headers, [id]);
  await mailbox.discard();
  const answers = await times(5, () =>
    live.test.app.inject({
      method: 'POST',
      url: `/api/events/${event.id}/messages/`,
      headers: { ...admin.headers, 'idempotency-key': 'one-message' },
      payload: { audience: 'all', subject: 'Gate 2', text: 'Come to gate 2.' },
    }),
  );
  const sent = answers.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().id);
  expect(new Set(sent).size).toBe(1);
  const message = Number(sent[0]);
  await sql`insert into event_message_recipients (message_id, address, email)
    select ${message}, a, a from (select 'guest' || n || '@many.example' as a
      from generate_series(1, 250) n) many`.execute(live.test.db);
  await together(({ queue, mail, mailSender }) =>
    Promise.all([
      queue.runOnce(),
      createSendMessageService({ ...live.test, mail }).run({ message, round: 1 }),
      mailSender.sendOnce(),
    ]),
  );
  await mailbox.process.mailSender.sendOnce();
  expect(recipients()).toHaveLength(251);
  expect(new Set(recipients()).size).toBe(251);
});
