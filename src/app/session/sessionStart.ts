import {
  api,
  errorMessage,
  isUnexpected,
  readTokenCookies,
  toAppError,
  type AppError,
} from '@/api';
import { authInitialised, selectUser, sessionEnded, sessionRestored, type AppStore } from '@/state';

/** Null for a verified session, else why there is none (docs/product.md#sessions). */
type Outcome = Promise<AppError | null>;

/** Loads the user of the tokens. A refusal ends the session; a network failure does not. */
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
 * The start of the app (docs/product.md#sessions, D10): with both tokens the session counts as signed in at
 * once, and the server is asked for the person; without them there is none. Auth is initialised at
 * the end in every case. Reads the cookies itself, before redux-persist does, so that the first
 * calls of a page already carry the bearer.
 */
export async function startSession({ dispatch }: Pick<AppStore, 'dispatch'>): Outcome {
  const { accessToken, refreshToken } = readTokenCookies();
  if (!accessToken || !refreshToken) {
    // One token of the two is no session; its cookie is cleared.
    if (accessToken || refreshToken) dispatch(sessionEnded());
    dispatch(authInitialised());
    return { message: 'No valid tokens found' };
  }
  dispatch(sessionRestored({ accessToken, refreshToken }));
  const outcome = await verifySession({ dispatch });
  dispatch(authInitialised());
  return outcome;
}

/** Loads the user once a session that started offline is online. Returns the function that stops it. */
export function verifyWhenOnline({ dispatch, getState }: AppStore): () => void {
  const verify = () => {
    const { auth } = getState();
    if (auth.status === 'signedIn' && selectUser({ auth }) === null)
      void verifySession({ dispatch });
  };
  window.addEventListener('online', verify);
  return () => window.removeEventListener('online', verify);
}
