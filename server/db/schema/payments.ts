import type { ColumnType, Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { OptionalJson, OptionalTime, StampedTime } from '../columns';
import type { GstPercent } from './catalog';
import type { BilledCompany } from './invoices';

export type PaymentStatus = Schemas['PaymentRecordStatus'];

export type RefundState = Schemas['RefundOfBooking']['state'];

export type DisputeState = 'open' | 'under_review' | 'won' | 'lost' | 'closed';

export interface PaymentsTable {
  id: Generated<number>;
  /** The public id that clients and gateways see. */
  public_id: string;
  user_id: number;
  company_id: number;
  gateway: string;
  /** True for payments without real money: the sandbox, or a gateway with test keys. */
  is_test: Generated<boolean>;
  /** True if the sandbox handles the payment, regardless of the stored gateway. */
  is_sandbox: Generated<boolean>;
  status: Generated<PaymentStatus>;
  subtotal: number;
  service_fee: number;
  gst: number;
  /** subtotal + service_fee + gst. */
  amount: number;
  currency: Generated<string>;
  payment_method: Generated<string>;
  transaction_fee: Generated<number>;
  gateway_order_id: string | null;
  /** The gateway's id of the charge. */
  gateway_payment_id: string | null;
  /** Lease of the process that creates the order at the gateway. */
  order_claimed_until: OptionalTime;
  checkout_url: string | null;
  failure_reason: string | null;
  /** When the gateway was last asked for the status. */
  checked_at: OptionalTime;
  settled_at: OptionalTime;
  /** The company that the invoice is billed to, at the time of payment. */
  buyer: OptionalJson<BilledCompany>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface PaymentBookingsTable {
  id: Generated<number>;
  payment_id: number;
  booking_id: number;
  /** This booking's share of the payment's amount. */
  amount: number;
  quantity: number;
  unit_price: number;
  /** The tier's GST rate when the payment was made, per cent. */
  gst_percent: Generated<GstPercent>;
  /** Service fee with GST in the share. */
  fee_amount: Generated<number>;
  /** The binding refund terms: those of the event when the payment was made. */
  refund_percent: Generated<number>;
  refund_until: OptionalTime;
  refund_fee_kept: Generated<boolean>;
  /** At most one row per booking is settled, so that nobody pays twice. */
  is_settled: Generated<boolean>;
  /** Refunds of the share, pending ones included: total, ticket prices, and fee with GST. */
  refunded: Generated<number>;
  refunded_tickets: Generated<number>;
  refunded_fee: Generated<number>;
  /** Amount withheld by the refund terms for seats that went back on sale, and its fee. Later refunds exclude it. */
  kept_of_returned: Generated<number>;
  kept_fee_of_returned: Generated<number>;
  created_at: StampedTime;
}

/** Processed gateway events, so that each takes effect once. */
export interface GatewayEventsTable {
  gateway: string;
  event_id: string;
  payment_id: number;
  kind: string;
  received_at: StampedTime;
}

/** Refunds; minor units. */
export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  /**
   * The refunded part of the payment: `payment`, `again:<id>` for a second charge, `event:<id>` for
   * its bookings of a cancelled event, `booking:<id>` for one that its holder cancelled,
   * `part:<booking>:<number>` for one that the organizer gave back in whole or part, `seats:<pool>` for seats that
   * nobody claimed, `gateway:<id>` for a refund that was made at the gateway itself.
   */
  scope: string;
  /** The gateway's id of the charge. */
  gateway_payment_id: string | null;
  amount: number;
  currency: string;
  reason: string;
  /** The organizer's team member who requested it, if one did. */
  requested_by: ColumnType<number | null, number | null | undefined, number | null>;
  gateway_refund_id: string | null;
  state: Generated<RefundState>;
  /** Raised by each retry of a failed refund, because every attempt needs a new idempotency key. */
  attempt: Generated<number>;
  /** The part of its bookings' shares that earlier refunds of the payment had paid back. */
  covered: Generated<number>;
  /** Only for a dashboard refund: the amount that covers other refunds. */
  covers: Generated<number>;
  /** Reason of a failure, for operators. */
  failure_reason: string | null;
  /** How an operator paid the refund without the gateway. */
  paid_by_hand_reference: string | null;
  /** When the gateway was last asked for the state of an accepted refund. */
  checked_at: OptionalTime;
  /** When the refund was first done. Stays if the bank returns the money later. */
  done_at: OptionalTime;
  updated_at: StampedTime;
  created_at: StampedTime;
}

/** The part of a refund for one booking's share of the payment; minor units. */
export interface RefundPartsTable {
  id: Generated<number>;
  refund_id: number;
  /** Id of the row in `payment_bookings`. */
  share_id: number;
  /** Includes the GST on the tickets: `amount` less `tickets` and `fee`. */
  amount: number;
  /** Ticket prices without fee and GST. */
  tickets: number;
  /** Service fee with its GST. */
  fee: number;
}

/** Payments that the payer's bank disputes; minor units. */
export interface DisputesTable {
  id: Generated<number>;
  payment_id: number;
  gateway: string;
  gateway_dispute_id: string;
  state: DisputeState;
  amount: number;
  currency: string;
  reason: Generated<string>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** Orders of the sandbox gateway. Only the sandbox reads them. */
export interface SandboxOrdersTable {
  order_id: string;
  reference: string;
  amount: number;
  currency: string;
  state: Generated<'open' | 'paid' | 'declined' | 'closed'>;
  /** From this time on the order counts as paid without further action. */
  answer_at: OptionalTime;
  refunded: Generated<number>;
  created_at: StampedTime;
}

/** Refunds of the sandbox gateway, at most one per key. */
export interface SandboxRefundsTable {
  key: string;
  order_id: string;
  amount: number;
  created_at: StampedTime;
}
