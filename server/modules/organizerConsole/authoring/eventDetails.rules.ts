import type { Schemas } from '../../../contract/types';
import { invalidInput } from '../../../lib/errors';
import {
  countryOf,
  currencyProblem,
  INDIA,
  isCurrency,
  isInIndia,
  isTimeZone,
  placeProblems,
  stateOf,
  zoneProblem,
} from '../../../lib/placeNames';
import { multiLine, singleLine } from '../../../lib/text';
import { readRefundTerms, type RefundTerms } from '../../catalog/refundTerms.rules';
import type { EventDetails, OrganizedTierRow } from './authoring.types';

export type EventUpdate = Schemas['EventUpdate'];

/** Default hours for which seats are held during approval (D29). */
export const APPROVAL_HOURS = 24;

type Place = Pick<EventDetails, 'city' | 'state' | 'country' | 'timezone' | 'currency'>;

const firstPlace: Place = {
  city: '',
  state: '',
  country: INDIA,
  timezone: 'Asia/Kolkata',
  currency: 'INR',
};

type NamedPlace = Partial<Pick<EventDetails, 'venue' | 'city' | 'state' | 'country' | 'timezone'>>;

/** True if any field says where the event takes place. */
export const namesPlace = ({ venue, city, state, country, timezone }: NamedPlace): boolean =>
  [venue, city, state, country, timezone].some((name) => name !== undefined && name !== '');

/**
 * The default place of a new event: the place of the organizer's last event, as far as it is still valid. An event that
 * names a venue, city, state, country or time zone copies nothing from the last one.
 */
export function placeBefore(last: Place | undefined, named: NamedPlace): Place {
  if (last === undefined || namesPlace(named)) return { ...firstPlace };
  const hasPlace = Object.keys(placeProblems(last)).length === 0;
  return {
    city: hasPlace ? last.city : '',
    state: hasPlace ? last.state : '',
    country: hasPlace ? last.country : INDIA,
    timezone: isTimeZone(last.timezone) ? last.timezone : firstPlace.timezone,
    currency: isCurrency(last.currency) ? last.currency : firstPlace.currency,
  };
}

const MIN_TITLE = 2;
const MIN_VENUE = 2;

/**
 * The details after the change. Undefined fields keep their value.
 * @throws 400 naming each wrong field
 */
