import type { PaymentKind } from './takings.types';

const GATEWAYS: Readonly<Record<string, string>> = {
  sandbox: 'Foyer Sandbox',
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  account: 'On account',
};

/** In place of the gateway of a payment that nothing was paid with. */
export const FREE = 'free';

/** How a gateway is named to people; `Razorpay (test)` also where the sandbox has played it (D12). */
export function gatewayName(gateway: string, kind: PaymentKind): string {
  if (gateway === FREE) return 'Free tickets';
  return `${GATEWAYS[gateway] ?? gateway}${kind === 'test' ? ' (test)' : ''}`;
}
