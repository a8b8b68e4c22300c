import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in person, as the contract's AuthUser tells them (D7). */
export interface SessionUser {
  id: number;
  /** Full name, empty when none is known. */
  name: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  /** The company's name. */
  company: string | null;
  company_id: number | null;
  role: string;
  role_label: string;
  permissions: string[];
}

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

export interface AuthState {
  user: SessionUser | null;
  accessToken: string | null;
  refreshToken: string | null;
  status: 'unknown' | 'signedIn' | 'signedOut';
  /** Whether the start is over: tokens verified, or none found (spec section 4). */
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
    /** Both tokens were found at the start: taken as signed in until the server has said who. */
    sessionRestored: (state, action: PayloadAction<SessionTokens>) => {
      state.accessToken = action.payload.accessToken;
      state.refreshToken = action.payload.refreshToken;
      state.status = 'signedIn';
    },
    /** Sign-in or sign-up succeeded. */
    sessionStarted: (_state, action: PayloadAction<SessionTokens & { user: SessionUser }>) => ({
      user: action.payload.user,
      accessToken: action.payload.accessToken,
      refreshToken: action.payload.refreshToken,
      status: 'signedIn',
      initialised: true,
    }),
    /** A new pair of tokens for the session that is (D10). */
    sessionRefreshed: (state, action: PayloadAction<SessionTokens>) => {
      state.accessToken = action.payload.accessToken;
      state.refreshToken = action.payload.refreshToken;
    },
    userLoaded: (state, action: PayloadAction<SessionUser>) => {
      state.user = action.payload;
      state.status = 'signedIn';
    },
    /** Signed out, or the session turned out to be dead: everything of it goes. */
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
    /** Screens ask for a permission, never for a role (D7). */
    selectHasPermission: (state, permission: string) =>
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
