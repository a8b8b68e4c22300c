import type { Config, GatewayName } from '../../../config/config';
import { conflict } from '../../../lib/errors';
import type { PaymentGateway } from './gateway.types';
import { sandboxPlaying } from './sandbox.gateway';

/**
 * The gateway behind a name. One without keys is played by the sandbox, but only where the sandbox
 * is switched on: otherwise naming a gateway that is not there would give tickets away (D5).
 *
 * @throws 409 `gateway_unavailable`
 */
export function gatewayNamed(name: GatewayName, config: Pick<Config, 'gateways'>): PaymentGateway {
  const isConfigured = config.gateways.includes(name);
  if (isConfigured && name !== 'sandbox') return { name, isTest: false, settles: 'hosted' };
  if (config.gateways.includes('sandbox')) return sandboxPlaying(name);
  throw conflict('gateway_unavailable', 'This way to pay is not available here.', {
    gateways: [...config.gateways],
  });
}
