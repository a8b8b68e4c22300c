/** Finds secrets in texts. Pure: files are passed in as text. */

/** Forms that only a secret has. What must not be in a repository: docs/decisions/0015-secrets-and-licences.md. */
const FORMS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an Ed25519 private key (DER)': /\bMC4CAQAwBQYDK2Vw[\w+/]{30,}/,
  'an access key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Stripe': /\b(?:sk|rk)_(?:live|test)_\w{10,}/,
  'a webhook secret of Stripe': /\bwhsec_[\w+/]{16,}/,
  'a key of Razorpay': /\brzp_(?:live|test)_\w{14,}/,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{22,})/,
  'a token of GitLab': /\bglpat-[\w-]{20,}/,
  'a token of npm': /\bnpm_\w{36}|_authToken\s*=\s*\S+/,
  'a token of Slack': /\bxox[abeprs]-[\w-]{10,}|hooks\.slack\.com\/services\/T\w+/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}/,
  'an API key of Foyer': /\bfoyer_(?:scim_)?[0-9a-f]{48}\b/,
  'a JSON Web Token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'an address with a password':
    /\b[a-z][a-z+]{2,}:\/\/[^\s:/@'"`$<>]+:[^\s/@'"`$<>…*]+@(?!localhost\b|127\.0\.0\.1\b)[^\s'"`]+/,
};

/** The value after a name that says what it is; whether it looks random is checked apart. */
const ASSIGNED =
  /(?:secret|token|passwor[dt]|api_?key|signing_?key)\w*['"]?\s*[:=]\s*['"]?([\w+/=-]{24,})/gi;
const looksRandom = (value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** Made up for tests and for the contract. A finding that begins so is none. */
const EXAMPLES = [
  'foyer_3f9a1c07d2b8',
  'sk_test_hunter2',
  'smtps://user:hunter2@',
  'kX2v9dQm0pTzR7wYc1LhB4nJ6sFgA8eUiO3rKtV5xMw',
  '5k-Zt8r2sQmJb0yXw4nV7cKpLd1Ea9HgTfU',
];

/** @returns what was found: line, what it is, and how it begins, which is too little to use it */
export const secretsIn = (text) =>
  text.split('\n').flatMap((content, index) =>
    findingsOf(content)
      .filter(({ found }) => !EXAMPLES.some((example) => found.startsWith(example)))
      .map(({ what, found }) => ({ line: index + 1, what, start: found.slice(0, 12) })),
  );

function findingsOf(content) {
  const formed = Object.entries(FORMS).flatMap(([what, form]) => {
    const found = form.exec(content)?.[0];
    return found === undefined ? [] : { what, found };
  });
  const assigned = [...content.matchAll(ASSIGNED)]
    .filter(([, value]) => looksRandom(value))
    .map(([, value]) => ({ what: 'a random value under such a name', found: value }));
  return [...formed, ...assigned];
}
