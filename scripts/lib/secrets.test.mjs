import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { secretsIn } from './secrets.mjs';

// Put together here, so that this file has none in it.
const letters = (count) => 'aB3dE5gH'.repeat(10).slice(0, count);
const { privateKey } = generateKeyPairSync('ed25519');
const secrets = {
  'a private key': privateKey.export({ type: 'pkcs8', format: 'pem' }),
  'an Ed25519 private key (DER)': privateKey
    .export({ type: 'pkcs8', format: 'der' })
    .toString('base64'),
  'an access key of AWS': `AKIA${'ABCD2345'.repeat(2)}`,
  'a key of Stripe': `sk_${'live'}_${letters(24)}`,
  'a webhook secret of Stripe': `whsec_${letters(32)}`,
  'a key of Razorpay': `rzp_${'live'}_${letters(14)}`,
  'a token of GitHub': `ghp_${letters(36)}`,
  'a token of GitLab': `glpat-${letters(20)}`,
  'a token of npm': `//registry.example/:_authToken${'='}${letters(12)}`,
  'a token of Slack': `xoxb-${letters(12)}`,
  'a key of Google': `AIza${letters(35)}`,
  'a key of SendGrid': `SG.${letters(22)}.${letters(43)}`,
  'a JSON Web Token': `eyJ${letters(20)}.eyJ${letters(20)}.${letters(43)}`,
  'an address with a password': `postgres://foyer:${letters(12)}@db.example/foyer`,
  'a random value under such a name': `JWT_SECRET=${randomBytes(48).toString('base64url')}aB3`,
};

it.each(Object.entries(secrets))(
  'finds %s, and shows too little of it to use it',
  (what, secret) => {
    const findings = secretsIn(`first\nconst x = "${secret}";\nlast`);
    expect(findings).toContainEqual({ line: 2, what, start: expect.any(String) });
    for (const { start } of findings) expect(start.length).toBeLessThanOrEqual(12);
  },
);

it('takes no name, no placeholder and no sentence for a secret', () => {
  const text = [
    'JWT_SECRET=…             # openssl rand -base64 48',
    'JWT_SECRET: secrets.jwtSecret,',
    "const password = 'correct-horse-battery-staple';",
    'password_reset_links: PasswordResetLinksTable;',
    'DATABASE_URL=postgres://foyer:secret@localhost/foyer',
    'SMTP_URL=smtps://…',
    'const url = `postgres://${user}:${password}@${host}/foyer`;',
    'integrity: "sha512-kX2v9dQm0pTzR7wYc1LhB4nJ6sFgA8eUiO3rKtV5xMw=="',
  ].join('\n');
  expect(secretsIn(text)).toEqual([]);
});
