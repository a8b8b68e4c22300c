import { expect } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type PatchRoutesOnNavigationFunction,
  type InitialEntry,
  type RouteObject,
} from 'react-router';
import { api, type AuthUser } from '@/api';
import { Providers } from '@/app/providers';
import { setupStore } from '@/app/store';
import type { AuthState, RootState } from '@/state';
import { buildTokens, buildUser } from './userFactories';
import { passPause } from './stoppedClock';

type TestStore = ReturnType<typeof setupStore>;

const stores = new Set<TestStore>();
let stopListening = () => {};

/** Ends the cache's timers and pending calls, so that they do not reach the next test. */
export function resetStores(): void {
  stopListening();
  for (const store of stores) act(() => void store.dispatch(api.util.resetApiState()));
  stores.clear();
}

/** Waits until every running query is answered and rendered. */
export const waitForQueries = (store: TestStore) =>
  act(async () => {
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    // Redux Toolkit tells React of answers in the next frame.
    await new Promise(requestAnimationFrame);
  });

/** A store that is reset after the test, without Redux Toolkit's checks, which take longer than the test. */
export function buildStore(preloadedState?: Partial<RootState>): TestStore {
  const store = setupStore(preloadedState, false);
  stores.add(store);
  return store;
}

/** Lets the store refetch on focus and reconnect, as in the app, until the test ends. */
export function listenToWindow(store: TestStore): void {
  stopListening = setupListeners(store.dispatch);
}

/** The auth slice of a signed-in person: `preloadedState: { auth: signedIn() }`. */
export function signedIn(user: AuthUser = buildUser()): AuthState {
  const { access_token: accessToken, refresh_token: refreshToken } = buildTokens();
  return {
    user,
    accessToken,
    refreshToken,
    status: 'signedIn',
    initialised: true,
    ended: null,
    unverified: null,
  };
}

/** The auth slice of a visitor once the start is over. */
export function signedOut(): AuthState {
  return {
    user: null,
    accessToken: null,
    refreshToken: null,
    status: 'signedOut',
    initialised: true,
    ended: null,
    unverified: null,
  };
}

export interface RenderOptions {
  preloadedState?: Partial<RootState>;
  /** The router's address: '/events?category=music'. */
  route?: InitialEntry;
  store?: TestStore;
  /** Adds routes that the router does not know yet. */
  addRoutes?: PatchRoutesOnNavigationFunction;
  /** Whether the router knows the page that it starts at. */
  isLoaded?: boolean;
  /** Rendered before the routes, outside the router. */
  before?: ReactNode;
}

/** A person's actions; `fill` pastes a text, because events for each of its keys take most of a test's time. */
function setupUser() {
  const user = userEvent.setup({ advanceTimers: passPause });
  return {
    ...user,
    async fill(field: Element, text: string): Promise<void> {
      await user.click(field);
      await user.paste(text);
    },
  };
}

/** Renders routes with store, theme and router; a visitor unless `preloadedState` says otherwise. */
export function renderRoutes(
  routes: RouteObject[],
  {
    preloadedState,
    route = '/',
    store = buildStore({ auth: signedOut(), ...preloadedState }),
    before,
    addRoutes,
    isLoaded = true,
  }: RenderOptions = {},
) {
  const user = setupUser();
  const router = createMemoryRouter(routes, {
    initialEntries: [route],
    ...(addRoutes && { patchRoutesOnNavigation: addRoutes }),
    ...(isLoaded && { hydrationData: {} }),
  });
  const view = render(
    <Providers store={store}>
      {before}
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, store, user, router };
}

/** Renders an element at whatever address. */
export const renderWithProviders = (ui: ReactElement, options?: RenderOptions) =>
  renderRoutes([{ path: '*', element: ui }], options);

type Router = ReturnType<typeof renderRoutes>['router'];

/** Waits until the router has navigated to an address. */
export const expectToBeAt = (router: Router, address: string) =>
  waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(address);
  });
