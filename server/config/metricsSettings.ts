import { ConfigError, integer, secret, text, type Env } from './env';

/** `/metrics` has a separate port, or the server's port with a token; with neither it is off. */
export interface MetricsSettings {
  metricsPort: number | undefined;
  metricsToken: string | undefined;
}

/** @throws ConfigError */
export function metricsSettings(env: Env): MetricsSettings {
  const hasPort = text(env, 'METRICS_PORT') !== undefined;
  const metricsToken = secret(env, 'METRICS_TOKEN');
  if (hasPort && metricsToken !== undefined) {
    throw new ConfigError('Set METRICS_PORT or METRICS_TOKEN, not both.');
  }
  return {
    metricsPort: hasPort ? integer(env, 'METRICS_PORT', 0, 0, 65535) : undefined,
    metricsToken,
  };
}
