import type { Schemas } from '../../contract/types';
import { randomFrom } from '../posters/random';
import { chargedBookings } from './company/chargedBookings';
import type { CostCentreCode } from './company/costCentres';
import { plannedRequests, requestedBooking, type PlannedRequest } from './company/plannedRequests';
import { quarterStart } from './company/quarter';
import { companies, hospitalityClients, type CompanyKey } from './people';
import { personalBookings, type PersonalBooking, type PersonPlan } from './personalBookings';
import type { PlannedEvent, TierPlan } from './plan';
import type { WorldClock } from './worldClock';

/** A booking of the demo world before it has ids. */
export interface PlannedBooking {
  /** Index of the event in the plans; `tier` is the index in its tiers. */
  event: number;
  tier: number;
  username: string;
  quantity: number;
  at: Date;
  state: 'paid' | 'pending' | 'cancelled';
  bookingFor: Schemas['BookingFor'];
  bookedForName: string;
  bookedForUser: string | null;
  notes: string;
  attendees: readonly PersonPlan[];
  /** Null where it is charged to no cost centre. */
  charge: BookingCharge | null;
}

/** The cost centre of a booking, and the request that asks for it; null without one. */
export interface BookingCharge {
  costCentre: CostCentreCode;
  purpose: string;
  request: PlannedRequest | null;
  /** Charged to the account of the company instead of paid at once (D37). */
  onAccount: boolean;
}

/** When an event can be booked. */
export interface SalesPeriod {
  from: Date;
  until: Date;
}

const DAY = 86_400_000;

/** Sizes of the blocks that companies book for their clients, in turn. */
const blocks = [10, 8, 10, 6, 10, 4, 10, 9, 10, 7] as const;

/** Usernames of the people who book blocks, by company. */
const buyers: Readonly<Record<CompanyKey, readonly [string, ...string[]]>> = {
  lotuslane: ['arjun', 'tara', 'imran', 'divya'],
  lakshmi: ['gauri'],
  northwind: ['meera'],
  bombaylive: ['rhea'],
};

/**
 * All bookings of the demo world by time: those of the demo accounts, and blocks for the other sold
 * seats of each tier, so that every sold seat has a booking.
 */
export function planSales(
  events: readonly PlannedEvent[],
  periods: readonly SalesPeriod[],
  clock: WorldClock,
): PlannedBooking[] {
  const personal = [
    ...personalBookings.map((plan) => planPersonal(events, clock, plan)),
    ...planCharged(events, periods, clock),
    ...planRequested(events, clock),
  ];
  const sold = events.flatMap((event, e) => {
    const period = periods[e];
    if (!period) return [];
    return event.tiers.flatMap((tier, t) => {
      const taken = personal.filter(
        (b) => b.event === e && b.tier === t && b.state !== 'cancelled',
      );
      const rest = tier.seats - tier.left - taken.reduce((sum, b) => sum + b.quantity, 0);
      return planBlocks({ event, tier, e, t, seats: rest, period, clock });
    });
  });
  return [...personal, ...sold].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function tierIndexes(events: readonly PlannedEvent[], plan: { event: string; tier: string }) {
  const event = events.findIndex(({ title }) => title === plan.event);
  const tier = events[event]?.tiers.findIndex(({ name }) => name === plan.tier) ?? -1;
  if (tier < 0) throw new Error(`The demo world has no ${plan.tier} of ${plan.event}.`);
  return { event, tier };
}

const planPersonal = (
  events: readonly PlannedEvent[],
  clock: WorldClock,
  plan: PersonalBooking,
): PlannedBooking => ({
  ...tierIndexes(events, plan),
  username: plan.username,
  quantity: plan.quantity,
  at: new Date(clock.now.getTime() - plan.daysAgo * DAY),
  state: plan.state,
  bookingFor: plan.bookingFor,
  bookedForName: plan.bookedForName,
  bookedForUser: plan.bookedForUser ?? null,
  notes: plan.notes ?? '',
  attendees: plan.attendees ?? [],
  charge: null,
});

/** They are of this quarter, as the budgets that they are charged to. */
const planCharged = (
  events: readonly PlannedEvent[],
  periods: readonly SalesPeriod[],
  clock: WorldClock,
): PlannedBooking[] =>
  chargedBookings.map((plan) => {
    const booking = planPersonal(events, clock, plan);
    const opened = periods[booking.event]?.from ?? clock.now;
    const earliest = Math.max(opened.getTime(), quarterStart(clock).getTime());
    return {
      ...booking,
      at: new Date(Math.max(booking.at.getTime(), earliest)),
      charge: {
        costCentre: plan.costCentre,
        purpose: plan.purpose,
        request: null,
        onAccount: plan.onAccount,
      },
    };
  });

function planRequested(events: readonly PlannedEvent[], clock: WorldClock): PlannedBooking[] {
  const hours = (plan: { event: string; tier: string }) =>
    events[tierIndexes(events, plan).event]?.approvalHours ?? 24;
  return plannedRequests(clock, hours).map((request) => ({
    ...planPersonal(events, clock, requestedBooking(request)),
    at: request.at,
    charge: {
      costCentre: request.plan.costCentre,
      purpose: request.plan.purpose,
      request,
      onAccount: false,
    },
  }));
}

interface BlockPlan {
  event: PlannedEvent;
  tier: TierPlan;
  e: number;
  t: number;
  seats: number;
  period: SalesPeriod;
  clock: WorldClock;
}

function planBlocks({ event, tier, e, t, seats, period, clock }: BlockPlan): PlannedBooking[] {
  const random = randomFrom(`${event.title}/${tier.name}`);
  const from = period.from.getTime();
  const until = Math.min(period.until.getTime(), clock.now.getTime());
  const company = buyingCompany(event);
  const people = buyers[company];
  const planned: PlannedBooking[] = [];
  for (let left = seats; left > 0;) {
    const quantity = Math.min(left, blocks[planned.length % blocks.length] ?? 1);
    planned.push({
      event: e,
      tier: t,
      username: people[Math.floor(random() * people.length)] ?? people[0],
      quantity,
      at: new Date(from + Math.floor(random() * (until - from))),
      state: 'paid',
      bookingFor: company === 'lotuslane' ? 'client' : 'team',
      bookedForName: clientFor(company, random()),
      bookedForUser: null,
      notes: '',
      attendees: [],
      charge: null,
    });
    left -= quantity;
  }
  return planned;
}

function buyingCompany({ onlyFor }: PlannedEvent): CompanyKey {
  if (!onlyFor || onlyFor.includes('lotuslane')) return 'lotuslane';
  return onlyFor.find((company) => company !== 'northwind') ?? 'northwind';
}

function clientFor(company: CompanyKey, chance: number): string {
  if (company !== 'lotuslane') return companies[company].name;
  return hospitalityClients[Math.floor(chance * hospitalityClients.length)] ?? '';
}
