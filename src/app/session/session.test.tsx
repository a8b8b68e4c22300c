import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  api,
  readTokenCookies,
  writeTokenCookies,
  type Booking,
  type Session,
  type VerifiedSession,
} from '@/api';
import { sessionEnded, sessionRefreshed, sessionRestored, sessionStarted } from '@/state';
import { buildBooking, buildBookingList } from '@/testing/bookingFactories';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { buildStore, renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile, buildSession, buildUser } from '@/testing/userFactories';
import { AppStart } from '@/app/AppStart';
import { followCartOfOtherTabs, followOtherTabs } from './otherTabs';
import { startSession, verifyWhenOnline } from './sessionStart';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

describe('the start of the session (docs/product/people.md#sessions)', () => {
  it('counts as signed in at once and loads the user', async () => {
    writeTokenCookies(tokens);
    server.use(answer<VerifiedSession>('get', '/auth/verify-token/', { user: buildUser() }));
    const store = buildStore();
    const start = startSession(store);
    expect(store.getState().auth).toMatchObject({ status: 'signedIn', initialised: false });
    await start;
    expect(store.getState().auth).toMatchObject({ user: { name: 'Asha Rao' }, initialised: true });
  });

  it('ends when the server refuses the tokens', async () => {
    writeTokenCookies(tokens);
    server.use(refuse('get', '/auth/verify-token/', 401), refuse('post', '/auth/refresh/', 401));
    const store = buildStore();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({
      status: 'signedOut',
      initialised: true,
      ended: { title: 'Authentication failed' },
    });
    expect(document.cookie).toBe('');
  });

  it('ends with a message of its own when the refusal has none', async () => {
    writeTokenCookies(tokens);
    server.use(
      http.get(apiPath('/auth/verify-token/'), () => new HttpResponse(null, { status: 403 })),
    );
    const store = buildStore();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({
      status: 'signedOut',
      initialised: true,
      ended: { title: 'Token verification failed' },
    });
  });

  it('ends when the refresh is refused with 403', async () => {
    writeTokenCookies(tokens);
    server.use(refuse('get', '/auth/verify-token/', 401), refuse('post', '/auth/refresh/', 403));
    const store = buildStore();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({
      status: 'signedOut',
      ended: { title: 'Authentication failed' },
    });
  });

  it.each([
    ['the verification fails', [refuse('get', '/auth/verify-token/', 500)]],
    ['the verification is limited', [refuse('get', '/auth/verify-token/', 429)]],
    [
      'the refresh fails',
      [refuse('get', '/auth/verify-token/', 401), refuse('post', '/auth/refresh/', 502)],
    ],
  ])('keeps the tokens when %s', async (_what, handlers) => {
    writeTokenCookies(tokens);
    server.use(...handlers);
    const store = buildStore();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({
      status: 'signedIn',
      initialised: true,
      unverified: 'The request was refused.',
    });
    expect(readTokenCookies()).toMatchObject(tokens);
  });

  it('survives a network failure, and loads the user when online', async () => {
    writeTokenCookies(tokens);
    server.use(loseConnection('get', '/auth/verify-token/'));
    const store = buildStore();
    const stop = verifyWhenOnline(store);
    await startSession(store);
    expect(store.getState().auth).toMatchObject({
      status: 'signedIn',
      user: null,
      initialised: true,
    });
    expect(readTokenCookies()).toMatchObject(tokens);

    server.use(answer<VerifiedSession>('get', '/auth/verify-token/', { user: buildUser() }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(store.getState().auth.user?.name).toBe('Asha Rao'));
    stop();
  });

  it.each([
    ['no token', { accessToken: null, refreshToken: null }, null],
    [
      'half a pair',
      { accessToken: null, refreshToken: 'refresh-1' },
      { title: 'No valid tokens found' },
    ],
  ])('finds no session in %s', async (_what, kept, ended) => {
    writeTokenCookies(kept);
    const store = buildStore();
    await startSession(store);
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', initialised: true, ended });
    expect(document.cookie).toBe('');
  });

  it('covers the screen while tokens are verified, and never for a visitor', async () => {
    renderWithProviders(<AppStart />, { store: buildStore() });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('covers the screen until the user is loaded', async () => {
    writeTokenCookies(tokens);
    let let_go = () => {};
    const asked = new Promise<void>((resolve) => (let_go = resolve));
    server.use(
      http.get(apiPath('/auth/verify-token/'), async () => {
        await asked;
        return HttpResponse.json({ user: buildUser() });
      }),
    );
    renderWithProviders(<AppStart />, { store: buildStore() });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    let_go();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

describe('the session after calls', () => {
  it('starts on sign-in, with cookies at once', async () => {
    server.use(answer<Session>('post', '/auth/login/', buildSession()));
    const store = buildStore();
    const signInRequest = { username: 'asha', password: 'Foyer-demo-2026' };
    await store.dispatch(api.endpoints.signIn.initiate({ signInRequest })).unwrap();
    expect(store.getState().auth).toMatchObject({
      status: 'signedIn',
      ...tokens,
      initialised: true,
    });
    expect(readTokenCookies()).toEqual({ ...tokens, token: 'access-1' });
  });

  it('sets the cookie `token` on sign-in, renews its own, leaves another, clears any', () => {
    const token = () => readTokenCookies().token;
    const store = buildStore();
    document.cookie = 'token=from-elsewhere; path=/';
    store.dispatch(sessionRestored(tokens));
    expect(token()).toBe('from-elsewhere');
    store.dispatch(sessionRefreshed({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
    expect(token()).toBe('from-elsewhere');
    expect(readTokenCookies().accessToken).toBe('access-2');

    store.dispatch(sessionStarted({ ...tokens, user: buildUser() }));
    expect(token()).toBe('access-1');
    store.dispatch(sessionRefreshed({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
    expect(token()).toBe('access-2');
    store.dispatch(sessionEnded());
    expect(document.cookie).toBe('');
  });

  it('ends when a sign-in is refused', async () => {
    server.use(refuse('post', '/auth/login/', 401));
    const store = buildStore({ auth: signedIn() });
    await store.dispatch(
      api.endpoints.signIn.initiate({ signInRequest: { username: 'asha', password: 'x' } }),
    );
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', user: null });
  });

  it('loads the user again after a change of the own profile', async () => {
    const user = buildUser({ name: 'Asha Mehta' });
    server.use(
      answer('put', '/users/:id', { data: buildProfile({ lname: 'Mehta' }) }),
      answer<VerifiedSession>('get', '/auth/verify-token/', { user }),
    );
    const store = buildStore({ auth: signedIn() });
    const change = { id: 7, profileUpdate: { lname: 'Mehta' } };
    await store.dispatch(api.endpoints.updateUserProfile.initiate(change));
    await waitFor(() => expect(store.getState().auth.user?.name).toBe('Asha Mehta'));
  });

  it('leaves nothing of the person in the cache when it ends', async () => {
    server.use(answer('get', '/users/:id', { data: buildProfile() }));
    const store = buildStore({ auth: signedIn() });
    await store.dispatch(api.endpoints.getUserProfile.initiate({ id: 7 }));
    expect(JSON.stringify(store.getState())).toContain('asha@northwind.example');
    store.dispatch(sessionEnded());
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('asha@'));
  });
});

describe('other tabs', () => {
  it('follow a sign-in, fresh tokens and a sign-out', async () => {
    const here = buildStore();
    const there = buildStore();
    const stops = [followOtherTabs(here), followOtherTabs(there)];
    here.dispatch(sessionStarted({ ...tokens, user: buildUser() }));
    await waitFor(() =>
      expect(there.getState().auth).toMatchObject({
        status: 'signedIn',
        user: { id: 7 },
        ...tokens,
      }),
    );
    there.dispatch(sessionEnded());
    await waitFor(() => expect(here.getState().auth.status).toBe('signedOut'));
    expect(here.getState().auth.ended?.message).toBe('You signed out in another tab.');
    for (const stop of stops) stop();
  });

  it('follow what happens to the cart, without the focus', async () => {
    let asked = 0;
    const booking = buildBooking();
    server.use(
      http.get(apiPath('/bookings/'), () => {
        asked += 1;
        return HttpResponse.json(buildBookingList([booking]));
      }),
      answer<Booking>('patch', '/bookings/:id', booking),
    );
    const here = buildStore({ auth: signedIn() });
    const there = buildStore({ auth: signedIn() });
    const stops = [followCartOfOtherTabs(here), followCartOfOtherTabs(there)];
    const cart = here.dispatch(api.endpoints.listBookings.initiate({ status: 'pending' }));
    await cart;
    expect(asked).toBe(1);
    await there.dispatch(
      api.endpoints.updateBooking.initiate({ id: booking.id, bookingUpdate: { quantity: 2 } }),
    );
    await waitFor(() => expect(asked).toBe(2));
    cart.unsubscribe();
    for (const stop of stops) stop();
  });

  it('follow the theme', () => {
    const store = buildStore();
    const stop = followOtherTabs(store);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(store.getState().theme.mode).toBe('light');
    stop();
  });
});
