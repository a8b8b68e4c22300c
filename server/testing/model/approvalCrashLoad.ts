import { unchecked } from '../checkedInject';
import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import type { Database } from '../../db/client';
import { letRequestRunOut } from '../approvals';
import type { Buyer } from '../bookings';
import type { TestTier } from '../events';
import { createCallers, type Load } from './kills';

/** Answers of each server before a kill, enough for bookings, payments and refunds. */
const FIRST_ANSWERS = { least: 120, most: 1_000 };

/** The last acknowledged status of a request, and the statuses that later unanswered calls may have caused. */
export interface KnownRequest {
  status: string;
  requested: Set<string>;
}

/** A company with one budget, whose owner decides and whose admin changes it. */
export interface ApprovalCrashWorld {
  company: number;
  /** `seat` is the cost of one seat in minor units. */
  budget: { costCentre: number; startsOn: string; seat: number };
  owner: Buyer;
  admin: Buyer;
  /** A person who may refund bookings. */
  organizer: Buyer;
  buyers: readonly Buyer[];
  tier: TestTier;
}

export interface ApprovalLoad {
  addresses: readonly string[];
  /** Moves the times of a request. */
  db: Database['db'];
  world: ApprovalCrashWorld;
  known: Map<number, KnownRequest>;
  /** Public ids of acknowledged payments. */
  paid: Set<string>;
  /** The last booking that each person still has, with its request, by the person's id. */
  last: Map<number, { booking: number; request?: number }>;
}

/** Runs each person on one of the servers until all servers have ended. */
export function startApprovalLoad({ addresses, ...load }: ApprovalLoad): Load {
  const { buyers } = load.world;
  const loads = addresses.map((address, index) =>
    loadServer(
      address,
      buyers.filter((_buyer, number) => number % addresses.length === index),
      load,
    ),
  );
  return {
    underWay: Promise.all(loads.map(({ underWay }) => underWay)).then(() => {}),
    async ended() {
      const counts = { acknowledged: 0, cutOff: 0 };
      for (const one of loads) {
        const { acknowledged, cutOff } = await one.ended();
        counts.acknowledged += acknowledged;
        counts.cutOff += cutOff;
      }
      return counts;
    },
  };
}

function loadServer(
  address: string,
  buyers: readonly Buyer[],
  { db, world, known, paid, last }: Omit<ApprovalLoad, 'addresses'>,
): Load {
  const { owner, admin, organizer, tier, budget } = world;
  const { least, most } = FIRST_ANSWERS;
  const callers = createCallers(address, least + Math.floor(Math.random() * (most - least)));

  /** Null if the server ended before it answered, refused the request, or was busy. */
  async function ask<Body>(
    buyer: Buyer,
    where: string,
    body?: object,
    method: 'GET' | 'POST' = 'POST',
  ): Promise<Body | null> {
    const answer = await callers.ask(buyer, method, where, unchecked(body));
    return answer?.isOk ? (JSON.parse(answer.text) as Body) : null;
  }

  async function decide(buyer: Buyer, id: number, what: 'approve' | 'decline' | 'withdraw') {
    const state = known.get(id);
    if (!state) return false;
    state.requested.add({ approve: 'approved', decline: 'declined', withdraw: 'withdrawn' }[what]);
    const body = what === 'decline' ? { reason: 'Not this year.' } : {};
    const answer = await ask<Schemas['Approval']>(buyer, `/approvals/${id}/${what}/`, body);
    if (answer) Object.assign(state, { status: answer.status, requested: new Set() });
    return answer !== null;
  }

  async function payAtOnce(buyer: Buyer, booking: number, amount: string): Promise<string | null> {
    const body = { booking_ids: [booking], amount };
    const done = await ask<Schemas['PaymentResult']>(buyer, '/payments/bulk_create/', body);
    return done?.payment_id ?? null;
  }

  /** Pays on the page of the sandbox, which sends a webhook. */
  async function payOnPage(buyer: Buyer, booking: number): Promise<string | null> {
    const path = `/bookings/checkout/?booking_ids=${booking}`;
    const opened = await ask<Schemas['Checkout']>(buyer, path, {});
    if (!opened) return null;
    const { payment_id: id } = opened;
    const pressed = await fetch(`${address}/sandbox/pay/${id}/succeed`, {
      method: 'POST',
      redirect: 'manual',
    }).catch(() => null);
    if (pressed?.status !== 303) return null;
    const body = { payment_id: id };
    const result = await ask<Schemas['PaymentResult']>(buyer, '/payments/verify/', body);
    return result?.status === 'success' ? id : null;
  }

  /** Refunds a third of a booking; the rest stays paid. */
  async function refundPart(booking: number): Promise<void> {
    const path = `/organize/bookings/${booking}/refund/`;
    const found = await ask<Schemas['BookingRefunds']>(organizer, path, undefined, 'GET');
    if (!found) return;
    const amount = toDecimal(Math.floor((Number(found.refundable) * 100) / 3));
    const body = { amount, refundable: found.refundable, reason: 'The hall was cold.' };
    await ask(organizer, path, body);
  }

  async function changeBudget(number: number): Promise<void> {
    await callers.ask(
      { ...admin, headers: { ...admin.headers, 'if-match': '*' } },
      'PUT',
      '/company/budgets/',
      {
        cost_centre: budget.costCentre,
        period: 'quarter',
        starts_on: budget.startsOn,
        amount: toDecimal(budget.seat * (60 + (number % 80))),
        enforcement: 'hard',
      },
    );
  }

  /** Cancels what a kill has left of the person's last purchase, to free the budget. */
  async function giveBack(buyer: Buyer): Promise<void> {
    const left = last.get(buyer.user.id);
    if (!left) return;
    // An unpaid request ends with its booking.
    known.get(left.request ?? 0)?.requested.add('expired');
    if (await ask(buyer, `/bookings/${left.booking}/cancel/`, {})) last.delete(buyer.user.id);
  }

  async function runOut(id: number): Promise<void> {
    known.get(id)?.requested.add('expired');
    await letRequestRunOut(db, id);
  }

  async function runCycle(buyer: Buyer, number: number): Promise<void> {
    if (number % 16 === 7) await changeBudget(number);
    const wish = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
    await giveBack(buyer);
    const booking = await ask<Schemas['Booking']>(buyer, '/bookings/', wish);
    if (!booking) return;
    last.set(buyer.user.id, { booking: booking.id });
    const made = await ask<Schemas['Approval']>(buyer, '/approvals/', {
      booking_ids: [booking.id],
      cost_centre: budget.costCentre,
      purpose: 'To meet the team.',
    });
    if (!made) return;
    known.set(made.id, { status: 'pending', requested: new Set() });
    last.set(buyer.user.id, { booking: booking.id, request: made.id });
    if (number % 8 === 1) return void (await decide(owner, made.id, 'decline'));
    if (number % 8 === 2) return void (await decide(buyer, made.id, 'withdraw'));
    if (number % 8 === 6) return runOut(made.id);
    if (!(await decide(owner, made.id, 'approve'))) return;
    const payment =
      number % 2 === 0
        ? await payOnPage(buyer, booking.id)
        : await payAtOnce(buyer, booking.id, made.total);
    if (payment === null) return;
    paid.add(payment);
    if (number % 8 === 3) await refundPart(booking.id);
    if (number % 32 === 0) last.delete(buyer.user.id);
    else await giveBack(buyer);
  }

  return callers.start(buyers, runCycle);
}
