import type { Config } from '../../../config/config';
import { hasTestKeys } from '../../payments/gateways/gatewayList.rules';
import type { PaymentKind } from './takings.types';

export const otherKind = (kind: PaymentKind): PaymentKind => (kind === 'real' ? 'test' : 'real');

/** `real`, unless no gateway accepts real money. */
export const defaultKind = (
  config: Pick<Config, 'gateways' | 'stripe' | 'razorpay'>,
): PaymentKind => (config.gateways.some((name) => !hasTestKeys(name, config)) ? 'real' : 'test');
