import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@/api';

/** Null when the person has closed the browser's dialog. */
const orNullWhenClosed = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof WebAuthnError ? error.cause : error;
    if (cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name)) {
      return null;
    }
    throw error;
  }
};

/** Makes a passkey on this device. @returns null when the person has closed the dialog */
export const createPasskey = (
  options: PasskeyCreationOptions,
): Promise<PasskeyAttestation | null> =>
  orNullWhenClosed(startRegistration({ optionsJSON: options }));

/** Signs a challenge with a passkey. @returns null when the person has closed the dialog */
export const signWithPasskey = (options: PasskeyRequestOptions): Promise<PasskeyAssertion | null> =>
  orNullWhenClosed(startAuthentication({ optionsJSON: options }));
