import type { BodyOf, Schemas } from '../contract/types';
import { systemClock } from '../lib/clock';
import { createBookingsModule } from '../modules/bookings/bookings.module';
import { createInventoryModule } from '../modules/inventory/inventory.module';
import { createPaymentsModule } from '../modules/payments/payments.module';
import { createTicketsModule } from '../modules/tickets/tickets.module';
import { createApprovalEnds } from '../modules/spending/approvals/approvalEnds.service';
import { releaseStaleReservations } from '../modules/spending/budgets/staleReservations.service';
import { createHoldExpiryWorker } from '../modules/inventory/holdExpiry.service';
import { createOffers } from '../modules/waitingList/offers.service';
import { createWaitingEnds } from '../modules/waitingList/waitingEnds.service';
import type { TestApp } from './buildTestApp';
import { createBookingCalls, expectStatus, type Headers } from './bookings';
import type { TestTier } from './events';

/** Client calls for waiting lists. */
export function createWaitingCalls(app: Pick<TestApp, 'app'>) {
  const { call } = createBookingCalls(app);
  const ask = (
    headers: Headers,
    tier: Pick<TestTier, 'id' | 'event_id'>,
    more: Partial<BodyOf<'joinWaitingList'>> = {},
  ) =>
    call('POST', '/waiting-list/', headers, {
      event: tier.event_id,
      ticket_tier: tier.id,
      quantity: 1,
      ...more,
    });
  const calls = {
    ask,
    /** @throws Error when refused */
    join: async (...request: Parameters<typeof ask>): Promise<Schemas['WaitingEntry']> =>
      expectStatus(201, await ask(...request)).json(),
    async list(headers: Headers): Promise<Schemas['WaitingEntry'][]> {
      const answer = expectStatus(200, await call('GET', '/waiting-list/', headers));
      return answer.json<Schemas['WaitingList']>().results;
    },
    /** @throws Error unless there is exactly one entry */
    async only(headers: Headers): Promise<Schemas['WaitingEntry']> {
      const [entry, ...others] = await calls.list(headers);
      if (!entry || others.length > 0) throw new Error('Expected one entry.');
      return entry;
    },
    change: (headers: Headers, id: number, body: BodyOf<'updateWaitingEntry'>) =>
      call('PATCH', `/waiting-list/${id}`, headers, body),
    leave: (headers: Headers, id: number) => call('DELETE', `/waiting-list/${id}`, headers),
  };
  return calls;
}

/** The workers that waiting lists depend on. `runAll` runs them in the order in which they trigger each other. */
export function createWaitingWorkers({ app, db, config, secrets }: TestApp) {
  const deps = { db, config, secrets, clock: systemClock, log: app.log };
  const tickets = createTicketsModule(deps).service;
  const inventory = createInventoryModule(deps);
  const bookings = createBookingsModule(deps, { inventory: inventory.service, tickets }).service;
  const payments = createPaymentsModule(deps, { bookings, tickets }).approvals;
  const holds = createHoldExpiryWorker({ db, log: app.log });
  const requests = createApprovalEnds({ db, log: app.log });
  const ends = createWaitingEnds({ db });
  const offers = createOffers({ db, config, payments });
  return {
    offers,
    ends,
    async runAll(): Promise<void> {
      await holds.runOnce({ thorough: false });
      await requests.runOnce();
      await releaseStaleReservations({ db });
      await ends.runOnce();
      await offers.runOnce();
    },
  };
}
