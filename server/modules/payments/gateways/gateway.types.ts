import type { IncomingHttpHeaders } from 'node:http';
import type { Schemas } from '../../../contract/types';
import type { DisputeState, RefundState } from '../../../db/schema/payments';

/**
 * A payment method (D12). Foyer stores a payment before it calls a gateway, and calls gateways only after the commit,
 * never inside a transaction. Calls are keyed by the payment's id.
 */
export interface PaymentGateway {
  /** Stored in `payments.gateway`. */
  readonly name: Schemas['Gateway'];
  /** True for test payments, which move no money. */
  readonly isTest: boolean;
  /** The sandbox answers under this gateway's name. */
  readonly isSandbox: boolean;
  /**
   * `at_once`: a payment succeeds when it is created. `hosted`: the person pays on the gateway's page, and the payment
   * stays pending until the gateway reports its outcome.
   */
  readonly settles: 'at_once' | 'hosted';
}

/** Minutes until an order expires; Stripe requires at least 30. */
export const ORDER_MINUTES = 60;

/** Money in minor units. */
export interface OrderRequest {
  /** The payment's public id, which the gateway returns in every response and event. */
  reference: string;
  amount: number;
  currency: string;
  /** The line amounts add up to `amount`. */
  lines: readonly { name: string; amount: number }[];
  /** When the payment was created; the order expires ORDER_MINUTES later. */
  startedAt: Date;
  /** Where the gateway sends the browser after paying, and after leaving without paying. */
  returnUrl: string;
  cancelUrl: string;
}

export interface GatewayOrder {
  orderId: string;
  checkoutUrl: string;
}

/** The state of an order. A failed order can still be paid, because people can retry on the same page. */
export type Outcome =
  | { state: 'pending' }
  /** @property reason a sentence a person can read */
  | { state: 'failed'; reason: string }
  | {
      state: 'paid';
      /** The amount received, minor units. */
      amount: number;
      currency: string;
      /** The gateway's id of the charge. */
      gatewayPaymentId: string | null;
    };

export interface GatewayEvent {
  /** Does not change when the gateway sends the event again. */
  id: string;
  /** The gateway's name of the event type. */
  kind: string;
  reference: string | null;
  orderId: string | null;
  /** The gateway's id of the charge, where the event is about a charge. */
  gatewayPaymentId: string | null;
  /** Null for events that do not report a payment's outcome. */
  outcome: Outcome | null;
  /** Null for events that are not about one refund. */
  refund: RefundReport | null;
  dispute: DisputeReport | null;
  /** The charge has refunds that the event does not describe, so they must be fetched. */
  hasRefunds: boolean;
}

/** A refund as the gateway describes it; money in minor units. */
export interface RefundReport {
  gatewayRefundId: string;
  /** The key of Foyer's request; null for a refund made outside Foyer, such as in the gateway's dashboard. */
  key: string | null;
  /** `done` is not final: when a bank returns the money, the gateway reports `failed`. */
  state: Exclude<RefundState, 'requested'>;
  amount: number;
  currency: string;
  /** For operators; null unless the refund failed. */
  failureReason: string | null;
}

/** A payment that the payer's bank disputes; money in minor units. */
export interface DisputeReport {
  disputeId: string;
  state: DisputeState;
  amount: number;
  currency: string;
  reason: string;
}

/** What the gateway reports about a received payment; null for values that it does not report. */
export interface Charge {
  /** The gateway's fee, in minor units of the payment's currency. */
  fee: number | null;
  method: Schemas['PaymentMethod'] | null;
}

/** Identifies a charge by its id or, when that is unknown, by the order that it paid. */
export interface ChargeId {
  orderId: string;
  gatewayPaymentId: string | null;
}

export interface RefundRequest extends ChargeId {
  /**
   * The keys of all attempts; the current one is last. If the gateway has a refund with one of these keys that has not
   * failed, it is this refund, and the gateway makes no other.
   */
  keys: readonly [string, ...string[]];
  /** For the gateway's idempotency header; different for each attempt. Letters, digits, `-` and `_`. */
  idempotencyKey: string;
  amount: number;
  currency: string;
  /** The amount of the charge, which its refunds together may not exceed. */
  captured: number;
}

/**
 * The operations of a gateway. Each ends within its deadline. They throw 502 `gateway_failed` when the call fails and
 * 503 when the gateway does not answer.
 */
export interface HostedGateway {
  /** Whether it can refund parts of a payment several times; otherwise only the whole payment once. */
  readonly refundsParts: boolean;
  /** A repeated call with the same reference returns the same order or its replacement. */
  createOrder(order: OrderRequest): Promise<GatewayOrder>;
  fetchPayment(orderId: string): Promise<Outcome>;
  /** @throws 502 also when the gateway has not computed its fee yet */
  fetchCharge(paid: ChargeId): Promise<Charge>;
  /** @throws RefundRefused when the gateway rejects this refund */
  refund(request: RefundRequest): Promise<RefundReport>;
  /** Returns all refunds of a charge. */
  fetchRefunds(paid: ChargeId): Promise<RefundReport[]>;
  /** Closes the order so that it cannot be paid. Does nothing when it is already paid or closed. */
  closeOrder(orderId: string): Promise<void>;
  /** @throws 400 `bad_signature` */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): GatewayEvent;
}
