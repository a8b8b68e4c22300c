import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayName } from '../../../config/config';
import type { Schemas } from '../../../contract/types';

/**
 * A way to pay (D12). A payment is stored before any gateway is called, and no gateway is called
 * inside a transaction: network calls follow the commit, keyed by the payment's id.
 */
export interface PaymentGateway {
  /** The name the payment is recorded under. */
  readonly name: GatewayName;
  /** No money moves. */
  readonly isTest: boolean;
  /**
   * `at_once`: a payment is good the moment it is made. `hosted`: the person pays on the gateway's
   * own page, so a payment stays pending until the gateway reports its outcome.
   */
  readonly settles: 'at_once' | 'hosted';
}

/** Minutes after which nobody can pay an order any more; Stripe wants at least 30. */
export const ORDER_MINUTES = 60;

/** Money in minor units. */
export interface OrderRequest {
  /** The payment's public id; the gateway sends it back with every answer and event. */
  reference: string;
  amount: number;
  currency: string;
  /** They add up to the amount. */
  lines: readonly { name: string; amount: number }[];
  /** When the payment was made: the order ends ORDER_MINUTES later. */
  startedAt: Date;
  /** Where the browser goes afterwards, and where it goes without having paid. */
  returnUrl: string;
  cancelUrl: string;
}

export interface GatewayOrder {
  orderId: string;
  checkoutUrl: string;
}

/** How an order stands. A failed one may still be paid: people try again on the same page. */
export type Outcome =
  | { state: 'pending' }
  /** @property reason a sentence a person can read */
  | { state: 'failed'; reason: string }
  | {
      state: 'paid';
      /** What came, minor units. */
      amount: number;
      currency: string;
      /** The gateway's id of the money. */
      gatewayPaymentId: string | null;
    };

export interface GatewayEvent {
  /** The same each time that the gateway sends it. */
  id: string;
  /** As the gateway calls it. */
  kind: string;
  reference: string | null;
  orderId: string | null;
  /** Null for what does not concern a payment of ours. */
  outcome: Outcome | null;
}

/** What the gateway reports about a payment it received; null where it reports nothing. */
export interface Charge {
  /** What it keeps, in the currency of the payment, minor units. */
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
 * What a gateway can do. Each call ends within its deadline: 502 `gateway_failed` for one that
 * failed, 503 for one that does not answer.
 */
export interface HostedGateway {
  /** Called again with the same reference, it returns the same order or one that replaces it. */
  createOrder(order: OrderRequest): Promise<GatewayOrder>;
  fetchPayment(orderId: string): Promise<Outcome>;
  /** @throws 502 also while the gateway has not reckoned its fee yet */
  fetchCharge(paid: { orderId: string; gatewayPaymentId: string | null }): Promise<Charge>;
  /** @returns the gateway's id of the refund */
  refund(request: RefundRequest): Promise<string>;
  /** Nobody can pay it from then on; harmless when it is paid or closed already. */
  closeOrder(orderId: string): Promise<void>;
  /** @throws 400 `bad_signature` */
  verifyWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): GatewayEvent;
}
