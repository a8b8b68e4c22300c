import type { Schemas } from '../../contract/types';
import { toDecimal, toMinor } from '../../lib/money';
import { createHoldExpiryWorker } from '../../modules/inventory/holdExpiry.service';
import { createBookingCalls, letHoldRunOut, type Answer } from '../bookings';
import type { TestApp } from '../buildTestApp';
import { createCheckoutCalls, createPaymentWorkers } from '../payments';
import { pick, type Action } from './actions';
import { setPrice } from './sums.repository';
import type { World } from './world';

/** The bookings and attempts that the actions have made; several drivers may share it. */
export interface Made {
  bookings: { id: number; owner: number }[];
  attempts: string[];
}

export interface Done {
  answer: Answer;
  /** What was asked for before a payment: minor units, null where the quote was refused. */
  quoted?: number | null;
}

/** Performs the actions on a real app, as its clients, its clock and its workers would. */
export function createDriver(test: TestApp, world: World, made: Made) {
  const calls = createBookingCalls(test);
  const pages = createCheckoutCalls(test);
  const workers = createPaymentWorkers(test);
  const holdExpiry = createHoldExpiryWorker({ db: test.db, log: test.app.log });

  const headersOf = (person: number) => {
    const buyer = world.buyers[person];
    if (!buyer) throw new Error(`There is no person ${person}.`);
    return buyer.headers;
  };
  const runOut = async (ids: readonly number[]) => {
    for (const id of ids) await letHoldRunOut(test.db, id);
  };
  const expireHolds = () => holdExpiry.runOnce({ thorough: false });

  async function create({ by, tier, quantity }: Extract<Action, { kind: 'create' }>) {
    const place = world.tiers[tier];
    if (!place) throw new Error(`There is no tier ${tier}.`);
    const body = { event: place.event_id, ticket_tier: place.id, quantity };
    const answer = await calls.create(headersOf(by), body);
    if (answer.statusCode === 201) {
      made.bookings.push({ id: answer.json<Schemas['Booking']>().id, owner: by });
    }
    return { answer };
  }

  async function pay(action: Extract<Action, { kind: 'pay' }>): Promise<Done | null> {
    const chosen = action.lines.flatMap((number) => pick(made.bookings, number) ?? []);
    const [first] = chosen;
    if (!first) return null;
    const ids = [...new Set(chosen.map((booking) => booking.id))];
    const headers = headersOf(action.by ?? first.owner);
    if (action.late) await runOut(ids);
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
      // An attempt that another one replaced before it had a page leads back to the cart.
      const hasPage = url.includes('/sandbox/pay/');
      if (hasPage && !made.attempts.includes(id)) made.attempts.push(id);
    }
    return { answer };
  }

  async function toBooking(
    action: Extract<Action, { kind: 'change' | 'remove' | 'cancel' | 'extend' }>,
  ) {
    const booking = pick(made.bookings, action.line);
    if (!booking) return null;
    const headers = headersOf(action.by ?? booking.owner);
    if (action.late) await runOut([booking.id]);
    const at = `/bookings/${booking.id}`;
    const ask = {
      change: () =>
        calls.call('PATCH', at, headers, {
          ...('quantity' in action && { quantity: action.quantity }),
        }),
      remove: () => calls.call('DELETE', at, headers),
      cancel: () => calls.call('POST', `${at}/cancel/`, headers),
      extend: () => calls.call('POST', `${at}/extend/`, headers),
    };
    const answer = await ask[action.kind]();
    if (action.late) await expireHolds();
    return { answer };
  }

  /** Jobs until there are none: refunds reach the gateway, replaced orders are closed. */
  const runJobs = async () => {
    await workers.queue.runOnce();
  };

  return {
    runJobs,
    expireHolds,
    /** @returns null when there was nothing to act on or no answer */
    async perform(action: Action): Promise<Done | null> {
      switch (action.kind) {
        case 'create':
          return create(action);
        case 'pay':
          return pay(action);
        case 'checkout':
          return checkout(action);
        case 'press': {
          const attempt = pick(made.attempts, action.attempt);
          return attempt === undefined
            ? null
            : { answer: await pages.press(attempt, action.answer) };
        }
        case 'expire': {
          const booking = pick(made.bookings, action.line);
          if (booking) await runOut([booking.id]);
          await expireHolds();
          return null;
        }
        case 'jobs':
          await runJobs();
          return null;
        case 'reprice': {
          const tier = world.tiers[action.tier];
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
