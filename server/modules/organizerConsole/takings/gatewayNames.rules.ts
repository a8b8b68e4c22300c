import type { PaymentKind } from './takings.types';

const GATEWAYS: Readonly<Record<string, string>> = {
  sandbox: 'Foyer Sandbox',
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  account: 'On account',
};

/** Used instead of a gateway for payments of zero. */
export const FREE = 'free';

/** Display name of a gateway. A payment through the sandbox (D12) is also shown as, for example, `Razorpay (test)`. */
export function gatewayName(gateway: string, kind: PaymentKind): string {
  if (gateway === FREE) return 'Free tickets';
  return `${GATEWAYS[gateway] ?? gateway}${kind === 'test' ? ' (test)' : ''}`;
}
