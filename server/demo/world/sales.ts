import { randomFrom } from '../random';
import { list } from '../table';
import { writtenBookings, type PlannedBooking } from './bookings';
import { plannedEvents } from './events';
import { salesPeriod } from './eventRows';
import { companyOf, type CompanyKey } from './people';
import type { PlannedEvent, TierPlan } from './plan';
import type { WorldClock } from './worldClock';

/** Sizes of the blocks that companies book for their clients, in turn. */
const blockSizes = [10, 8, 10, 6, 10, 4, 10, 9, 10, 7] as const;

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
 * All bookings of the demo world by time: the bookings of the demo accounts, and blocks for the remaining
 * sold seats of each tier, so that every sold seat has a booking.
 */
export function planSales(clock: WorldClock): PlannedBooking[] {
  const planned = writtenBookings(clock);
  const blocks = plannedEvents.flatMap((plan, event) =>
    plan.tiers.flatMap((tierPlan, tier) => {
      const taken = planned.filter((one) => one.event === event && one.tier === tier);
      return planBlocks(plan, tierPlan, { event, tier }, taken, clock);
    }),
  );
  return [...planned, ...blocks].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Bookings for the sold seats of a tier that no booking in `taken` has. */
function planBlocks(
  plan: PlannedEvent,
  { name, seats, left: available }: TierPlan,
  place: { event: number; tier: number },
  taken: readonly PlannedBooking[],
  clock: WorldClock,
): PlannedBooking[] {
  const random = randomFrom(`${plan.title}/${name}`);
  const period = salesPeriod(plan, place.event, clock);
  const from = period.from.getTime();
  const until = Math.min(period.until.getTime(), clock.now.getTime());
  const company = buyingCompany(plan);
  const isForClients = company === 'lotuslane';
  const draw = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? '';
  const planned: PlannedBooking[] = [];
  let left = seats - available;
  for (const { state, quantity } of taken) if (state !== 'cancelled') left -= quantity;
  while (left > 0) {
    const quantity = Math.min(left, blockSizes[planned.length % blockSizes.length] ?? 1);
    planned.push({
      ...place,
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
