const REDACTED = '[redacted]';

/** Keys whose values are hidden: tokens, passwords, one-time codes (D20). */
const SECRET = /^(access_?token|refresh_?token|token|authorization|otp|\w*password)$/i;

function isSecretValue(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  // A Request holds the access token and a Blob a document; only the class name is shown.
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && isSecretValue(inner) ? REDACTED : redacted(inner),
    ]),
  );
}

/**
 * A copy for Redux DevTools in which every token, password and OTP shows as '[redacted]' (D20), at
 * any depth of an action or of the state.
 */
export function redact<T>(value: T): T {
  return redacted(value) as T;
}
