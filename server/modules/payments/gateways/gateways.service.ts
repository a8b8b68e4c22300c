import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { accountGateway } from './account.gateway';
import type { HostedGateway } from './gateway.types';
import { createRazorpayGateway } from './razorpay.gateway';
import { createSandboxGateway, type SandboxGateway } from './sandbox.gateway';
import { createStripeGateway } from './stripe.gateway';

export interface Gateways {
  sandbox: SandboxGateway;
  /** The gateway that handles this payment. */
  of(payment: { gateway: string; is_sandbox: boolean }): HostedGateway;
  /** The gateway that sends webhooks under this name; undefined when it is not configured. */
  named(name: Schemas['Gateway']): HostedGateway | undefined;
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
    account: accountGateway,
  };
  return {
    sandbox,
    of({ gateway, is_sandbox: isSandbox }) {
      const found = isSandbox ? sandbox : live[gateway];
      if (!found) throw new Error(`There is no gateway ${gateway}.`);
      return found;
    },
    named(name) {
      if (name === 'account' || !config.gateways.includes(name)) return undefined;
      return name === 'sandbox' ? sandbox : live[name];
    },
  };
}
