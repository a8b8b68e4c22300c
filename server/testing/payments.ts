import { sql } from 'kysely';
import type { Schemas } from '../contract/types';
import { sumsOfEvent } from '../db/expressions/eventSums';
import { createRateLimits } from '../http/rateLimits/rateLimits.service';
import { createQueue } from '../jobs/queue';
import { systemClock, type Clock } from '../lib/clock';
import { createBookingsModule } from '../modules/bookings/bookings.module';
import { createCatalogModule } from '../modules/catalog/catalog.module';
import { createInventoryModule } from '../modules/inventory/inventory.module';
import { createInvoicesModule } from '../modules/invoices/invoices.module';
import { createMessagingModule } from '../modules/messaging/messaging.module';
import { createImagesModule } from '../modules/images/images.module';
import { createOrganizerConsoleModule } from '../modules/organizerConsole/organizerConsole.module';
import { createPaymentsModule } from '../modules/payments/payments.module';
import { createSeatPoolsModule } from '../modules/seatPools/seatPools.module';
import { createTicketsModule, type WalletAddresses } from '../modules/tickets/tickets.module';
import { createMailQueue } from '../mail/mailQueue.service';
import { createFileReader } from '../lib/fileReader/fileReader';
import { createPdfWorker } from '../pdf/pdfWorker';
import type { AppPdfJob } from '../pdfWorker.main';
import { createBookingCalls, expectStatus, type Answer, type Headers } from './bookings';
import type { TestApp } from './buildTestApp';
import type { FakeEvent } from './fakeGateway';
import { startPdfThread } from './pdfThread';
import { bundleOf } from './programs';

type Db = TestApp['db'];

/** Separate instances of a server's background workers, which the test runs. */
export function createBackgroundWorkers(
  { app, db, config, secrets }: TestApp,
  clock: Clock = systemClock,
  walletAddresses?: WalletAddresses,
) {
  const deps = { db, config, secrets, clock, log: app.log };
  const ticketsModule = createTicketsModule(deps);
  const tickets = ticketsModule.service;
  const inventory = createInventoryModule(deps);
  const bookings = createBookingsModule(deps, { inventory: inventory.service, tickets }).service;
  const payments = createPaymentsModule(deps, { bookings, tickets });
  const { reconciler, refunds, bookingRefunds, refundReports, sandbox } = payments;
  const pdfWorker = createPdfWorker<AppPdfJob>(startPdfThread);
  const invoices = createInvoicesModule(deps, { bookings, refunds, pdfWorker });
  const mail = createMailQueue(deps);
  const rateLimits = createRateLimits(deps);
  const { freeSeats } = ticketsModule;
  const seatPools = createSeatPoolsModule({
    ...deps,
    tickets,
    freeSeats,
    bookingRefunds,
    rateLimits,
  });
  const ticketApi = ticketsModule.createHandlers({ bookings, pdfWorker, walletAddresses });
  const messaging = createMessagingModule({
    ...deps,
    mail,
    rateLimits,
    bookings,
    tickets,
    sharedTickets: ticketApi.shared,
    invoices: invoices.service,
    seatLinks: seatPools.links,
    pdfWorker,
  });
  const { events } = createCatalogModule(deps);
  const images = createImagesModule(deps, { rateLimits }).service;
  const organize = createOrganizerConsoleModule(deps, {
    events,
    tickets,
    refunds,
    bookingRefunds,
    mail,
    images,
    rateLimits,
    invoices: invoices.service,
    drawDocument: invoices.drawDocument,
    validate: () => null,
    fileReader: createFileReader({ program: bundleOf('fileReader') }),
  });
  const queue = createQueue(deps, [
    ...inventory.jobHandlers,
    ...payments.jobHandlers,
    ...invoices.jobHandlers,
    ...ticketApi.passUpdates.jobHandlers,
    ...seatPools.jobHandlers,
    ...organize.jobHandlers,
    ...messaging.jobHandlers,
  ]);
  const { mailSender, reminders, digests } = messaging;
  return {
    queue,
    reconciler,
    refundReports,
    sandbox,
    mail,
    mailSender,
    reminders,
    digests,
    pdfWorker,
    invoices: invoices.service,
    passUpdates: ticketApi.passUpdates,
  };
}

