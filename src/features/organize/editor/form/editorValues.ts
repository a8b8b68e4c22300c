import type { OrganizedEvent, OrganizedTier, Picture, RefundKind } from '@/api';
import { toZonedTime } from '@/lib/zonedTime';

/** How often a ticket admits, in words. */
export const admissionLabels = {
  once: 'Once',
  daily: 'Once a day',
  in_and_out: 'In and out, as often as they like',
} as const satisfies Record<OrganizedTier['admission'], string>;

/** One ticket tier in the form; figures as they are typed. */
export interface TierValues {
  /** Stays while the tier is in the form, also when the server gives it an id. */
  key: string;
  /** Null until it is saved. */
  id: number | null;
  name: string;
  description: string;
  price: string;
  gst: OrganizedTier['gst_percent'];
  seats: string;
  max: string;
  /** How often a ticket admits. */
  admission: OrganizedTier['admission'];
  /** Most tickets over all bookings of a person and of a company; empty for no limit. */
  perPerson: string;
  perCompany: string;
  benefits: string[];
  isActive: boolean;
  /** When it is sold, on the clocks of the venue; empty for as long as booking is open. */
  saleStart: string;
  saleEnd: string;
}

/** The form. Dates and times as the clocks at the venue show them; empty for none. */
export interface EditorValues {
  title: string;
  category: number | null;
  description: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  timezone: string;
  venue: string;
  city: string;
  state: string;
  country: string;
  currency: string;
  bookingStart: string;
  bookingEnd: string;
  isExclusive: boolean;
  companies: number[];
  /** Hours for which seats may wait for a decision, as typed. */
  approvalHours: string;
  /** Whether people at the door may give free seats to guests without a ticket. */
  walkIns: boolean;
  poster: Picture | null;
  gallery: Picture[];
  refundKind: RefundKind;
  refundUntil: string;
  refundPercent: string;
  refundFeeKept: boolean;
  tiers: TierValues[];
}

/** The keys of tiers in the form, by their ids: a tier that was added in the form keeps its key. */
export type TierKeys = ReadonlyMap<number, string>;

const NO_KEYS: TierKeys = new Map();

export function toTierValues(
  tier: OrganizedTier,
  timezone: string,
  keys: TierKeys = NO_KEYS,
): TierValues {
  return {
    key: keys.get(tier.id) ?? `saved-${tier.id}`,
    id: tier.id,
    name: tier.name,
    description: tier.description,
    price: tier.price,
    gst: tier.gst_percent,
    seats: String(tier.total_tickets),
    max: String(tier.max_per_booking),
    admission: tier.admission,
    perPerson: String(tier.max_per_person ?? ''),
    perCompany: String(tier.max_per_company ?? ''),
    benefits: tier.benefits,
    isActive: tier.is_active,
    saleStart: toZonedTime(tier.sale_starts_at, timezone),
    saleEnd: toZonedTime(tier.sale_ends_at, timezone),
  };
}

/** The form of what is saved. */
export function toEditorValues(event: OrganizedEvent, keys: TierKeys = NO_KEYS): EditorValues {
  const { timezone } = event;
  const [startDate = '', startTime = ''] = toZonedTime(event.start_date, timezone).split('T');
  const [endDate = '', endTime = ''] = toZonedTime(event.end_date, timezone).split('T');
  return {
    title: event.title,
    category: event.category,
    description: event.description,
    startDate,
    startTime,
    endDate,
    endTime,
    timezone,
    venue: event.venue,
    city: event.city,
    state: event.state,
    country: event.country,
    currency: event.currency,
    bookingStart: toZonedTime(event.booking_start_date, timezone),
    bookingEnd: toZonedTime(event.booking_end_date, timezone),
    isExclusive: event.is_exclusive,
    companies: event.companies,
    approvalHours: String(event.approval_hours),
    walkIns: event.walk_ins,
    poster: event.poster,
    gallery: event.gallery,
    refundKind: event.refund_terms.kind,
    refundUntil: toZonedTime(event.refund_terms.until, timezone),
    refundPercent: event.refund_terms.kind === 'share' ? String(event.refund_terms.percent) : '',
    refundFeeKept: event.refund_terms.fee_kept,
    tiers: event.ticket_tiers.map((tier) => toTierValues(tier, timezone, keys)),
  };
}

/** `2026-12-05T19:30`; empty without a date or a time. */
export const localTime = (date: string, time: string): string =>
  date === '' || time === '' ? '' : `${date}T${time}`;

let made = 0;

/** A tier that the server does not know yet. */
export function newTier(over: Partial<TierValues> = {}): TierValues {
  made += 1;
  return {
    name: '',
    description: '',
    price: '',
    gst: 18,
    seats: '',
    max: '10',
    admission: 'once',
    perPerson: '',
    perCompany: '',
    benefits: [],
    isActive: true,
    saleStart: '',
    saleEnd: '',
    ...over,
    key: `new-${made}`,
    id: null,
  };
}
