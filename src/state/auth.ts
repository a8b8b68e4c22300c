import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser, Permission } from '@/lib/contract.gen';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Why a session ended or could not be verified; for the person to read (D34). */
export interface SessionNotice {
  tone: 'error' | 'info';
  title: string;
  message: string;
}

export interface AuthState {
  /** Null until the server has returned the user of the tokens. */
  user: AuthUser | null;
  accessToken: string | null;
  refreshToken: string | null;
  status: 'unknown' | 'signedIn' | 'signedOut';
  /** The tokens found at the start are verified, or there were none (docs/product/people.md#sessions). */
  initialised: boolean;
  /** Why the session ended, until the sign-in page has shown it. */
  ended: SessionNotice | null;
  /** Why the server did not say whose tokens these are; null when it did. The tokens are kept. */
  unverified: string | null;
}

const initialState: AuthState = {
  user: null,
  accessToken: null,
  refreshToken: null,
  status: 'unknown',
  initialised: false,
  ended: null,
  unverified: null,
};

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Both tokens were found at the start: signed in, while the user is being requested. */
    sessionRestored: (state, action: PayloadAction<TokenPair>) => {
      state.accessToken = action.payload.accessToken;
      state.refreshToken = action.payload.refreshToken;
      state.status = 'signedIn';
    },
    /** Sign-in or sign-up succeeded. */
    sessionStarted: (_state, action: PayloadAction<TokenPair & { user: AuthUser }>) => ({
      ...initialState,
      user: action.payload.user,
      accessToken: action.payload.accessToken,
      refreshToken: action.payload.refreshToken,
      status: 'signedIn',
      initialised: true,
    }),
    /** A new pair of tokens for the same session (D10). */
    sessionRefreshed: (state, action: PayloadAction<TokenPair>) => {
      state.accessToken = action.payload.accessToken;
      state.refreshToken = action.payload.refreshToken;
    },
    userLoaded: (state, action: PayloadAction<AuthUser>) => {
      state.user = action.payload;
      state.status = 'signedIn';
      state.unverified = null;
    },
    /** The server could not be reached or failed, so the tokens are not verified yet. */
    sessionUnverified: (state, action: PayloadAction<string>) => {
      state.unverified = action.payload;
    },
    /** Signed out, or, with a reason, the server no longer accepts the session. */
    sessionEnded: (_state, action: PayloadAction<SessionNotice | undefined>): AuthState => ({
      ...initialState,
      status: 'signedOut',
      initialised: true,
      ended: action.payload ?? null,
    }),
    /** The sign-in page has shown why the session ended. */
    sessionEndShown: (state) => {
      state.ended = null;
    },
    authInitialised: (state) => {
      state.initialised = true;
      if (state.status === 'unknown') state.status = 'signedOut';
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectAccessToken: (state) => state.accessToken,
    selectRefreshToken: (state) => state.refreshToken,
    selectAuthStatus: (state) => state.status,
    selectAuthInitialised: (state) => state.initialised,
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectSessionEnd: (state) => state.ended,
    /** Why the session could not be verified; null for a visitor and once the user is loaded. */
    selectUnverified: (state) =>
      state.status === 'signedIn' && state.user === null ? state.unverified : null,
    /** Screens check permissions, never roles (D7). */
    selectHasPermission: (state, permission: Permission) =>
      state.user?.permissions?.includes(permission) ?? false,
  },
});

export const {
  sessionRestored,
  sessionStarted,
  sessionRefreshed,
  userLoaded,
  sessionUnverified,
  sessionEnded,
  sessionEndShown,
  authInitialised,
} = slice.actions;
export const {
  selectUser,
  selectAccessToken,
  selectRefreshToken,
  selectAuthStatus,
  selectAuthInitialised,
  selectIsSignedIn,
  selectSessionEnd,
  selectUnverified,
  selectHasPermission,
} = slice.selectors;
export const authReducer = slice.reducer;
