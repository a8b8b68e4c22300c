import { conflict } from '../../../lib/errors';
import type { HostedGateway } from './gateway.types';

const noPage = () =>
  conflict('gateway_unavailable', 'The account of a company has no payment page.');

/**
 * A company's account (D37). A payment on account settles in the transaction that creates it, so there are no orders.
 * A completed refund reduces what the company owes.
 */
export const accountGateway: HostedGateway = {
  refundsParts: true,
  createOrder: () => Promise.reject(noPage()),
  fetchPayment: () => Promise.resolve({ state: 'pending' }),
  fetchCharge: () => Promise.resolve({ fee: null, method: null }),
  refund: ({ keys, amount, currency }) => {
    const key = keys.at(-1) ?? keys[0];
    return Promise.resolve({
      gatewayRefundId: `account_${key}`,
      key,
      state: 'done',
      failureReason: null,
      amount,
      currency,
    });
  },
  fetchRefunds: () => Promise.resolve([]),
  closeOrder: () => Promise.resolve(),
  verifyWebhook: () => {
    throw noPage();
  },
};
