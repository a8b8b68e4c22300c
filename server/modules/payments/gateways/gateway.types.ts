import type { IncomingHttpHeaders } from 'node:http';
import type { Schemas } from '../../../contract/types';
import type { DisputeState, RefundState } from '../../../db/schema/payments';

/**
 * A way to pay (D12). A payment is stored before any gateway is called, and no gateway is called
 * inside a transaction: network calls follow the commit, keyed by the payment's id.
 */
export interface PaymentGateway {
  /** Stored in `payments.gateway`. */
  readonly name: Schemas['Gateway'];
  /** True for test payments, which move no money. */
  readonly isTest: boolean;
  /** The sandbox answers, under this gateway's name. */
  readonly isSandbox: boolean;
  /**
   * `at_once`: a payment is good the moment it is made. `hosted`: the person pays on the gateway's
   * own page, so a payment stays pending until the gateway reports its outcome.
   */
  readonly settles: 'at_once' | 'hosted';
}

/** Minutes until an order expires; Stripe requires at least 30. */
export const ORDER_MINUTES = 60;

/** Money in minor units. */
export interface OrderRequest {
  /** The payment's public id; the gateway sends it back with every answer and event. */
  reference: string;
  amount: number;
  currency: string;
  /** Their amounts add up to `amount`. */
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

/** The state of an order. A failed one may still be paid, as people can try again on the same page. */
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
  /** The same in every repetition of the event. */
  id: string;
  /** The gateway's name of the event type. */
  kind: string;
  reference: string | null;
  orderId: string | null;
  /** The gateway's id of the charge, where the event is about a charge. */
  gatewayPaymentId: string | null;
  /** Null for events that report no outcome of a payment. */
  outcome: Outcome | null;
  /** Null for events that are not about one refund. */
  refund: RefundReport | null;
  dispute: DisputeReport | null;
  /** The charge has refunds that the event does not describe: they have to be fetched. */
  hasRefunds: boolean;
}

/** A refund as the gateway describes it; money in minor units. */
export interface RefundReport {
  gatewayRefundId: string;
  /** The key of Foyer's request; null for a refund that was made elsewhere, as in a dashboard. */
  key: string | null;
  /** `done` as far as the gateway knows: a bank may still return the money, and it turns `failed`. */
  state: Exclude<RefundState, 'requested'>;
  amount: number;
  currency: string;
  /** Of a failed one, for operators. */
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

/** What the gateway reports about a payment it received; null where it reports nothing. */
export interface Charge {
  /** The gateway's fee, in minor units of the payment's currency. */
  fee: number | null;
  method: Schemas['PaymentMethod'] | null;
}

/** Which charge: by its own id or, where that is not known, by the order that it paid. */
export interface ChargeId {
  orderId: string;
  gatewayPaymentId: string | null;
}

export interface RefundRequest extends ChargeId {
  /**
   * The keys of all attempts, the present one last. A refund at the gateway with one of them that has
   * not failed is this refund, and no other is made.
   */
  keys: readonly [string, ...string[]];
  /** For the gateway's idempotency header; other for each attempt. Letters, digits, `-` and `_`. */
  idempotencyKey: string;
  amount: number;
  currency: string;
  /** What the charge brought: all its refunds together may not exceed it. */
  captured: number;
}

/**
 * The operations of a gateway. Each ends within its deadline, with 502 `gateway_failed` when it failed
 * and 503 when there was no answer.
 */
export interface HostedGateway {
  /** It refunds parts of a payment, and several times; else the whole alone. */
  readonly refundsParts: boolean;
  /** Called again with the same reference, it returns the same order or one that replaces it. */
  createOrder(order: OrderRequest): Promise<GatewayOrder>;
  fetchPayment(orderId: string): Promise<Outcome>;
  /** @throws 502 also while the gateway has not computed its fee yet */
  fetchCharge(paid: ChargeId): Promise<Charge>;
  /** @throws 502 `refund_refused` when the gateway will not make this refund */
  refund(request: RefundRequest): Promise<RefundReport>;
  /** All refunds of a charge. */
  fetchRefunds(paid: ChargeId): Promise<RefundReport[]>;
  /** Closes the order, so that it cannot be paid; no effect when it is paid or closed already. */
  closeOrder(orderId: string): Promise<void>;
  /** @throws 400 `bad_signature` */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): GatewayEvent;
}
