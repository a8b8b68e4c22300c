const REDACTED = '[redacted]';

/** Keys whose values are hidden: tokens, passwords, one-time codes (D20). */
const SECRET_KEY =
  /^(access_?token|refresh_?token|x-setup-token|token|authorization|otp|\w*password)$/i;

/** Null and an empty text stay visible: they show that there is no secret. */
function isSecretValue(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Cache keys contain the arguments of their call as JSON. */
const TOKEN_IN_TEXT = /("(?:token|X-Setup-Token)":")[^"]+/g;

const withoutToken = (text: string): string => text.replace(TOKEN_IN_TEXT, `$1${REDACTED}`);

function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutToken(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  // A Request holds the access token and a Blob a document; only the class name is shown.
  if (!isPlainObject(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      withoutToken(key),
      SECRET_KEY.test(key) && isSecretValue(child) ? REDACTED : withoutSecrets(child),
    ]),
  );
}

/**
 * A copy for Redux DevTools in which every token, password and OTP shows as '[redacted]' (D20), at
 * any depth of an action or of the state.
 */
export function redactSecrets<T>(value: T): T {
  return withoutSecrets(value) as T;
}
