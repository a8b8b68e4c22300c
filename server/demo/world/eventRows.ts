import { searchDocument } from '../../modules/catalog/searchText.rules';
import { categories } from './categories';
import { organizerId } from './organizerRows';
import { companyId } from './peopleRows';
import type { PlannedEvent } from './plan';
import type { EventRows, WorldEvent } from './rows';
import type { SalesPeriod } from './sales';
import { states, venues } from './venues';
import { worldTimezone, type WorldClock } from './worldClock';

/** Seats of a tier that are held or sold, and their bookings; the other seats are available. */
export interface TakenSeats {
  held: number;
  sold: number;
  bookings: number;
}

export const NOTHING_TAKEN: Readonly<TakenSeats> = { held: 0, sold: 0, bookings: 0 };

interface FirstIds {
  /** Id of the first event; `tier` is the id of its first tier. */
  event: number;
  tier: number;
}

const HOUR = 3_600_000;

/** When an event can be booked: until 23:59:59 on the day before it. */
export function salesPeriod(plan: PlannedEvent, index: number, clock: WorldClock): SalesPeriod {
  const usual = plan.day < 0 ? plan.day - 45 : -21 - ((index * 5) % 28);
  const lastMinute = clock.at(plan.day - 1, '23:59');
  return {
    from: clock.at(plan.opens ?? usual, '09:00'),
    until: new Date(lastMinute.getTime() + 59_000),
  };
}

/**
 * Rows of events, tiers and access.
 *
 * @param taken seats by index of the event and of its tier; when omitted, nothing is sold
 */
export function eventRows(
  plans: readonly PlannedEvent[],
  clock: WorldClock,
  first: FirstIds,
  taken: (event: number, tier: number) => TakenSeats = () => NOTHING_TAKEN,
): EventRows {
  const rows: EventRows = { events: [], event_access: [], ticket_tiers: [] };
  let tierId = first.tier;
  plans.forEach((plan, index) => {
    const id = first.event + index;
    const period = salesPeriod(plan, index, clock);
    const createdAt = new Date(period.from.getTime() - 7 * 24 * HOUR);
    rows.events.push(eventRow(plan, id, period, createdAt, clock));
    for (const company of plan.onlyFor ?? []) {
      rows.event_access.push({ event_id: id, company_id: companyId(company) });
    }
    plan.tiers.forEach((tier, position) => {
      const seats = taken(index, position);
      rows.ticket_tiers.push({
        id: tierId,
        event_id: id,
        name: tier.name,
        description: tier.description,
        price: tier.price * 100,
        currency: 'INR',
        total: tier.seats,
        available: tier.seats - seats.held - seats.sold,
        held: seats.held,
        sold: seats.sold,
        bookings: seats.bookings,
        benefits: [...tier.benefits],
        is_active: !tier.withdrawn,
        is_closed: plan.cancelled !== undefined,
        max_per_booking: tier.maxPerBooking ?? 10,
        position,
        created_at: createdAt,
      });
      tierId += 1;
    });
  });
  return rows;
}

/** The refund terms of an event; its payments keep those of their time (docs/product/payment.md#refund-terms). */
export const refundColumns = ({ day, refunds }: PlannedEvent, clock: WorldClock) => ({
  refund_percent: refunds?.percent ?? 0,
  refund_until: refunds ? clock.at(day - refunds.daysBefore, '23:59') : null,
  refund_fee_kept: refunds?.feeKept ?? false,
});

function eventRow(
  plan: PlannedEvent,
  id: number,
  period: SalesPeriod,
  createdAt: Date,
  clock: WorldClock,
): WorldEvent {
  const category = categories.findIndex(({ slug }) => slug === plan.category);
  const { name: venue, city } = venues[plan.venue];
  const startAt = clock.at(plan.day, plan.time);
  const prices = plan.tiers.filter(({ withdrawn }) => !withdrawn).map(({ price }) => price);
  const searched = {
    title: titleOf(plan, clock),
    description: plan.about,
    venue,
    city,
    state: states[city],
    timezone: worldTimezone,
    start_at: startAt,
  };
  return {
    id,
    ...searched,
    words: searchDocument({ ...searched, category_name: categories[category]?.name ?? '' }),
    category_id: category + 1,
    country: 'India',
    featured_image: `/posters/events/${id}.svg`,
    images: gallery(id, plan.featured || plan.onlyFor ? 6 : 4),
    base_price: prices.length === 0 ? 0 : Math.min(...prices) * 100,
    currency: 'INR',
    end_at: new Date(startAt.getTime() + plan.hours * HOUR),
    booking_start_at: period.from,
    booking_end_at: period.until,
    ...refundColumns(plan, clock),
    approval_hours: plan.approvalHours ?? 24,
    is_active: !plan.draft,
    is_exclusive: plan.onlyFor !== undefined,
    is_featured: plan.featured ?? false,
    organizer_name: plan.organizer,
    organizer_id: organizerId(plan.organizer),
    published_at: plan.draft ? null : createdAt,
    paused_at: plan.paused ? clock.at(-9, '18:00') : null,
    cancelled_at: plan.cancelled === undefined ? null : clock.at(plan.day - 6, '12:00'),
    cancel_reason: plan.cancelled ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function titleOf(plan: PlannedEvent, clock: WorldClock): string {
  // At noon the year is the same in UTC and in India.
  return plan.title.replace('{year}', String(clock.at(plan.day, '12:00').getUTCFullYear()));
}

const gallery = (id: number, size: number): string[] =>
  Array.from({ length: size }, (_, index) => `/posters/gallery/${id}/${index + 1}.svg`);
