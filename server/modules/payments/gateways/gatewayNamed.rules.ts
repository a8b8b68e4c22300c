import type { Config } from '../../../config/config';
import type { GatewayName } from '../../../config/gatewaySettings';
import { conflict } from '../../../lib/errors';
import type { PaymentGateway } from './gateway.types';
import { hasTestKeys } from './gatewayList.rules';

/** The built-in gateway, under its own name or another's: pays at once, moves no money (D12). */
const sandboxAs = (name: GatewayName): PaymentGateway => ({
  name,
  isTest: true,
  isSandbox: true,
  settles: 'at_once',
});

/**
 * The gateway behind a name. The sandbox takes the place of one without keys, but only where the
 * sandbox is switched on: otherwise naming a missing gateway would yield unpaid tickets (D5).
 *
 * @throws 409 `gateway_unavailable`
 */
export function gatewayNamed(
  name: GatewayName,
  config: Pick<Config, 'gateways' | 'stripe' | 'razorpay'>,
): PaymentGateway {
  const isConfigured = config.gateways.includes(name);
  if (isConfigured && name !== 'sandbox') {
    return { name, isTest: hasTestKeys(name, config), isSandbox: false, settles: 'hosted' };
  }
  if (config.gateways.includes('sandbox')) return sandboxAs(name);
  throw conflict('gateway_unavailable', 'This way to pay is not available here.', {
    gateways: [...config.gateways],
  });
}
