import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayName } from '../../../config/config';
import type { Schemas } from '../../../contract/types';

/**
 * A way to pay (D12). A payment is stored before any gateway is called, and no gateway is called
 * inside a transaction: network calls follow the commit, keyed by the payment's id.
 */
export interface PaymentGateway {
  /** Stored in `payments.gateway`. */
  readonly name: GatewayName;
  /** True for test payments, which move no money. */
  readonly isTest: boolean;
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
  /** Null for events that report no outcome of a payment. */
  outcome: Outcome | null;
}

/** What the gateway reports about a payment it received; null where it reports nothing. */
export interface Charge {
  /** The gateway's fee, in minor units of the payment's currency. */
  fee: number | null;
  method: Schemas['PaymentMethod'] | null;
}

export interface RefundRequest {
  /** The same for the same refund, however often it is requested. */
  key: string;
  orderId: string;
  gatewayPaymentId: string | null;
  amount: number;
}

/**
 * The operations of a gateway. Each ends within its deadline, with 502 `gateway_failed` when it failed
 * and 503 when there was no answer.
 */
export interface HostedGateway {
  /** Called again with the same reference, it returns the same order or one that replaces it. */
  createOrder(order: OrderRequest): Promise<GatewayOrder>;
  fetchPayment(orderId: string): Promise<Outcome>;
  /** @throws 502 also while the gateway has not computed its fee yet */
  fetchCharge(paid: { orderId: string; gatewayPaymentId: string | null }): Promise<Charge>;
  /** @returns the gateway's id of the refund */
  refund(request: RefundRequest): Promise<string>;
  /** Closes the order, so that it cannot be paid; no effect when it is paid or closed already. */
  closeOrder(orderId: string): Promise<void>;
  /** @throws 400 `bad_signature` */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): GatewayEvent;
}
