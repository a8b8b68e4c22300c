import { secretNames } from '@/lib/secretNames.gen';

const REDACTED = '[redacted]';

/** `accessToken` of the state is `access_token` in the contract. */
const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

const SECRET_NAMES: ReadonlySet<string> = new Set([...secretNames, 'authorization'].map(plain));

const isSecretName = (name: string) => SECRET_NAMES.has(plain(name)) || /password$/i.test(name);

/** Null and an empty text stay visible: they show that there is no secret. */
function isSecretValue(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Addresses of reset links and of the first start. */
const TOKEN_IN_ADDRESS = /([?#&]token=)[^&"\s]+/g;
/** Codes of tickets, which a steward scans. */
const TICKET_CODE = /\b(FYR1\.)[\w.-]+/g;
/** Cache keys contain the arguments of their call as JSON. */
const TEXT_IN_JSON = /"([\w-]+)":"[^"]+"/g;

const withoutTokens = (text: string): string =>
  text
    .replace(TOKEN_IN_ADDRESS, `$1${REDACTED}`)
    .replace(TICKET_CODE, `$1${REDACTED}`)
    .replace(TEXT_IN_JSON, (pair, name: string) =>
      isSecretName(name) ? `"${name}":"${REDACTED}"` : pair,
    );

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutTokens(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  // A Request holds the access token and a Blob a document; only the class name is shown.
  if (!isPlainObject(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      withoutTokens(key),
      isSecretName(key) && isSecretValue(child) ? REDACTED : withoutSecrets(child),
    ]),
  );
}

/**
 * A copy for Redux DevTools in which the values that the contract marks with `x-secret` show as '[redacted]' (D20), at
 * any depth of an action or of the state, and codes of tickets and tokens in links too.
 */
export function redactSecrets<T>(value: T): T {
  return withoutSecrets(value) as T;
}