export function readEventDetails(update: EventUpdate, current: EventDetails): EventDetails {
  const problems: Record<string, string> = {};
  const line = (field: 'title' | 'venue' | 'city' | 'state' | 'country') =>
    update[field] === undefined ? current[field] : singleLine(update[field]);
  const time = (field: TimeField, before: Date | null): Date | null => {
    const text = update[field];
    if (text === undefined || text === null) return text === null ? null : before;
    const at = new Date(text);
    if (!Number.isNaN(at.getTime())) return at;
    problems[field] = 'Write a date and time, such as 2026-12-06T14:00:00Z.';
    return before;
  };
  const next: EventDetails = {
    title: line('title'),
    description:
      update.description === undefined ? current.description : multiLine(update.description),
    category_id: update.category === undefined ? current.category_id : update.category,
    venue: line('venue'),
    city: line('city'),
    state: line('state'),
    country: line('country'),
    timezone: update.timezone ?? current.timezone,
    currency: update.currency ?? current.currency,
    start_at: time('start_date', current.start_at),
    end_at: time('end_date', current.end_at),
    booking_start_at: time('booking_start_date', current.booking_start_at),
    booking_end_at: time('booking_end_date', current.booking_end_at),
    walk_ins: update.walk_ins ?? current.walk_ins,
    approval_hours: update.approval_hours ?? current.approval_hours,
    ...(update.refund_terms
      ? readRefundTerms(update.refund_terms, problems)
      : refundTermsOf(current)),
  };
  if (next.title.length < MIN_TITLE) problems.title = 'Give the event a title.';
  Object.assign(problems, readPlace(next, update));
  Object.assign(problems, orderProblems(next));
  // Check only if one of the two changes: rescheduling a published event keeps its refund terms.
  if (update.refund_terms !== undefined || update.start_date !== undefined) {
    Object.assign(problems, refundProblems(next));
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw invalidInput(first, problems);
  return next;
}

/**
 * Normalizes country and state to the listed names if one of them changes. Missing values are reported when the event
 * is published.
 * @returns problems of the given values
 */
function readPlace(next: EventDetails, { state, country, timezone }: EventUpdate) {
  const problems: Partial<Record<'country' | 'state' | 'timezone', string>> = {};
  if (timezone !== undefined && !isTimeZone(timezone)) problems.timezone = zoneProblem(timezone);
  if (state === undefined && country === undefined) return problems;
  const found = next.country === '' ? {} : placeProblems(next);
  if (next.state === '') delete found.state;
  if (found.country === undefined) next.country = countryOf(next.country) ?? '';
  if (found.state === undefined && isInIndia(next)) next.state = stateOf(next.state) ?? '';
  return { ...problems, ...found };
}

type TimeField = 'start_date' | 'end_date' | 'booking_start_date' | 'booking_end_date';

/** Problems for times in the wrong order; ignores times that are not set. */
function orderProblems(event: EventDetails): Partial<Record<TimeField, string>> {
  const { start_at: start, end_at: end } = event;
  const { booking_start_at: opens, booking_end_at: closes } = event;
  const problems: Partial<Record<TimeField, string>> = {};
  if (start && end && end <= start) problems.end_date = 'The event must end after it starts.';
  if (opens && closes && closes <= opens) {
    problems.booking_end_date = 'Booking must close after it opens.';
  } else if (closes && end && closes > end) {
    problems.booking_end_date = 'Booking must close before the event ends.';
  }
  return problems;
}

const refundTermsOf = (event: EventDetails): RefundTerms => ({
  refund_percent: event.refund_percent,
  refund_until: event.refund_until,
  refund_fee_kept: event.refund_fee_kept,
});

function refundProblems({ refund_until: until, start_at: start }: EventDetails) {
  return until && start && until > start
    ? { 'refund_terms.until': 'Refunds must end by the start of the event.' }
    : {};
}

/** Messages for fields that are missing for publishing, by field (D23). */
export function missingFields(
  event: EventDetails,
  tiers: readonly Pick<OrganizedTierRow, 'is_active'>[],
): Record<string, string> {
  const missing: Record<string, string> = {};
  if (event.category_id === null) missing.category = 'Choose a category.';
  if (event.venue.length < MIN_VENUE) missing.venue = 'Name the venue.';
  if (event.city === '') missing.city = 'Name the city.';
  Object.assign(missing, salesProblems(event));
  if (event.start_at === null) missing.start_date = 'Say when it starts.';
  if (event.end_at === null) missing.end_date = 'Say when it ends.';
  if (event.booking_start_at === null) missing.booking_start_date = 'Say when booking opens.';
  if (event.booking_end_at === null) missing.booking_end_date = 'Say when booking closes.';
  if (!tiers.some((tier) => tier.is_active)) missing.ticket_tiers = 'Add a ticket tier.';
  return missing;
}

/** Messages for fields that would give wrong taxes, totals or times, by field (D39, D40). */
export function salesProblems(
  event: Pick<EventDetails, 'country' | 'state' | 'timezone' | 'currency'>,
): Record<string, string> {
  const problems: Record<string, string> = placeProblems(event);
  if (!isTimeZone(event.timezone)) problems.timezone = zoneProblem(event.timezone);
  if (!isCurrency(event.currency)) problems.currency = currencyProblem(event.currency);
  return problems;
}

/** Messages for times in the past that prevent publishing a draft. @param now milliseconds since 1970 */
export function pastTimes(event: EventDetails, now: number): Record<string, string> {
  const past: Record<string, string> = {};
  if (event.start_at && event.start_at.getTime() <= now) {
    past.start_date = 'Choose a future start.';
  }
  if (event.booking_end_at && event.booking_end_at.getTime() <= now) {
    past.booking_end_date = 'Choose a future end of booking.';
  }
  if (event.refund_until && event.refund_until.getTime() <= now) {
    past['refund_terms.until'] = 'Choose a future end of refunds.';
  }
  return past;
}

/** True if dates or venue differ; for a published event that requires rescheduling. */
export const changesSchedule = (before: EventDetails, after: EventDetails): boolean =>
  before.start_at?.getTime() !== after.start_at?.getTime() ||
  before.end_at?.getTime() !== after.end_at?.getTime() ||
  before.venue !== after.venue;
