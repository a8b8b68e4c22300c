import type { Config } from '../../../config/config';
import type { Schemas } from '../../../contract/types';
import { conflict } from '../../../lib/errors';
import type { PaymentGateway } from './gateway.types';
import { hasTestKeys, isAccountTest } from './gatewayList.rules';

/** The built-in gateway, under its own or another gateway's name. It pays at once and moves no money (D12). */
const sandboxAs = (name: Schemas['Gateway']): PaymentGateway => ({
  name,
  isTest: true,
  isSandbox: true,
  settles: 'at_once',
});

/**
 * Returns the gateway with this name. The sandbox replaces a gateway without keys only when the sandbox is on;
 * otherwise people could get tickets without paying by naming an unconfigured gateway (D5). The caller checks whether
 * the company may pay on account.
 *
 * @throws 409 `gateway_unavailable`
 */
export function gatewayNamed(
  name: Schemas['Gateway'],
  config: Pick<Config, 'gateways' | 'stripe' | 'razorpay'>,
): PaymentGateway {
  if (name === 'account') {
    return { name, isTest: isAccountTest(config), isSandbox: false, settles: 'at_once' };
  }
  const isConfigured = config.gateways.includes(name);
  if (isConfigured && name !== 'sandbox') {
    return { name, isTest: hasTestKeys(name, config), isSandbox: false, settles: 'hosted' };
  }
  if (config.gateways.includes('sandbox')) return sandboxAs(name);
  throw conflict('gateway_unavailable', 'This way to pay is not available here.', {
    gateways: [...config.gateways],
  });
}
