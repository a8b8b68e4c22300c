import { api } from '@/api';
import type { useAppDispatch } from '@/state';
import { signWithPasskey } from './passkeys';

const { startPasskeySignIn } = api.endpoints;

/** Asks for a passkey. @returns null when the person has closed the browser's dialog */
export async function askForPasskey(dispatch: ReturnType<typeof useAppDispatch>) {
  const options = await dispatch(startPasskeySignIn.initiate()).unwrap();
  return signWithPasskey(options);
}
