import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { act, screen, waitFor } from '@testing-library/react';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import {
  api,
  writeTokenCookies,
  type BookingList,
  type BookingStats,
  type EventList,
  type NotificationList,
  type Session,
  type VerifiedSession,
} from '@/api';
import { addAppListener } from '@/state';
import { buildBookingList, buildBookingStats } from '@/testing/bookingFactories';
import { buildEventList, buildEventSummary } from '@/testing/eventFactories';
import { answer } from '@/testing/handlers';
import { buildNotificationList } from '@/testing/notificationFactories';
import { renderApp } from '@/testing/renderApp';
import { buildStore } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession, buildUser } from '@/testing/userFactories';
import { AppStart } from './AppStart';
import { createDevTools } from './devTools';
import { setupStore } from './store';

type Store = ReturnType<typeof buildStore>;

const { options } = createDevTools();

/** The types of all actions from now on, as the list of Redux DevTools shows them. */
function shownTypes(store: Store): string[] {
  const shown: string[] = [];
  const hidden = [options.actionsDenylist ?? []].flat().map((pattern) => new RegExp(pattern));
  store.dispatch(
    addAppListener({
      predicate: () => true,
      effect: (action: Action<string>) => {
        if (hidden.some((pattern) => pattern.test(action.type))) return;
        shown.push(options.actionSanitizer?.(action, shown.length).type ?? action.type);
      },
    }),
  );
  return shown;
}

describe('the list of actions in Redux DevTools', () => {
  it('names the endpoint of each call and leaves out subscriptions', async () => {
    server.use(
      answer<EventList>('get', '/events/', buildEventList([buildEventSummary()])),
      answer<Session>('post', '/auth/login/', buildSession()),
    );
    const store = buildStore();
    const shown = shownTypes(store);
    const events = store.dispatch(api.endpoints.listEvents.initiate({}));
    await events;
    events.unsubscribe();
    const signInRequest = { username: 'asha', password: 'Foyer-demo-2026' };
    await store.dispatch(api.endpoints.signIn.initiate({ signInRequest }));
    await waitFor(() => expect(shown).toContain('auth/sessionStarted'));
    expect([...shown].sort()).toEqual([
      'api/invalidateTags',
      'api/listEvents/fulfilled',
      'api/listEvents/pending',
      'api/queries/removeQueryResult',
      'api/signIn/fulfilled',
      'api/signIn/pending',
      'auth/sessionStarted',
    ]);
  });

  it('leaves the action itself as it is', () => {
    const action = Object.freeze({
      type: 'api/executeQuery/pending',
      meta: Object.freeze({ arg: Object.freeze({ endpointName: 'listEvents' }) }),
    });
    expect(options.actionSanitizer?.(action, 0).type).toBe('api/listEvents/pending');
    expect(action.type).toBe('api/executeQuery/pending');
  });
});

/** A store with the enhancer of Redux DevTools, which records its states and jumps to them. */
function buildRecordedStore() {
  const recorders: EnhancedStore<unknown, Action<string>, unknown>['liftedStore'][] = [];
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = instrument()(createStore)(reducer, preloadedState);
    recorders.push(store.liftedStore);
    return store;
  };
  const store = setupStore(undefined, false, createDevTools(enhancer));
  const [recorder] = recorders;
  if (!recorder) throw new Error('The store is not instrumented.');
  return {
    store,
    lastIndex: () => recorder.getState().computedStates.length - 1,
    jumpTo: (index: number) =>
      act(async () => void recorder.dispatch(ActionCreators.jumpToState(index))),
  };
}

const isLoading = (store: Store) =>
  Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');

describe('time travel', () => {
  afterEach(() => void jest.restoreAllMocks());
  beforeEach(() => {
    writeTokenCookies({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    server.use(
      answer<VerifiedSession>('get', '/auth/verify-token/', { user: buildUser() }),
      answer<EventList>('get', '/events/', buildEventList([buildEventSummary()])),
      answer<BookingList>('get', '/bookings/', buildBookingList([])),
      answer<NotificationList>('get', '/notifications/', buildNotificationList([])),
      answer<BookingStats>('get', '/bookings/stats/', buildBookingStats()),
    );
  });

  it.each(['/events', '/cart', '/my-bookings', '/notifications'])(
    'calls nothing, writes no cookie and ends no session on %s',
    async (route) => {
      const { store, lastIndex, jumpTo } = buildRecordedStore();
      await renderApp(route, { store, before: <AppStart /> });
      await waitFor(() => expect(store.getState().auth.user).not.toBeNull());
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      await waitFor(() => expect(isLoading(store)).toBe(false));

      const present = store.getState();
      const last = lastIndex();
      expect(last).toBeGreaterThan(10);
      const { cookie } = document;
      const setCookie = jest.spyOn(document, 'cookie', 'set');
      const calls = jest.spyOn(globalThis, 'fetch');
      for (let index = last; index >= 0; index -= 1) await jumpTo(index);
      expect(store.getState().auth.status).toBe('unknown');
      for (let index = 0; index <= last; index += 1) await jumpTo(index);

      expect(calls).not.toHaveBeenCalled();
      expect(setCookie).not.toHaveBeenCalled();
      expect(document.cookie).toBe(cookie);
      expect(store.getState().auth).toEqual(present.auth);
      await jumpTo(lastIndex());
      act(() => void store.dispatch(api.util.resetApiState()));
    },
  );
});
