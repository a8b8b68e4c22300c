import { ConfigError, text, type Env } from './env';

export type GatewayName = 'sandbox' | 'stripe' | 'razorpay';

const gatewayKeys: Record<Exclude<GatewayName, 'sandbox'>, readonly string[]> = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
};

/** @param live production with DATABASE_URL, which uses the sandbox only if PAYMENTS names it */
export function gateways(env: Env, live: boolean): readonly GatewayName[] {
  const hasKeys = (name: keyof typeof gatewayKeys) =>
    gatewayKeys[name].every((key) => text(env, key) !== undefined);
  const named = text(env, 'PAYMENTS');
  if (named !== undefined) {
    const names = [...new Set(named.split(',').map((name) => name.trim().toLowerCase()))];
    for (const name of names) {
      if (name === 'sandbox') continue;
      if (name !== 'stripe' && name !== 'razorpay') {
        throw new ConfigError(`PAYMENTS knows sandbox, stripe and razorpay, not "${name}".`);
      }
      if (!hasKeys(name)) {
        throw new ConfigError(`PAYMENTS names ${name}: it needs ${gatewayKeys[name].join(', ')}.`);
      }
    }
    return names as GatewayName[];
  }
  const keyed = (['stripe', 'razorpay'] as const).filter(hasKeys);
  if (keyed.length > 0) return keyed;
  if (live) {
    // A missing key must not enable the sandbox, which issues tickets without payment (D5).
    throw new ConfigError(
      'PAYMENTS must name a gateway in production on DATABASE_URL (sandbox only when meant).',
    );
  }
  return ['sandbox'];
}
