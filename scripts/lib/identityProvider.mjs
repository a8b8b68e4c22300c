/**
 * `oidc-provider` on loopback, for tests: `node scripts/lib/identityProvider.mjs <redirect URI> <sign-out URI>`. It signs in
 * whoever the login hint names, without asking for a password.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [redirectUri, signOutUri] = process.argv.slice(2);
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'foyer',
      client_secret: 'a secret of the client',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [signOutUri],
    },
  ],
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

const handle = provider.callback();
server.on('request', (request, response) => {
  if (!request.url.startsWith('/interaction/')) return void handle(request, response);
  void provider
    .interactionDetails(request, response)
    .then(({ params }) =>
      provider.interactionFinished(request, response, { login: { accountId: params.login_hint } }),
    );
});

console.log(`open at ${issuer}`);
