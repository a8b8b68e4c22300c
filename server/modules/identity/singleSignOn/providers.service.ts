import * as oidc from 'openid-client';
import type { ModuleDeps } from '../../../deps';
import { createGuardedFetch } from '../../../lib/guardedFetch';
import { PrivateAddressError } from '../../../lib/publicAddress';
import { RecentCache } from '../../../lib/recentCache';
import type { SealedSecrets } from '../../../config/sealedSecrets';
import type { Claims } from './claims.rules';
import { replaceSecret, type ConnectionRow } from './connections.repository';
import { checksOf } from './signInToken.rules';

/** Seconds for one request; a sign-in makes up to four, within the time limit of its own request. */
const TIMEOUT = 3;
/** Connections whose configuration is kept. */
const KEPT = 200;
/** Milliseconds. */
const KEPT_FOR = 10 * 60_000;

const SCOPE = 'openid email profile';

interface Client {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface SignedIn {
  issuer: string;
  subject: string;
  claims: Claims;
  idToken: string;
}

/** The secret of a company's client is sealed for this place. */
export const secretPlace = (companyId: number): string => `sso ${companyId}`;

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

export const isPrivateAddress = (error: unknown): boolean =>
  error instanceof PrivateAddressError || causeOf(error) instanceof PrivateAddressError;

/** For the log: messages of the library name what is wrong, without values. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';

export type Providers = ReturnType<typeof createProviders>;

interface ProvidersDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  sealed: SealedSecrets;
}

/** Calls to the identity providers of companies (OpenID Connect). */
export function createProviders({ db, config, sealed }: ProvidersDeps) {
  const fetch = createGuardedFetch({ allowsPrivate: config.ssoPrivateAddresses });
  const kept = new RecentCache<oidc.Configuration>(KEPT, KEPT_FOR);
  const redirectUri = `${config.publicUrl}/api/auth/sso/callback/`;
  const signOutUri = `${config.publicUrl}/signin`;

  /** @throws Error when the provider cannot be reached, or its configuration is of no use */
  const discover = ({ issuer, clientId, clientSecret }: Client): Promise<oidc.Configuration> =>
    oidc.discovery(new URL(issuer), clientId, clientSecret, withSecret(clientSecret), {
      [oidc.customFetch]: fetch,
      timeout: TIMEOUT,
      execute: [
        // Otherwise the library trusts TLS alone for ID tokens that come from the token endpoint.
        oidc.enableNonRepudiationChecks,
        ...(config.ssoHttp ? [oidc.allowInsecureRequests] : []),
      ],
    });

  async function clientOf(row: ConnectionRow): Promise<Client> {
    const place = secretPlace(row.company_id);
    const { secret, isFormer } = await sealed.open(row.client_secret, place);
    if (isFormer) await replaceSecret(db, row.client_secret, await sealed.seal(secret, place));
    return { issuer: row.issuer, clientId: row.client_id, clientSecret: secret };
  }

  async function configurationOf(row: ConnectionRow): Promise<oidc.Configuration> {
    // The sealed secret is different after each change of the connection.
    const key = `${row.company_id} ${row.version} ${row.client_secret}`;
    const known = kept.get(key);
    if (known) return known;
    const found = await discover(await clientOf(row));
    kept.set(key, found);
    return found;
  }

  return {
    redirectUri,
    signOutUri,

    /**
     * Reads the configuration of a provider that a company wants to connect.
     * @throws Error as `discover`
     */
    async read(client: Client): Promise<{ issuer: string; signsOut: boolean }> {
      const metadata = (await discover(client)).serverMetadata();
      const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = metadata;
      if (!authorization_endpoint || !token_endpoint || !jwks_uri) {
        throw new Error('An endpoint is missing.');
      }
      // One address for all customers of a provider, such as Entra's `common`: anybody could sign in.
      if (issuer.includes('{')) throw new Error('The issuer is not one of its own.');
      return { issuer, signsOut: metadata.end_session_endpoint !== undefined };
    },

    /** The address at which a sign-in begins. @param hint the email address that was typed */
    async signInAddress(row: ConnectionRow, token: string, hint: string | null): Promise<string> {
      const { state, nonce, verifier } = checksOf(token);
      const address = oidc.buildAuthorizationUrl(await configurationOf(row), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(hint !== null && { login_hint: hint }),
      });
      return address.href;
    },

    /**
     * Exchanges the code for an ID token, and checks both.
     * @param query of the callback
     * @throws Error for everything that is wrong with the answer
     */
    async finish(row: ConnectionRow, token: string, query: string): Promise<SignedIn> {
      const configuration = await configurationOf(row);
      const { state, nonce, verifier } = checksOf(token);
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new Error('There is no ID token.');
      const { userinfo_endpoint } = configuration.serverMetadata();
      const more =
        claims.email === undefined && userinfo_endpoint
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return {
        issuer: claims.iss,
        subject: claims.sub,
        claims: { ...more, ...claims },
        idToken: tokens.id_token,
      };
    },

    /** The address that ends the provider's own session and leads back to the sign-in page. */
    async signOutAddress(row: ConnectionRow, idToken: string): Promise<string> {
      const address = oidc.buildEndSessionUrl(await configurationOf(row), {
        id_token_hint: idToken,
        post_logout_redirect_uri: signOutUri,
      });
      return address.href;
    },
  };
}

/** By basic authentication, which is the default of OpenID Connect, unless the provider takes only other ways. */
const withSecret =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    const takesBasic = methods === undefined || methods.includes('client_secret_basic');
    const authenticate = takesBasic
      ? oidc.ClientSecretBasic(secret)
      : oidc.ClientSecretPost(secret);
    return authenticate(server, ...request);
  };