/** Client calls for hosted payments. */
export function createCheckoutCalls(test: Pick<TestApp, 'app' | 'db'>) {
  const { call, get } = createBookingCalls(test);
  const calls = {
    start: (headers: Headers, gateway?: Schemas['Gateway'], key?: string): Promise<Answer> =>
      call('POST', `/bookings/checkout/${gateway ? `?gateway=${gateway}` : ''}`, {
        ...headers,
        ...(key && { 'idempotency-key': key }),
      }),

    /** Starts a checkout. @throws Error when refused */
    async checkout(headers: Headers, gateway?: Schemas['Gateway']): Promise<Schemas['Checkout']> {
      return expectStatus(200, await calls.start(headers, gateway)).json();
    },

    verify: (headers: Headers, paymentId: string): Promise<Answer> =>
      call('POST', '/payments/verify/', headers, { payment_id: paymentId }),

    /** Sends an event to the webhook with exactly the signed bytes. */
    deliver: (gateway: Schemas['Gateway'], { payload, headers }: FakeEvent) =>
      test.app.inject({
        method: 'POST',
        url: `/api/payments/webhooks/${gateway}/`,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      }),

    /** Presses a button on the sandbox's page. */
    press: (paymentId: string, answer: string) =>
      test.app.inject({
        method: 'POST',
        url: `/sandbox/pay/${paymentId}/${answer}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),

    get,
  };
  return calls;
}

export type CheckoutCalls = ReturnType<typeof createCheckoutCalls>;

export const paymentOf = (db: Db, publicId: string) =>
  db
    .selectFrom('payments')
    .where('public_id', '=', publicId)
    .select(['id', 'status', 'amount', 'gateway_order_id', 'failure_reason'])
    .executeTakeFirstOrThrow();

export const refundsOf = (db: Db, publicId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .where('p.public_id', '=', publicId)
    .select(['r.amount', 'r.scope', 'r.done_at'])
    .execute();

/** Moves the times of a payment back by a number of minutes. */
export async function agePayment(db: Db, publicId: string, minutes: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      created_at: sql<Date>`created_at - make_interval(mins => ${minutes}::int)`,
      updated_at: sql<Date>`updated_at - make_interval(mins => ${minutes}::int)`,
    })
    .where('public_id', '=', publicId)
    .execute();
}

/**
 * Invariants: all captured money is either assigned to bookings or refunded (D12); cancelling an event refunds
 * each of its bookings once (D13); a holder who cancels gets the part that the refund terms give back (D36); the
 * payment's status matches its refunds.
 * @throws Error that names the violating payments
 */
export async function assertPaymentsConsistent(db: Db): Promise<void> {
  const { rows } = await sql<{ public_id: string }>`
    select p.public_id
    from payments p
    cross join lateral (
      select coalesce(sum(s.amount), 0) as settled,
        coalesce(sum(b.paid_back), 0) as paid_back,
        coalesce(bool_or(b.payment_status = 'refunded' or b.paid_back > 0), false) as any_back,
        coalesce(bool_and(b.payment_status = 'refunded' and s.refunded = s.amount), false) as all_back,
        coalesce(bool_or(s.refunded <> (
          select coalesce(sum(part.amount), 0) from refund_parts part where part.share_id = s.id
        )), false) as differs
      from payment_bookings s
      join bookings b on b.id = s.booking_id
      where s.payment_id = p.id and s.is_settled
    ) as shares
    cross join lateral (
      select coalesce(sum(r.amount + r.covered) filter (where r.scope = 'payment'), 0) as unused,
        coalesce(sum(assigned.amount) filter (where r.done_at is not null), 0) as done,
        coalesce(sum(r.amount) filter (
          where r.state = 'done' and r.scope <> 'payment' and r.scope not like 'again:%'), 0) as moved,
        coalesce(bool_or(r.amount + r.covered <> assigned.amount)
          filter (where r.scope like 'event:%' or r.scope like 'part:%' or r.scope like 'booking:%'), false)
          or coalesce(bool_or(r.amount + r.covered - r.covers < assigned.amount), false)
          or coalesce(sum(r.covers), 0) <> coalesce(sum(r.covered), 0) as differs
      from refunds r
      cross join lateral (
        select coalesce(sum(part.amount), 0) as amount
        from refund_parts part where part.refund_id = r.id
      ) as assigned
      where r.payment_id = p.id
    ) as refunds
    where shares.differs or refunds.differs or refunds.done <> shares.paid_back
      or refunds.moved > p.amount
      or case
        when p.status in ('pending', 'failed') then shares.settled + refunds.unused > 0
        when refunds.unused > 0 then p.status <> 'refunded' or shares.settled > 0
        when p.amount = 0 then false
        when shares.settled <> p.amount then true
        when shares.all_back then p.status <> 'refunded'
        when shares.any_back then p.status <> 'partially_refunded'
        else p.status <> 'success'
      end
  `.execute(db);
  if (rows.length > 0) {
    throw new Error(`Money is lost or doubled: ${rows.map((row) => row.public_id).join(', ')}.`);
  }
  await assertEventSums(db);
}

/** The stored sums of each event must equal the sums of its shares and refunds. */
async function assertEventSums(db: Db): Promise<void> {
  const { rows } = await sql<{ event_id: number }>`
    select coalesce(sums.event_id, paid.event_id) as event_id
    from (
      select b.event_id,
        coalesce(sum(s.quantity * s.unit_price - back.tickets) filter (where not p.is_test), 0) as kept,
        coalesce(sum(s.quantity * s.unit_price - back.tickets) filter (where p.is_test), 0) as kept_test
      from payment_bookings s
      join payments p on p.id = s.payment_id
      join bookings b on b.id = s.booking_id
      cross join lateral (
        select coalesce(sum(part.tickets), 0) as tickets
        from refund_parts part join refunds r on r.id = part.refund_id
        where part.share_id = s.id and r.done_at is not null
      ) as back
      where s.is_settled
      group by b.event_id
    ) as paid
    full join (
      select e.id as event_id, sums.* from events e cross join lateral ${sumsOfEvent} as sums
    ) sums on sums.event_id = paid.event_id
    where (coalesce(sums.kept, 0), coalesce(sums.kept_test, 0))
      <> (coalesce(paid.kept, 0), coalesce(paid.kept_test, 0))
  `.execute(db);
  if (rows.length > 0) {
    throw new Error(`The money of events is wrong: ${rows.map((row) => row.event_id).join(', ')}.`);
  }
}
