import type { Schemas } from '../../../contract/types';
import type { GstPercent } from '../../../db/schema/catalog';
import type { ShareParts } from '../../bookings/quote/quote.rules';

export type Grouping = Schemas['TakingsGrouping'];
export type PaymentKind = Schemas['PaymentKind'];

/** What takings are asked for. */
export interface TakingsQuestion {
  organizerId: number;
  /** YYYY-MM-DD, both days included, in the zone. */
  from: string;
  to: string;
  by: Grouping;
  timezone: string;
}

/** Of payments or refunds, in minor units. */
export interface Money {
  tickets: number;
  service_fee: number;
  gst: number;
}

/** Money that came in or went back, with what it is grouped by. */
export interface Entry extends Money {
  /** What the question groups by: an id, a gateway or a month. */
  key: string;
  /** YYYY-MM of the payment or of the refund. */
  month: string;
  currency: string;
  /** Null where nothing was paid: free tickets are neither. */
  is_test: boolean | null;
}

export interface PaidEntry extends Entry {
  seats: number;
}

/** Minor units. */
export interface TakingsSums extends Money {
  seats: number;
  refunded_tickets: number;
  refunded_service_fee: number;
  refunded_gst: number;
}

/** A payment that has to be split among its bookings, or whose refunds have to be. */
export interface SplitPayment {
  id: number;
  gateway: string;
  company: number;
  currency: string;
  is_test: boolean | null;
  /** Of the payment, YYYY-MM. */
  month: string;
  service_fee: number;
  gst: number;
  /** All of it, in the order in which they were paid. */
  shares: SplitShare[];
  /** In the order in which they were done; those that are under way last. */
  refunds: SplitRefund[];
}

export interface SplitShare {
  id: number;
  /** The event, when it is the organizer's; its title is not needed. */
  event: number;
  is_own: boolean;
  is_settled: boolean;
  quantity: number;
  /** Ticket prices, minor units. */
  tickets: number;
  gst_percent: GstPercent;
}

export interface SplitRefund {
  id: number;
  amount: number;
  /** YYYY-MM of the day on which it was done in the period; null outside of it and while it is under way. */
  month: string | null;
  /** Made at the gateway for a part of the payment, it names no bookings. */
  parts: readonly RefundedPart[];
}

export interface RefundedPart {
  share: number;
  amount: number;
  tickets: number;
  /** With its GST. */
  fee: number;
}

/** What a refund takes from one booking's share of its payment. */
export interface RefundOfShare {
  share: SplitShare;
  month: string;
  parts: ShareParts;
}

export interface CurrencyTakings {
  currency: string;
  totals: TakingsSums;
  /** Largest first, months in their order. */
  rows: (TakingsSums & { key: string })[];
  months: (TakingsSums & { key: string })[];
}

export interface ReadTakings {
  organizer: { id: number; name: string };
  question: TakingsQuestion;
  kind: PaymentKind;
  hasOthers: boolean;
  currencies: CurrencyTakings[];
  /** Of events or companies, by key. */
  names: ReadonlyMap<string, string>;
}
