import {
  isAnyOf,
  isRejectedWithValue,
  type ListenerMiddlewareInstance,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  api,
  errorMessage,
  isUnexpected,
  LOAD_ONCE,
  readTokenCookies,
  tagTypes,
  toAppError,
  writeTokenCookies,
  type Session,
} from '@/api';
import { removeGuestLists } from '@/lib/doorDatabase';
import { clearAllDrafts } from '@/lib/drafts';
import {
  authInitialised,
  selectAccessToken,
  selectUser,
  sessionEnded,
  sessionRefreshed,
  sessionRestored,
  sessionStarted,
  toastShown,
  userLoaded,
  type RootState,
} from '@/state';

type Listeners = Pick<ListenerMiddlewareInstance<RootState>, 'startListening'>;

const {
  signIn,
  signInWithPasskey,
  signOut,
  verifySignup,
  acceptInvitation,
  linkSingleSignOn,
  completeSetup,
  verifyToken,
  updateUserProfile,
} = api.endpoints;

function sessionStartedWith(session: Session) {
  return sessionStarted({
    user: session.user,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  });
}

/** Refetches the user after a profile change, because the header shows the name. */
async function reloadUser(
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
): Promise<void> {
  const { error } = await dispatch(verifyToken.initiate(undefined, LOAD_ONCE));
  // A refusal has ended the session.
  if (!isUnexpected(error)) return;
  const message = errorMessage(error, 'Your profile is saved. Reload the page to see it.');
  dispatch(toastShown({ tone: 'error', message }));
}

/**
 * Dispatches session events for the answers of auth calls (docs/product/calls.md#messages), and on
 * session events updates cookies, drafts and the API's cache.
 */
export function listenForSession({ startListening }: Listeners): void {
  startListening({
    matcher: signIn.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: signInWithPasskey.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: verifySignup.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: acceptInvitation.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: linkSingleSignOn.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: completeSetup.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: isAnyOf(signIn.matchRejected, verifySignup.matchRejected),
    effect: (_action, { dispatch, getState }) => {
      if (selectAccessToken(getState()) !== null) dispatch(sessionEnded());
    },
  });
  startListening({
    matcher: verifyToken.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      // The person may have signed out while the answer was on its way.
      if (selectAccessToken(getState()) !== null) dispatch(userLoaded(payload.user));
    },
  });
  startListening({
    matcher: isRejectedWithValue,
    // The company, or the platform, requires a second factor from now on: the person's own data says so.
    effect: ({ payload }, { dispatch, getState }) => {
      if (toAppError(payload).code !== 'second_factor_setup_required') return;
      if (selectUser(getState())?.must_set_up_second_factor) return;
      void dispatch(verifyToken.initiate(undefined, LOAD_ONCE));
    },
  });
  startListening({
    matcher: updateUserProfile.matchFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      const { id } = meta.arg.originalArgs;
      if (id === selectUser(getState())?.id) void reloadUser(dispatch);
    },
  });
  startListening({
    matcher: signOut.matchPending,
    // Drafts are kept when a session expires, for the same person to continue, and removed at
    // sign-out.
    effect: () => clearAllDrafts(),
  });
  startListening({
    // Synchronously with the action. redux-persist, which holds no session for that reason, would write
    // later: possibly after the next page load, or after another tab has acquired the refresh lock.
    matcher: isAnyOf(sessionRestored, sessionStarted, sessionRefreshed, sessionEnded),
    effect: (action, { getState, getOriginalState }) => {
      const { accessToken, refreshToken } = getState().auth;
      // Signing in sets `token` and signing out clears it (D10). One that is this session's access
      // token is renewed with it; any other value is kept.
      const isOurs = readTokenCookies().token === getOriginalState().auth.accessToken;
      const changes =
        sessionStarted.match(action) ||
        sessionEnded.match(action) ||
        (sessionRefreshed.match(action) && isOurs);
      writeTokenCookies({ accessToken, refreshToken, ...(changes && { token: accessToken }) });
    },
  });
  startListening({
    actionCreator: sessionStarted,
    // A visitor's data may differ from this person's.
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags([...tagTypes])),
  });
  startListening({
    // Names of guests leave the device with the session, also where it ended while no page was open, or where
    // another one replaces it.
    matcher: isAnyOf(sessionEnded, sessionStarted, authInitialised),
    effect: (action, { getState }) => {
      if (sessionStarted.match(action) || selectAccessToken(getState()) === null)
        removeGuestLists();
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: async (_action, { delay, dispatch }) => {
      // The next person at this browser must not see cached data. Deferred by one task, because
      // the reset would drop calls whose 401 ended the session before they are rejected.
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });
}
