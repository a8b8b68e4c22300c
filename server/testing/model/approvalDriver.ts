import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { inTransaction } from '../../db/transaction';
import { createHoldExpiryWorker } from '../../modules/inventory/holdExpiry.service';
import { retryRefund } from '../../modules/payments/refunds/refundStates.service';
import { createApprovalEnds } from '../../modules/spending/approvals/approvalEnds.service';
import { releaseStaleReservations } from '../../modules/spending/budgets/staleReservations.service';
import { createApprovalCalls, letRequestRunOut } from '../approvals';
import { createBookingCalls, type Answer } from '../bookings';
import type { TestApp } from '../buildTestApp';
import type { startFakeStripe } from '../fakeStripe';
import { createBackgroundWorkers, createCheckoutCalls } from '../payments';
import { createPolicyCalls } from '../policies';
import { pick } from './actions';
import type { ApprovalAction } from './approvalActions';
import { BUDGET, policies, type ApprovalWorld, type Made } from './approvalWorld';
import { findFailedRefunds, letHoldRunOut } from './approvalSums.repository';
import { setPrice } from './sums.repository';

type Action<Kind extends ApprovalAction['kind']> = Extract<ApprovalAction, { kind: Kind }>;
type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** Performs the actions on one of the apps through its API, its workers and, to move the clock, its database. */
export function createApprovalDriver(
  test: TestApp,
  { stripe, world, made }: { stripe: FakeStripe; world: ApprovalWorld; made: Made },
) {
  const { call, create, pay, get } = createBookingCalls(test);
  const pages = createCheckoutCalls(test);
  const approvals = createApprovalCalls(test);
  const policy = createPolicyCalls(test);
  const deps = { db: test.db, log: test.app.log };
  const workers = {
    ends: createApprovalEnds(deps),
    holds: createHoldExpiryWorker(deps),
    jobs: createBackgroundWorkers(test).queue,
  };

  const headersOf = (person: number) => world.people[person]?.headers ?? {};
  const bookingsOf = (by: number, indexes: readonly number[]): number[] => {
    const own = made.bookings.filter((booking) => booking.owner === by && !booking.isRemoved);
    return [...new Set(indexes.flatMap((number) => pick(own, number)?.id ?? []))];
  };
  const chargedTo = (costCentre: number | null) =>
    costCentre === null
      ? {}
      : { cost_centre: world.costCentres[costCentre]?.id, purpose: 'To meet the team.' };

  async function book({ by, tier, quantity }: Action<'book'>) {
    const place = world.tiers[tier];
    if (!place) throw new Error(`There is no tier ${tier}.`);
    const body = { event: place.event_id, ticket_tier: place.id, quantity };
    const answer = await create(headersOf(by), body);
    if (answer.statusCode === 201) {
      made.bookings.push({ id: answer.json<Schemas['Booking']>().id, owner: by });
    }
    return answer;
  }

  async function ask({ by, bookings, costCentre }: Action<'ask'>) {
    const ids = bookingsOf(by, bookings);
    if (ids.length === 0) return null;
    const body = { booking_ids: ids, purpose: 'To meet the team.', ...chargedTo(costCentre) };
    const answer = await approvals.ask(headersOf(by), body);
    if (answer.statusCode === 201) {
      const { id, steps } = answer.json<Schemas['Approval']>();
      const owners = steps.flatMap(({ people }) => (people.length === 1 ? people : []));
      made.requests.push({
        id,
        requester: by,
        bookings: ids,
        owners: owners.map((owner) => owner.id),
      });
    }
    return answer;
  }

  async function decide(action: Action<'approve' | 'decline' | 'withdraw' | 'delegate'>) {
    const request = pick(made.requests, action.request);
    if (!request) return null;
    const to = 'to' in action ? (world.people[action.to]?.user.id ?? null) : null;
    const bodies = {
      approve: { over_budget: 'overBudget' in action && action.overBudget },
      decline: { reason: `Declined by ${action.by}.` },
      withdraw: undefined,
      delegate: { to },
    };
    const { kind } = action;
    const by = kind === 'withdraw' && action.by > 2 ? request.requester : action.by;
    const answer = await approvals[kind](headersOf(by), request.id, bodies[kind]);
    if (answer.statusCode === 200) {
      const { status } = answer.json<Schemas['Approval']>();
      const before = made.decisions.get(request.id) ?? [];
      made.decisions.set(request.id, [...before, { kind, status, to }]);
    }
    return answer;
  }

  async function payAtOnce(by: number, ids: readonly number[], charge: Schemas['PurchasePurpose']) {
    if (ids.length === 0) return null;
    const quote = await get(`/bookings/quote/?booking_ids=${ids.join(',')}`, headersOf(by));
    const amount = quote.statusCode === 200 ? quote.json<Schemas['Quote']>().total : '1.00';
    const body = { booking_ids: [...ids], amount, gateway: 'razorpay' as const, ...charge };
    const answer = await pay(headersOf(by), body);
    if (answer.statusCode === 201) made.paid.push(...ids);
    return answer;
  }

  async function openPage(
    owner: number,
    ids: readonly number[],
    charge: Schemas['PurchasePurpose'],
  ) {
    if (ids.length === 0) return null;
    const path = `/bookings/checkout/?gateway=stripe&booking_ids=${ids.join(',')}` as const;
    const answer = await call('POST', path, headersOf(owner), charge);
    if (answer.statusCode === 200) {
      const { checkout_url: url, payment_id: paymentId } = answer.json<Schemas['Checkout']>();
      const id = stripe.idOf(url);
      // A payment that was replaced before it had a page points to the cart.
      if (stripe.sessions.has(id) && !made.orders.some((order) => order.id === id)) {
        made.orders.push({ id, paymentId, owner, bookings: ids });
      }
    }
    return answer;
  }

  async function atGateway(action: Action<'paid' | 'declined' | 'verify' | 'refundedByHand'>) {
    const isPaid = ({ id }: { id: string }) => stripe.sessions.get(id)?.payment_status === 'paid';
    const orders = action.kind === 'refundedByHand' ? made.orders.filter(isPaid) : made.orders;
    const order = pick(orders, action.order);
    const session = order && stripe.sessions.get(order.id);
    if (!order || !session) return null;
    if (action.kind === 'verify') return pages.verify(headersOf(order.owner), order.paymentId);
    if (action.kind === 'declined') return pages.deliver('stripe', stripe.declined(order.id));
    if (action.kind === 'refundedByHand') {
      const back = stripe.refunds
        .filter((one) => one.payment_intent === session.payment_intent)
        .reduce((sum, one) => sum + one.amount, 0);
      const amount = Math.floor(((session.amount_total - back) * action.percent) / 100);
      if (amount === 0) return null;
      const made = stripe.refundByHand(order.id, amount);
      // Stripe sends both, in any order.
      await pages.deliver('stripe', stripe.refundEvent('refund.updated', made));
      return pages.deliver('stripe', stripe.chargeRefunded(order.id));
    }
    if (session.status === 'open') stripe.pay(order.id);
    made.paid.push(...order.bookings);
    const event = stripe.completed(order.id);
    const deliveries = Array.from({ length: 'times' in action ? action.times : 1 }, () =>
      pages.deliver('stripe', event),
    );
    return (await Promise.all(deliveries)).at(-1) ?? null;
  }

  /** Ticket of a paid booking, if there is one. */
  async function refund({ booking, percent }: Action<'refund'>): Promise<Answer | null> {
    const id = pick(made.paid, booking) ?? pick(made.bookings, booking)?.id;
    if (id === undefined) return null;
    const { headers } = world.organizer;
    const path = `/organize/bookings/${id}/refund/` as const;
    const read = await get(path, headers);
    if (read.statusCode !== 200) return read;
    const { refundable } = read.json<Schemas['BookingRefunds']>();
    const part = Math.floor(Number(refundable) * percent);
    if (part <= 0) return null;
    const amount = percent === 100 ? {} : { amount: toDecimal(part) };
    return call('POST', path, headers, { ...amount, refundable, reason: 'The hall was cold.' });
  }

  async function toBooking(action: Action<'cancel' | 'remove' | 'change'>) {
    const booking = pick(
      made.bookings.filter((one) => !one.isRemoved),
      action.booking,
    );
    if (!booking) return null;
    const headers = headersOf(booking.owner);
    const at = `/bookings/${booking.id}` as const;
    if (action.kind === 'remove') {
      const removed = await call('DELETE', at, headers);
      if (removed.statusCode === 204) booking.isRemoved = true;
      return removed;
    }
    if (action.kind === 'cancel') return call('POST', `${at}/cancel/`, headers);
    return call('PATCH', at, headers, { quantity: 'quantity' in action ? action.quantity : 1 });
  }

  async function setBudget({ costCentre, share, isHard }: Action<'budget'>) {
    const place = world.costCentres[costCentre];
    if (!place) throw new Error(`There is no cost centre ${costCentre}.`);
    const headers = { ...world.admin, 'if-match': '*' };
    return test.app.inject({
      method: 'PUT',
      url: '/api/company/budgets/',
      headers,
      payload: {
        cost_centre: place.id,
        period: 'quarter' as const,
        starts_on: place.startsOn,
        amount: toDecimal(Math.floor((BUDGET * share) / 100)),
        enforcement: isHard ? 'hard' : 'advisory',
      },
    });
  }

  /** Moves the clock without a lock timeout, because lock waits are long on a busy machine. */
  const byTheClock = (work: (trx: TestApp['db']) => Promise<void>): Promise<void> =>
    inTransaction(test.db, async (trx) => {
      await sql`set local lock_timeout = 0`.execute(trx);
      await work(trx);
    });

  async function letRunOut({ request }: Action<'runOut'>) {
    const found = pick(made.requests, request);
    if (found) await byTheClock((trx) => letRequestRunOut(trx, found.id));
    await workers.ends.runOnce();
    return null;
  }

  async function expire({ booking }: Action<'expire'>) {
    const found = pick(made.bookings, booking);
    if (found) await byTheClock((trx) => letHoldRunOut(trx, found.id));
    return null;
  }

  const driver = {
    /** Runs the workers that release seats and budgets, and the workers of the queue. */
    async runWorkers(): Promise<void> {
      await workers.jobs.runOnce();
      // Dashboard refunds left too little to refund at the gateway, so an operator retries these refunds.
      const failed = await findFailedRefunds(test.db, world.company.id);
      for (const id of failed) await inTransaction(test.db, (trx) => retryRefund(trx, id));
      if (failed.length > 0) await workers.jobs.runOnce();
      await workers.ends.runOnce();
      await workers.holds.runOnce({ thorough: false });
      await releaseStaleReservations(deps);
    },

    /** @returns null if there was nothing to act on or nobody to answer */
    async perform(action: ApprovalAction): Promise<Answer | null> {
      switch (action.kind) {
        case 'book':
          return book(action);
        case 'ask':
          return ask(action);
        case 'runOut':
          return letRunOut(action);
        case 'expire':
          return expire(action);
        case 'pay':
          return payAtOnce(
            action.by,
            bookingsOf(action.by, action.bookings),
            chargedTo(action.costCentre),
          );
        case 'open':
          return openPage(
            action.by,
            bookingsOf(action.by, action.bookings),
            chargedTo(action.costCentre),
          );
        case 'payRequest':
        case 'openRequest': {
          const approved = made.requests.filter(({ id }) =>
            made.decisions.get(id)?.some((decision) => decision.status === 'approved'),
          );
          const request = pick(approved, action.request) ?? pick(made.requests, action.request);
          if (!request) return null;
          const paying = action.kind === 'payRequest' ? payAtOnce : openPage;
          return paying(request.requester, request.bookings, {});
        }
        case 'cancel':
        case 'remove':
        case 'change':
          return toBooking(action);
        case 'refund':
          return refund(action);
        case 'paid':
        case 'declined':
        case 'verify':
        case 'refundedByHand':
          return atGateway(action);
        case 'budget':
          return setBudget(action);
        case 'policy':
          return policy.put(world.admin, { rules: policies[action.policy] ?? [] });
        case 'reprice':
          await setPrice(test.db, world.tiers[action.tier]?.id ?? 0, action.price);
          return null;
        case 'cancelEvent':
          return action.chance === 0
            ? world.organizer.cancel(world.tiers.at(-1)?.event_id ?? 0)
            : null;
        case 'ends':
          await workers.ends.runOnce();
          return null;
        case 'dead':
          await releaseStaleReservations(deps);
          return null;
        case 'holds':
          await workers.holds.runOnce({ thorough: false });
          return null;
        case 'jobs':
          await workers.jobs.runOnce();
          return null;
        default:
          return decide(action);
      }
    },
  };
  return driver;
}

export type ApprovalDriver = ReturnType<typeof createApprovalDriver>;
