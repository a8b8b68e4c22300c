import type { GatewayName } from '../../../config';

/**
 * A way for money to arrive (D12). A payment is written before any gateway is asked, and no gateway
 * is asked inside a transaction: what only takes a network call belongs after the commit, keyed by
 * the payment's id.
 */
export interface PaymentGateway {
  /** The name the payment is recorded under. */
  readonly name: GatewayName;
  /** No money moves. */
  readonly isTest: boolean;
  /**
   * `at_once`: a payment is good the moment it is made. `hosted`: the person pays on the gateway's
   * own page, so a payment stays pending until the gateway itself says how it went.
   */
  readonly settles: 'at_once' | 'hosted';
}
