import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** The client that the provider knows. */
const CLIENT = { client_id: 'foyer', client_secret: 'a secret of the client' };

/**
 * Starts `oidc-provider` on loopback, for tests. It signs in whoever the login hint names, without asking for a password.
 */
export async function startIdentityProvider({ redirectUri, signOutUri }) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri], post_logout_redirect_uris: [signOutUri] }],
    cookies: { keys: ['a key of the cookies'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId,
        email_verified: true,
        given_name: 'Kavya',
        family_name: 'Reddy',
        groups: ['staff', 'event-managers'],
      }),
    }),
    // Everybody has agreed to everything.
    async loadExistingGrant({ oidc: { client, session } }) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  async function signIn(request, response) {
    const { params } = await provider.interactionDetails(request, response);
    const login = { accountId: params.login_hint };
    await provider.interactionFinished(request, response, { login });
  }

  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isInteraction = request.url.startsWith('/interaction/');
    void (isInteraction ? signIn : answer)(request, response);
  });
  return {
    issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
