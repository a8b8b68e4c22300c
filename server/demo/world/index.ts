import { plannedEvents } from './events';
import { eventRows, NOTHING_TAKEN, type TakenSeats } from './eventRows';
import { companyRows } from './company/companyRows';
import { seatPoolRows } from './company/seatPoolRows';
import type { CompanyRows, EventRows, SalesRows, SeatPoolRows } from './rows';
import { planSales } from './sales';
import { salesRows } from './salesRows';
import type { WorldClock } from './worldClock';

/** Rows of the written events, of all their bookings and of Northwind's spending, with ids from 1 on. */
export function buildWorld(
  clock: WorldClock,
  { holdMinutes }: { holdMinutes: number },
): EventRows & SalesRows & CompanyRows & SeatPoolRows {
  const planned = planSales(clock);
  const taken = new Map<string, TakenSeats>();
  for (const { event, tier, quantity, state } of planned) {
    const seats = taken.get(`${event}/${tier}`) ?? { ...NOTHING_TAKEN };
    if (state === 'pending') seats.held += quantity;
    if (state === 'paid') seats.sold += quantity;
    if (state !== 'cancelled') seats.bookings += 1;
    taken.set(`${event}/${tier}`, seats);
  }
  const events = eventRows(
    plannedEvents,
    clock,
    { event: 1, tier: 1 },
    (event, tier) => taken.get(`${event}/${tier}`) ?? NOTHING_TAKEN,
  );
  const tierAt = (event: number, tier: number) => {
    const row = events.ticket_tiers.find(
      (one) => one.event_id === event + 1 && one.position === tier,
    );
    if (!row) throw new RangeError(`There is no tier ${event}/${tier}.`);
    return row;
  };
  const sales = salesRows(planned, { clock, holdMinutes, tierAt });
  const sold = { ...events, ...sales };
  const world = { ...sold, ...companyRows(planned, sold, clock) };
  return { ...world, ...seatPoolRows(world, clock) };
}
