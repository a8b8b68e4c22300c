import { isAnyOf, isRejectedWithValue, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { api, errorMessage, isUnexpected, tagTypes, writeTokenCookies, type Session } from '@/api';
import { dropAllDrafts } from '@/lib/drafts';
import {
  selectAccessToken,
  selectUser,
  sessionEnded,
  sessionStarted,
  toastShown,
  userLoaded,
  type AuthState,
} from '@/state';

type Listening = Pick<ListenerMiddlewareInstance<{ auth: AuthState }>, 'startListening'>;

const { signIn, signOut, verifySignup, verifyToken, updateUserProfile, updateOwnProfile } =
  api.endpoints;

/**
 * Changes whose failures the spec shows in a place or words of their own (forms, the cart's
 * removal), in a toast with the catalogue's sentence, or nowhere (profile, sign-out: section 8).
 * Another toast would say it twice.
 */
const TOLD_ELSEWHERE = new Set([
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

/** The one load that no page shows: who this is. Every other says where it failed, in its panel. */
const TOLD_LOADS = new Set(['verifyToken']);

/** Whether nobody but the toast would tell that this call has failed. */
function isToldByToast(meta: object): boolean {
  const arg: unknown = 'arg' in meta ? meta.arg : undefined;
  if (typeof arg !== 'object' || arg === null || !('endpointName' in arg)) return false;
  const endpoint = String(arg.endpointName);
  const isLoad = 'type' in arg && arg.type === 'query';
  return isLoad ? TOLD_LOADS.has(endpoint) : !TOLD_ELSEWHERE.has(endpoint);
}

/**
 * The one place that tells of a change that met a 5xx or a lost network; the same words are one
 * toast. What cannot be loaded is told by the page that asked for it, with its own way to retry.
 */
export function tellUnexpectedErrors({ startListening }: Listening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      if (!isUnexpected(action.payload) || !isToldByToast(action.meta)) return;
      const message = errorMessage(action.payload, 'Something went wrong. Please try again.');
      dispatch(toastShown({ tone: 'error', message }));
    },
  });
}

function started(session: Session) {
  return sessionStarted({
    user: session.user,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  });
}

/** The header shows the name: a change of it is fetched, not guessed. */
function loadUserAgain() {
  return verifyToken.initiate(undefined, { forceRefetch: true, subscribe: false });
}

/** Turns the answers of the auth calls into the session's events (spec section 4, D10). */
export function keepSession({ startListening }: Listening): void {
  startListening({
    matcher: signIn.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(started(payload)),
  });
  startListening({
    matcher: verifySignup.matchFulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(started(payload)),
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
      if (id === selectUser(getState())?.id) dispatch(loadUserAgain());
    },
  });
  startListening({
    matcher: updateOwnProfile.matchFulfilled,
    effect: (_action, { dispatch }) => void dispatch(loadUserAgain()),
  });
  startListening({
    matcher: signOut.matchPending,
    // What a session that ran out leaves unsaved waits for its person; who signs out leaves nothing.
    effect: () => dropAllDrafts(),
  });
  startListening({
    actionCreator: sessionStarted,
    effect: ({ payload }, { dispatch }) => {
      // At once, and not a tick later with redux-persist: a page load may follow.
      writeTokenCookies(payload);
      // What a visitor was shown may look different to this person.
      dispatch(api.util.invalidateTags([...tagTypes]));
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: async (_action, { delay, dispatch }) => {
      writeTokenCookies({ accessToken: null, refreshToken: null });
      // Nobody who comes next sees a trace of this person. A turn later: the calls whose 401 ended
      // the session still have to hear of it.
      await delay(0);
      dispatch(api.util.resetApiState());
    },
  });
}
