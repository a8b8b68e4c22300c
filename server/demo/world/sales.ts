import { randomFrom } from '../random';
import { list } from '../table';
import { writtenBookings, type WrittenBooking, type WrittenRequest } from './bookings';
import { DECISION_HOURS } from './company/costCentres';
import { quarterStart } from './company/quarter';
import { plannedEvents } from './events';
import { salesPeriod } from './eventRows';
import { companyOf, type CompanyKey } from './people';
import type { PlannedEvent } from './plan';
import type { WorldClock } from './worldClock';

/** A booking of the demo world before it has ids. */
export interface PlannedBooking extends Omit<WrittenBooking, 'event' | 'tier' | 'ago' | 'request'> {
  /** Index of the event in the plans; `tier` is the index in its tiers. */
  event: number;
  tier: number;
  at: Date;
  request: PlannedRequest | null;
}

export interface PlannedRequest extends WrittenRequest {
  /** `approvals.id`. */
  id: number;
  deadline: Date;
  /** Null while it waits. */
  decidedAt: Date | null;
  /** Null unless it was approved. */
  paidAt: Date | null;
}

const HOUR = 3_600_000;

/** Sizes of the blocks that companies book for their clients, in turn. */
const blocks = [10, 8, 10, 6, 10, 4, 10, 9, 10, 7] as const;

/** Usernames of the people who book blocks, by company. */
const buyers: Readonly<Record<CompanyKey, readonly string[]>> = {
  lotuslane: ['arjun', 'tara', 'imran', 'divya'],
  lakshmi: ['gauri'],
  northwind: ['meera'],
  bombaylive: ['rhea'],
};

/** Clients for whom Lotus & Lane books. */
const clients = list(
  'Zenith Bank, Mumbai; Sahyadri Motors; Coromandel Shipping; Aravalli Cement; Nilgiri Foods; Deccan Life Insurance; ' +
    'Malabar Pharma; Ganga Steel; Kaveri Software; Thar Solar; Vindhya Paper',
);

/**
 * All bookings of the demo world by time: the bookings of the demo accounts, and blocks for the other sold
 * seats of each tier, so that every sold seat has a booking.
 */
export function planSales(clock: WorldClock): PlannedBooking[] {
  const requests = writtenBookings.filter(({ request }) => request);
  const personal = writtenBookings.map((booking) =>
    planWritten(booking, requests.indexOf(booking) + 1, clock),
  );
  const sold = plannedEvents.flatMap((event, e) =>
    event.tiers.flatMap((_, t) => {
      const taken = personal.filter(
        (one) => one.event === e && one.tier === t && one.state !== 'cancelled',
      );
      return planBlocks(event, { e, t }, taken, clock);
    }),
  );
  return [...personal, ...sold].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function planWritten(
  { ago, request, ...booking }: WrittenBooking,
  requestId: number,
  clock: WorldClock,
): PlannedBooking {
  const event = plannedEvents.findIndex(({ title }) => title === booking.event);
  const plan = plannedEvents[event];
  const tier = plan?.tiers.findIndex(({ name }) => name === booking.tier) ?? -1;
  if (!plan || tier < 0) {
    throw new Error(`The demo world has no ${booking.tier} of ${booking.event}.`);
  }
  const now = clock.now.getTime();
  // What is charged is of this quarter, as the budget is.
  const earliest = booking.charge
    ? Math.max(salesPeriod(plan, event, clock).from.getTime(), quarterStart(clock).getTime())
    : 0;
  const at = Math.max(now - ago, earliest);
  const { decision } = request ?? {};
  const after = (hours: number) => new Date(Math.min(at + hours * HOUR, now));
  return {
    ...booking,
    event,
    tier,
    at: new Date(at),
    request: request && {
      ...request,
      id: requestId,
      deadline: new Date(at + Math.min(DECISION_HOURS, plan.approvalHours) * HOUR),
      decidedAt: decision ? after(decision.afterHours) : null,
      paidAt: decision?.status === 'approved' ? after(decision.afterHours + 1) : null,
    },
  };
}

/** Bookings of the seats of a tier that are sold, but not `taken`. */
function planBlocks(
  event: PlannedEvent,
  { e, t }: { e: number; t: number },
  taken: readonly PlannedBooking[],
  clock: WorldClock,
): PlannedBooking[] {
  const tier = event.tiers[t];
  if (!tier) return [];
  const random = randomFrom(`${event.title}/${tier.name}`);
  const period = salesPeriod(event, e, clock);
  const from = period.from.getTime();
  const until = Math.min(period.until.getTime(), clock.now.getTime());
  const company = buyingCompany(event);
  const isForClients = company === 'lotuslane';
  const draw = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? '';
  const planned: PlannedBooking[] = [];
  let left = taken.reduce((seats, { quantity }) => seats - quantity, tier.seats - tier.left);
  while (left > 0) {
    const quantity = Math.min(left, blocks[planned.length % blocks.length] ?? 1);
    planned.push({
      event: e,
      tier: t,
      username: draw(buyers[company]),
      quantity,
      at: new Date(from + Math.floor(random() * (until - from))),
      state: 'paid',
      bookingFor: isForClients ? 'client' : 'team',
      bookedForName: draw(isForClients ? clients : [companyOf(company).name]),
      bookedForUser: null,
      notes: '',
      attendees: [],
      charge: null,
      request: null,
    });
    left -= quantity;
  }
  return planned;
}

function buyingCompany({ onlyFor }: PlannedEvent): CompanyKey {
  if (!onlyFor || onlyFor.includes('lotuslane')) return 'lotuslane';
  return onlyFor.find((company) => company !== 'northwind') ?? 'northwind';
}
