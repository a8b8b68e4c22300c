import type { Schemas } from '../../contract/types';
import { toDecimal, toMinor } from '../../lib/money';
import { createHoldExpiryWorker } from '../../modules/inventory/holdExpiry.service';
import { createBookingCalls, expireHold, type Answer } from '../bookings';
import type { TestApp } from '../buildTestApp';
import { createCheckoutCalls, createBackgroundWorkers } from '../payments';
import { pick, type Action } from './actions';
import { setPrice } from './sums.repository';
import type { ModelData } from './modelData';

/** Ids of the bookings and hosted payments that the actions created; drivers can share it. */
export interface Created {
  bookings: { id: number; owner: number }[];
  attempts: string[];
}

export interface Outcome {
  answer: Answer;
  /** Total of the quote before a payment, in minor units; null when the quote was refused. */
  quoted?: number | null;
}

/** Performs the actions on an app through its API, its workers and, to move the clock, its database. */
export function createDriver(test: TestApp, data: ModelData, created: Created) {
  const calls = createBookingCalls(test);
  const pages = createCheckoutCalls(test);
  const workers = createBackgroundWorkers(test);
  const holdExpiry = createHoldExpiryWorker({ db: test.db, log: test.app.log });

  const headersOf = (person: number) => {
    const buyer = data.buyers[person];
    if (!buyer) throw new Error(`There is no person ${person}.`);
    return buyer.headers;
  };
  const expireHoldsOf = async (ids: readonly number[]) => {
    for (const id of ids) await expireHold(test.db, id);
  };
  const expireHolds = () => holdExpiry.runOnce({ thorough: false });

  async function create({ by, tier, quantity }: Extract<Action, { kind: 'create' }>) {
    const place = data.tiers[tier];
    if (!place) throw new Error(`There is no tier ${tier}.`);
    const body = { event: place.event_id, ticket_tier: place.id, quantity };
    const answer = await calls.create(headersOf(by), body);
    if (answer.statusCode === 201) {
      created.bookings.push({ id: answer.json<Schemas['Booking']>().id, owner: by });
    }
    return { answer };
  }

  async function pay(action: Extract<Action, { kind: 'pay' }>): Promise<Outcome | null> {
    const chosen = action.lines.flatMap((number) => pick(created.bookings, number) ?? []);
    const [first] = chosen;
    if (!first) return null;
    const ids = [...new Set(chosen.map((booking) => booking.id))];
    const headers = headersOf(action.by ?? first.owner);
    if (action.late) await expireHoldsOf(ids);
    const quote = await calls.get(`/bookings/quote/?booking_ids=${ids.join(',')}`, headers);
    const quoted = quote.statusCode === 200 ? toMinor(quote.json<Schemas['Quote']>().total) : null;
    const amount = toDecimal((quoted ?? 100) + (action.wrongAmount ? 1 : 0));
    const answer = await calls.pay(headers, { booking_ids: ids, amount });
    if (action.late) await expireHolds();
    return { answer, quoted };
  }

  async function checkout({ by }: Extract<Action, { kind: 'checkout' }>) {
    const answer = await pages.start(headersOf(by));
    if (answer.statusCode === 200) {
      const { payment_id: id, checkout_url: url } = answer.json<Schemas['Checkout']>();
      // A payment that was replaced before it had a page points to the cart.
      const hasPage = url.includes('/sandbox/pay/');
      if (hasPage && !created.attempts.includes(id)) created.attempts.push(id);
    }
    return { answer };
  }

  async function toBooking(
    action: Extract<Action, { kind: 'change' | 'remove' | 'cancel' | 'extend' }>,
  ) {
    const booking = pick(created.bookings, action.line);
    if (!booking) return null;
    const headers = headersOf(action.by ?? booking.owner);
    if (action.late) await expireHoldsOf([booking.id]);
    const at = `/bookings/${booking.id}` as const;
    const requests = {
      change: () =>
        calls.call('PATCH', at, headers, {
          ...('quantity' in action && { quantity: action.quantity }),
        }),
      remove: () => calls.call('DELETE', at, headers),
      cancel: () => calls.call('POST', `${at}/cancel/`, headers),
      extend: () => calls.call('POST', `${at}/extend/`, headers),
    };
    const answer = await requests[action.kind]();
    if (action.late) await expireHolds();
    return { answer };
  }

  /** Runs all due jobs: refunds at the gateway, closing of replaced orders. */
  const runJobs = async () => {
    await workers.queue.runOnce();
  };

  return {
    runJobs,
    expireHolds,
    /** @returns null if there was nothing to act on or no answer */
    async perform(action: Action): Promise<Outcome | null> {
      switch (action.kind) {
        case 'create':
          return create(action);
        case 'pay':
          return pay(action);
        case 'checkout':
          return checkout(action);
        case 'press': {
          const attempt = pick(created.attempts, action.attempt);
          return attempt === undefined
            ? null
            : { answer: await pages.press(attempt, action.answer) };
        }
        case 'expire': {
          const booking = pick(created.bookings, action.line);
          if (booking) await expireHoldsOf([booking.id]);
          await expireHolds();
          return null;
        }
        case 'jobs':
          await runJobs();
          return null;
        case 'reprice': {
          const tier = data.tiers[action.tier];
          if (tier) await setPrice(test.db, tier.id, action.price);
          return null;
        }
        default:
          return toBooking(action);
      }
    },
  };
}

export type Driver = ReturnType<typeof createDriver>;
