import { conflict } from '../../../lib/errors';
import type { HostedGateway } from './gateway.types';

const noPage = () =>
  conflict('gateway_unavailable', 'The account of a company has no payment page.');

/**
 * The account of a company (D37). Payments on it are settled in the transaction that makes them, so it has no
 * orders; what a refund gives back is taken off what is owed when it is done.
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
