import type { Config } from '../../../config/config';
import type { Schemas } from '../../../contract/types';
import { conflict } from '../../../lib/errors';
import type { PaymentGateway } from './gateway.types';
import { hasTestKeys, isAccountTest } from './gatewayList.rules';

/** The built-in gateway, under its own name or another's: pays at once, moves no money (D12). */
const sandboxAs = (name: Schemas['Gateway']): PaymentGateway => ({
  name,
  isTest: true,
  isSandbox: true,
  settles: 'at_once',
});

/**
 * The gateway behind a name. The sandbox takes the place of one without keys, but only where the
 * sandbox is switched on: otherwise naming a missing gateway would yield unpaid tickets (D5).
 *
 * @throws 409 `gateway_unavailable`; whether the company pays on account is for the caller to check
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
