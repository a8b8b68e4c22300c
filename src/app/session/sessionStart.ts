import {
  api,
  errorMessage,
  isUnexpected,
  readTokenCookies,
  toAppError,
  type AppError,
} from '@/api';
import { authInitialised, selectUser, sessionEnded, sessionRestored, type AppStore } from '@/state';

/** Null for a verified session, else the reason why there is none (docs/product.md#sessions). */
type Outcome = Promise<AppError | null>;

/**
 * Loads the user of the tokens. When the server refuses them the session ends; a network failure
 * does not end it.
 */
async function verifySession({ dispatch }: Pick<AppStore, 'dispatch'>): Outcome {
  const { verifyToken } = api.endpoints;
  try {
    await dispatch(
      verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!isUnexpected(error)) dispatch(sessionEnded());
    return { ...error, message: errorMessage(error, 'Token verification failed') };
  }
}

/**
 * The start of the app (docs/product.md#sessions, D10): with both tokens the state is signed in at
 * once, and the user is requested from the server; otherwise there is no session. In every case
 * auth is initialised at the end. Reads the cookies itself, before redux-persist does, so that the
 * first calls of a page already send the access token.
 */
export async function startSession({ dispatch }: Pick<AppStore, 'dispatch'>): Outcome {
  const { accessToken, refreshToken } = readTokenCookies();
  if (!accessToken || !refreshToken) {
    // One of the two tokens is not enough; clear its cookie.
    if (accessToken || refreshToken) dispatch(sessionEnded());
    dispatch(authInitialised());
    return { message: 'No valid tokens found' };
  }
  dispatch(sessionRestored({ accessToken, refreshToken }));
  const outcome = await verifySession({ dispatch });
  dispatch(authInitialised());
  return outcome;
}

/**
 * Loads the user when the network returns, if the app was started offline. Returns the function
 * that stops it.
 */
export function verifyWhenOnline({ dispatch, getState }: AppStore): () => void {
  const verify = () => {
    const { auth } = getState();
    if (auth.status === 'signedIn' && selectUser({ auth }) === null)
      void verifySession({ dispatch });
  };
  window.addEventListener('online', verify);
  return () => window.removeEventListener('online', verify);
}
