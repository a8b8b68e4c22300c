import type { GatewayName } from '../../../config/config';
import type { ModuleDeps } from '../../../deps';
import type { HostedGateway } from './gateway.types';
import { createRazorpayGateway } from './razorpay.gateway';
import { createSandboxGateway, type SandboxGateway } from './sandbox.gateway';
import { createStripeGateway } from './stripe.gateway';

export interface Gateways {
  sandbox: SandboxGateway;
  /** The one that a payment was made with; what is a test is played by the sandbox. */
  of(payment: { gateway: string; is_test: boolean }): HostedGateway;
  /** The one that sends webhooks under this name; undefined when it is not in use here. */
  named(name: GatewayName): HostedGateway | undefined;
}

export function createGateways({
  db,
  config,
  secrets,
  clock,
}: Pick<ModuleDeps, 'db' | 'config' | 'secrets' | 'clock'>): Gateways {
  const now = () => clock.now();
  const sandbox = createSandboxGateway({ db, config, secrets, now });
  const live: Record<string, HostedGateway> = {
    stripe: createStripeGateway(config.stripe, now),
    razorpay: createRazorpayGateway(config.razorpay, now),
  };
  return {
    sandbox,
    of({ gateway, is_test: isTest }) {
      const found = isTest ? sandbox : live[gateway];
      if (!found) throw new Error(`There is no gateway ${gateway}.`);
      return found;
    },
    named(name) {
      if (!config.gateways.includes(name)) return undefined;
      return name === 'sandbox' ? sandbox : live[name];
    },
  };
}
