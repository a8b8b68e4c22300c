import {
  api,
  AUTHENTICATION_ENDED,
  authenticationFailed,
  errorMessage,
  isRefusal,
  LOAD_ONCE,
  readTokenCookies,
  toAppError,
} from '@/api';
import {
  authInitialised,
  selectIsSignedIn,
  selectUser,
  sessionEnded,
  sessionRestored,
  sessionUnverified,
  type AppStore,
  type SessionNotice,
} from '@/state';

/** As the specification quotes it (docs/spec-coverage.md#8-error-catalogue). */
const VERIFICATION_FAILED = 'Token verification failed';

/** Half a pair of tokens was left, because the access token's cookie is kept for a shorter time. */
const NO_VALID_TOKENS: SessionNotice = {
  tone: 'error',
  title: 'No valid tokens found',
  message: 'You were away for a while. Please sign in again.',
};

/** What the sign-in page says after this refusal; the server's own sentence where it gave one. */
function noticeOf(error: unknown): SessionNotice {
  const message = errorMessage(error, AUTHENTICATION_ENDED.message);
  return message === authenticationFailed.message
    ? AUTHENTICATION_ENDED
    : { tone: 'error', title: VERIFICATION_FAILED, message };
}

/**
 * Loads the user of the tokens. A 401 or 403 ends the session. Any other failure is no answer about
 * the tokens: they stay, and the app shows the failure in place of its pages (D34).
 */
export async function verifySession({
  dispatch,
  getState,
}: Pick<AppStore, 'dispatch' | 'getState'>): Promise<void> {
  const { verifyToken } = api.endpoints;
  try {
    await dispatch(verifyToken.initiate(undefined, LOAD_ONCE)).unwrap();
  } catch (thrown) {
    const error = toAppError(thrown);
    // A refresh that was refused has ended the session already.
    if (!selectIsSignedIn(getState())) return;
    if (isRefusal(error)) dispatch(sessionEnded(noticeOf(error)));
    else dispatch(sessionUnverified(errorMessage(error, VERIFICATION_FAILED)));
  }
}

/**
 * The start of the app (docs/product/people.md#sessions): with both tokens the state is signed in at
 * once, and the user is requested from the server; otherwise there is no session. In every case
 * auth is initialised at the end. The first calls of a page already send the access token.
 */
export async function startSession(store: Pick<AppStore, 'dispatch' | 'getState'>): Promise<void> {
  const { dispatch } = store;
  const { accessToken, refreshToken } = readTokenCookies();
  if (accessToken && refreshToken) {
    dispatch(sessionRestored({ accessToken, refreshToken }));
    await verifySession(store);
  } else if (accessToken || refreshToken) {
    // One of the two tokens is not enough; clears its cookie.
    dispatch(sessionEnded(NO_VALID_TOKENS));
  }
  dispatch(authInitialised());
}

/**
 * Loads the user when the network returns, if the app was started offline. Returns the function
 * that stops it.
 */
export function verifyWhenOnline(store: AppStore): () => void {
  const verify = () => {
    const { auth } = store.getState();
    if (auth.status === 'signedIn' && selectUser({ auth }) === null) void verifySession(store);
  };
  window.addEventListener('online', verify);
  return () => window.removeEventListener('online', verify);
}
