import { isAnyOf, isRejectedWithValue, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import {
  api,
  errorMessage,
  isUnexpected,
  tagTypes,
  writeTokenCookies,
  type MutationId,
  type QueryId,
  type Session,
} from '@/api';
import { clearAllDrafts } from '@/lib/drafts';
import {
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

const { signIn, signOut, verifySignup, verifyToken, updateUserProfile, updateOwnProfile } =
  api.endpoints;

/**
 * Mutations whose callers show their failures themselves: in a form, in a toast with a sentence of
 * the catalogue, or nowhere (profile, sign-out: docs/product.md#messages). Any other failed mutation gets a toast
 * from here; one of these would show the failure twice.
 */
const HANDLED_LOCALLY: ReadonlySet<string> = new Set<MutationId>([
  'signIn',
  'requestSignup',
  'verifySignup',
  'resendOtp',
  'requestPasswordReset',
  'resetPassword',
  'signOut',
  'createBooking',
  'updateBooking',
  'removeBooking',
  'extendHold',
  'cancelBooking',
  'createPayment',
  'startCheckout',
  'verifyPayment',
  'saveAttendees',
  'reassignTicket',
  'checkInTicket',
  'cancelEvent',
  'rescheduleEvent',
  'updateUserProfile',
  'updateCompanyBilling',
  'sendContactMessage',
  'subscribeNewsletter',
]);

/** Queries that no page shows. Every other query's failure is shown in the panel it belongs to. */
const QUERIES_WITH_TOAST: ReadonlySet<string> = new Set<QueryId>(['verifyToken']);

/** Whether the failed call of this action gets a toast from the listener. */
function needsToast(meta: object): boolean {
  const arg: unknown = 'arg' in meta ? meta.arg : undefined;
  if (typeof arg !== 'object' || arg === null || !('endpointName' in arg)) return false;
  const endpoint = String(arg.endpointName);
  const isQuery = 'type' in arg && arg.type === 'query';
  return isQuery ? QUERIES_WITH_TOAST.has(endpoint) : !HANDLED_LOCALLY.has(endpoint);
}

/**
 * Shows a toast for mutations that failed with a 5xx or without an answer, unless their caller does
 * so. Equal messages become one toast.
 */
export function showUnexpectedErrors({ startListening }: Listeners): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      if (!isUnexpected(action.payload) || !needsToast(action.meta)) return;
      const message = errorMessage(action.payload, 'Something went wrong. Please try again.');
      dispatch(toastShown({ tone: 'error', message }));
    },
  });
}

function sessionStartedWith(session: Session) {
  return sessionStarted({
    user: session.user,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  });
}

/** The header shows the user's name, so the user is loaded again after a change of the profile. */
function reloadUser() {
  return verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });
}

/**
 * Turns the answers of the auth calls into the session's events (docs/product.md#messages, D10) and does what
 * follows from these: cookies, drafts, the API's cache.
 */
export function listenForSession({ startListening }: Listeners): void {
  startListening({
    matcher: signIn.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(sessionStartedWith(payload)),
  });
  startListening({
    matcher: verifySignup.matchFulfilled,
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
    matcher: updateUserProfile.matchFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      const { id } = meta.arg.originalArgs;
      if (id === selectUser(getState())?.id) dispatch(reloadUser());
    },
  });
  startListening({
    matcher: updateOwnProfile.matchFulfilled,
    effect: (_action, { dispatch }) => void dispatch(reloadUser()),
  });
  startListening({
    matcher: signOut.matchPending,
    // Drafts survive a session that expired, so that the same person finds them; not a sign-out.
    effect: () => clearAllDrafts(),
  });
  startListening({
    // The one writer of the cookies. It runs while the action is dispatched: redux-persist would
    // write later, after a page load that follows, or after another tab has got the refresh lock.
    matcher: isAnyOf(sessionRestored, sessionStarted, sessionRefreshed, sessionEnded),
    effect: (_action, { getState }) => {
      const { accessToken, refreshToken } = getState().auth;
      writeTokenCookies({ accessToken, refreshToken });
    },
  });
  startListening({
    actionCreator: sessionStarted,
    // A visitor's data may differ from this person's.
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags([...tagTypes])),
  });
  startListening({
    actionCreator: sessionEnded,
    effect: async (_action, { delay, dispatch }) => {
      // The next person at this browser must not see this one's data. Deferred by a turn, because
      // a reset drops the calls whose 401 ended the session before they are rejected.
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });
}
