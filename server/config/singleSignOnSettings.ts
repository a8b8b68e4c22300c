import { ConfigError, flag, type Env } from './env';

/** Which identity providers companies may connect. */
export interface SingleSignOnSettings {
  /** Also those at http, for development and tests. */
  ssoHttp: boolean;
  /** Also those inside the operator's network. */
  ssoPrivateAddresses: boolean;
}

/** @throws ConfigError for http in production */
export function singleSignOnSettings(env: Env): SingleSignOnSettings {
  const ssoHttp = flag(env, 'SSO_HTTP', false);
  if (ssoHttp && env.NODE_ENV === 'production') {
    throw new ConfigError('SSO_HTTP is for development and tests only.');
  }
  return { ssoHttp, ssoPrivateAddresses: flag(env, 'SSO_PRIVATE_ADDRESSES', false) };
}
