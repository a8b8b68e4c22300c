import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser, Permission } from '@/lib/contract.gen';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export interface AuthState {
  /** Null until the server has returned the user of the tokens. */
  user: AuthUser | null;
  accessToken: string | null;
  refreshToken: string | null;
  status: 'unknown' | 'signedIn' | 'signedOut';
  /** The tokens found at the start are verified, or there were none (docs/product.md#sessions). */
  initialised: boolean;
}

const initialState: AuthState = {
  user: null,
  accessToken: null,
  refreshToken: null,
  status: 'unknown',
  initialised: false,
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
    },
    /** Signed out, or the server no longer accepts the session. */
    sessionEnded: (): AuthState => ({ ...initialState, status: 'signedOut', initialised: true }),
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
    /** Screens check permissions, never roles (D7). */
    selectHasPermission: (state, permission: Permission) =>
      state.user?.permissions.includes(permission) ?? false,
  },
});

export const {
  sessionRestored,
  sessionStarted,
  sessionRefreshed,
  userLoaded,
  sessionEnded,
  authInitialised,
} = slice.actions;
export const {
  selectUser,
  selectAccessToken,
  selectRefreshToken,
  selectAuthStatus,
  selectAuthInitialised,
  selectIsSignedIn,
  selectHasPermission,
} = slice.selectors;
export const authReducer = slice.reducer;
