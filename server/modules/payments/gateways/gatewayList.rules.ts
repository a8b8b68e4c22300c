import type { Config } from '../../../config/config';
import type { GatewayName } from '../../../config/gatewaySettings';
import type { Schemas } from '../../../contract/types';

type Listed = Schemas['PaymentGatewayList']['gateways'][number];

const labels: Record<GatewayName, string> = {
  sandbox: 'Foyer Sandbox',
  stripe: 'Stripe',
  razorpay: 'Razorpay',
};

/**
 * The gateways that people can choose, in the order of the configuration (D5, D12); the company's account comes last.
 * A gateway with test keys counts as a test gateway, because it moves no money.
 */
export function listGateways(
  config: Pick<Config, 'gateways' | 'stripe' | 'razorpay'>,
  { onAccount = false }: { onAccount?: boolean } = {},
): Schemas['PaymentGatewayList'] {
  const gateways = config.gateways.map((name): Listed => {
    return { name, label: labels[name], is_test: hasTestKeys(name, config) };
  });
  const account: Listed = {
    name: 'account',
    label: 'Company account',
    is_test: isAccountTest(config),
  };
  return { gateways: onAccount ? [...gateways, account] : gateways };
}

/** Accounts are for testing when every gateway is, because then nobody pays real money. */
export const isAccountTest = (config: Pick<Config, 'gateways' | 'stripe' | 'razorpay'>): boolean =>
  config.gateways.every((name) => hasTestKeys(name, config));

/** Test keys begin with `sk_test_` or `rk_test_` (Stripe) and `rzp_test_` (Razorpay). */
export function hasTestKeys(
  name: GatewayName,
  { stripe, razorpay }: Pick<Config, 'stripe' | 'razorpay'>,
): boolean {
  if (name === 'sandbox') return true;
  return name === 'stripe'
    ? /^[sr]k_test_/.test(stripe.secretKey ?? '')
    : (razorpay.keyId ?? '').startsWith('rzp_test_');
}
