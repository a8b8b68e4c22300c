import { searchDocument } from '../../modules/catalog/searchText.rules';
import { categories, categorySlugs } from './categories';
import { bombayLive } from './organizer';
import { companyOf } from './people';
import type { PlannedEvent } from './plan';
import type { EventRows, WorldEvent } from './rows';
import { venueNamed } from './venues';
import { worldTimezone, type WorldClock } from './worldClock';

const HOUR = 3_600_000;

/** When an event can be booked. Ends at 23:59:59 on the day before the event. */
export function salesPeriod(plan: PlannedEvent, index: number, clock: WorldClock) {
  const usual = plan.day < 0 ? plan.day - 45 : -21 - ((index * 5) % 28);
  const lastMinute = clock.at(plan.day - 1, '23:59');
  return {
    from: clock.at(plan.opens ?? usual, '09:00'),
    until: new Date(lastMinute.getTime() + 59_000),
  };
}

export function eventTimes({ day, time, hours }: PlannedEvent, clock: WorldClock) {
  const startAt = clock.at(day, time);
  return { startAt, endAt: new Date(startAt.getTime() + hours * HOUR) };
}

/**
 * Rows of events, tiers and access; nothing is sold.
 *
 * @param first ids of the first event and of its first tier
 */
export function eventRows(
  plans: readonly PlannedEvent[],
  clock: WorldClock,
  first: { event: number; tier: number },
): EventRows {
  const rows: EventRows = { events: [], event_access: [], ticket_tiers: [] };
  plans.forEach((plan, index) => {
    const id = first.event + index;
    const event = eventRow(plan, id, salesPeriod(plan, index, clock), clock);
    rows.events.push(event);
    for (const company of plan.onlyFor ?? []) {
      rows.event_access.push({ event_id: id, company_id: companyOf(company).id });
    }
    plan.tiers.forEach((tier, position) => {
      rows.ticket_tiers.push({
        id: first.tier + rows.ticket_tiers.length,
        event_id: id,
        name: tier.name,
        description: tier.description,
        price: tier.price * 100,
        total: tier.seats,
        available: tier.seats,
        held: 0,
        sold: 0,
        bookings: 0,
        benefits: [...tier.benefits],
        is_active: !tier.isWithdrawn,
        is_closed: plan.cancelled !== undefined,
        position,
        created_at: event.created_at,
      });
    });
  });
  return rows;
}

/** The refund terms of an event, which are copied to each payment (docs/product/payment.md#refund-terms). */
export const refundColumns = ({ day, refunds }: PlannedEvent, clock: WorldClock) => ({
  refund_percent: refunds?.percent ?? 0,
  refund_until: refunds ? clock.at(day - refunds.daysBefore, '23:59') : null,
  refund_fee_kept: refunds?.isFeeKept ?? false,
});

function eventRow(
  plan: PlannedEvent,
  id: number,
  period: ReturnType<typeof salesPeriod>,
  clock: WorldClock,
): WorldEvent {
  const category = categorySlugs.indexOf(plan.category);
  const { name: venue, city, state } = venueNamed(plan.venue);
  const { startAt, endAt } = eventTimes(plan, clock);
  const createdAt = new Date(period.from.getTime() - 7 * 24 * HOUR);
  const prices = plan.tiers.filter(({ isWithdrawn }) => !isWithdrawn).map(({ price }) => price);
  const gallery = Array.from(
    { length: plan.isFeatured || plan.onlyFor ? 6 : 4 },
    (_, index) => index + 1,
  );
  const searched = {
    // At noon the year is the same in UTC and in India.
    title: plan.title.replace('{year}', String(clock.at(plan.day, '12:00').getUTCFullYear())),
    description: plan.about,
    venue,
    city,
    state,
    timezone: worldTimezone,
    start_at: startAt,
  };
  const words = searchDocument({ ...searched, category_name: categories[category]?.name ?? '' });
  return {
    id,
    ...searched,
    search_text: words.text,
    words,
    category_id: category + 1,
    country: 'India',
    featured_image: `/posters/events/${id}.svg`,
    images: gallery.map((number) => `/posters/gallery/${id}/${number}.svg`),
    base_price: prices.length === 0 ? 0 : Math.min(...prices) * 100,
    end_at: endAt,
    booking_start_at: period.from,
    booking_end_at: period.until,
    ...refundColumns(plan, clock),
    approval_hours: plan.approvalHours,
    is_active: !plan.isDraft,
    is_exclusive: plan.onlyFor !== undefined,
    is_featured: plan.isFeatured,
    organizer_name: plan.organizer,
    // The platform runs all other events itself.
    organizer_id: plan.organizer === bombayLive.name ? bombayLive.id : null,
    published_at: plan.isDraft ? null : createdAt,
    paused_at: plan.isPaused ? clock.at(-9, '18:00') : null,
    cancelled_at: plan.cancelled === undefined ? null : clock.at(plan.day - 6, '12:00'),
    cancel_reason: plan.cancelled ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}
