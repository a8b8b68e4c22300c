import type { ModuleDeps } from '../../../deps';
import { callGateway } from '../gateways/callGateway.gateway';
import type { Gateways } from '../gateways/gateways.service';
import { findPaidPayment, recordCharge } from './charges.repository';

/** Stores gateway fees, which gateways report only some time after the payment (D12). */
export const createChargesService = ({
  db,
  gateways,
}: {
  db: ModuleDeps['db'];
  gateways: Gateways;
}) => ({
  /**
   * Fetches and stores the gateway's fee and the payment method. Safe to repeat.
   * @param paymentId `payments.id`
   * @throws 502, 503 when the gateway fails or has no fee yet
   */
  async record(paymentId: number): Promise<void> {
    const payment = await findPaidPayment(db, paymentId);
    if (!payment || payment.gateway_order_id === null) return;
    const { gateway_order_id: orderId, gateway_payment_id: gatewayPaymentId } = payment;
    const charge = await callGateway(() =>
      gateways.of(payment).fetchCharge({ orderId, gatewayPaymentId }),
    );
    await recordCharge(db, paymentId, charge);
  },
});
