import type { GatewayName } from '../../../config';
import type { PaymentGateway } from './gateway';

/** The built-in gateway, under its own name or another's: pays at once, moves no money (D12). */
export const sandboxPlaying = (name: GatewayName): PaymentGateway => ({
  name,
  isTest: true,
  settles: 'at_once',
});
