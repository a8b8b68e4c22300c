import type { Schemas } from '../../../contract/types';
import type { GstPercent } from '../../../db/schema/catalog';
import type { ShareParts } from '../../bookings/quote/quote.rules';

export type Grouping = Schemas['TakingsGrouping'];
export type PaymentKind = Schemas['PaymentKind'];

export interface TakingsQuestion {
  organizerId: number;
  /** YYYY-MM-DD in the time zone; both days are included. */
  from: string;
  to: string;
  by: Grouping;
  timezone: string;
}

/** Amounts of payments or refunds in minor units. */
export interface Money {
  tickets: number;
  service_fee: number;
  gst: number;
}

/** A paid or refunded amount with its grouping keys. */
export interface Entry extends Money {
  /** Grouping key: an id, a gateway or a month. */
  key: string;
  /** YYYY-MM of the payment or of the refund. */
  month: string;
  currency: string;
  /** Null for free tickets, which are neither real nor test. */
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

/** A payment that must be split among its bookings, or whose refunds must be. */
export interface SplitPayment {
  id: number;
  gateway: string;
  company: number;
  currency: string;
  is_test: boolean | null;
  /** Month of the payment, YYYY-MM. */
  month: string;
  service_fee: number;
  gst: number;
  /** All shares of the payment, in payment order. */
  shares: SplitShare[];
  /** Refunds in order of completion; pending ones last. */
  refunds: SplitRefund[];
}

export interface SplitShare {
  id: number;
  /** Id of the event. */
  event: number;
  is_own: boolean;
  is_settled: boolean;
  quantity: number;
  /** Sum of ticket prices in minor units. */
  tickets: number;
  gst_percent: GstPercent;
}

export interface SplitRefund {
  id: number;
  amount: number;
  /** Month of completion, YYYY-MM; null if pending or outside the period. */
  month: string | null;
  /** Amounts per booking; empty for a partial refund made at the gateway. */
  parts: readonly RefundedPart[];
}

export interface RefundedPart {
  share: number;
  amount: number;
  tickets: number;
  /** Service fee with its GST. */
  fee: number;
}

/** The part of a refund that belongs to one booking's share. */
export interface RefundOfShare {
  share: SplitShare;
  month: string;
  parts: ShareParts;
}

export interface CurrencyTakings {
  currency: string;
  totals: TakingsSums;
  /** Largest first; months by date. */
  rows: (TakingsSums & { key: string })[];
  months: (TakingsSums & { key: string })[];
}

export interface ReadTakings {
  organizer: { id: number; name: string };
  question: TakingsQuestion;
  kind: PaymentKind;
  hasOthers: boolean;
  currencies: CurrencyTakings[];
  /** Names of events or companies by key. */
  names: ReadonlyMap<string, string>;
}
