import { describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { sessionEnded } from '@/state';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildTokens } from '@/testing/userFactories';
import { buildBookingStats } from '@/testing/bookingFactories';
import { buildEvent } from '@/testing/eventFactories';
import { api, NETWORK_ERROR_MESSAGE, readTokenCookies, writeTokenCookies } from '.';

const { endpoints } = api;

/** A session whose access token the server has stopped accepting. */
function staleSession() {
  return buildStore({ auth: signedIn() });
}

/** Serves a call to the bearer of `access-2` alone, and counts who came. */
function acceptOnlyNewToken(path: string, body: object) {
  const bearers: (string | null)[] = [];
  server.use(
    http.get(apiPath(path), ({ request }) => {
      const bearer = request.headers.get('authorization');
      bearers.push(bearer);
      return bearer === 'Bearer access-2'
        ? HttpResponse.json(body)
        : HttpResponse.json({ error: 'Token expired.' }, { status: 401 });
    }),
  );
  return bearers;
}

function countRefreshes(answer: () => Response | Promise<Response>) {
  const spent: unknown[] = [];
  server.use(
    http.post(apiPath('/auth/refresh/'), async ({ request }) => {
      spent.push(await request.json());
      return answer();
    }),
  );
  return spent;
}

/** An access token as the server signs them, for the person with this id; Asha has 7. */
function accessTokenOf(id: number): string {
  return `head.${btoa(JSON.stringify({ sub: `${id}` })).replace(/=+$/, '')}.signature`;
}

const newTokens = buildTokens({ access_token: 'access-2', refresh_token: 'refresh-2' });

describe('signing out', () => {
  it('reaches the server although it aborts all other calls', async () => {
    const store = staleSession();
    const arrived = new Promise<Request>((resolve) => {
      server.use(
        http.post(apiPath('/auth/logout/'), ({ request }) => {
          resolve(request);
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });
    const signOutRequest = { refresh_token: 'refresh-1' };
    void store.dispatch(endpoints.signOut.initiate({ signOutRequest }));
    store.dispatch(sessionEnded());
    store.dispatch(api.util.resetApiState());
    const request = await arrived;
    expect(request.signal.aborted).toBe(false);
    expect(await request.json()).toEqual(signOutRequest);
  });
});

describe('a 401', () => {
  it('makes one refresh for all calls that wait, and answers each', async () => {
    const store = staleSession();
    document.cookie = 'token=access-1; path=/';
    const stats = acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    acceptOnlyNewToken('/events/:id', buildEvent());
    const spent = countRefreshes(() => HttpResponse.json(newTokens));

    const results = await Promise.all([
      store.dispatch(endpoints.getBookingStats.initiate({})),
      store.dispatch(endpoints.getEvent.initiate({ id: 1 })),
      store.dispatch(endpoints.getEvent.initiate({ id: 2 })),
    ]);

    expect(results.every((result) => result.isSuccess)).toBe(true);
    expect(spent).toEqual([{ refresh_token: 'refresh-1' }]);
    expect(stats).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(store.getState().auth).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      status: 'signedIn',
    });
    expect(readTokenCookies()).toEqual({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      token: 'access-2',
    });
  });

  it('ends the session when the refresh is refused', async () => {
    const store = staleSession();
    writeTokenCookies({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    server.use(refuse('post', '/auth/refresh/', 401));

    const { error } = await store.dispatch(endpoints.getBookingStats.initiate({}));

    expect(error).toMatchObject({ message: 'Authentication failed', status: 401 });
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', accessToken: null });
    expect(document.cookie).toBe('');
  });

  it.each([
    ['the network fails', loseConnection('post', '/auth/refresh/'), NETWORK_ERROR_MESSAGE],
    [
      'the server is unwell',
      refuse('post', '/auth/refresh/', 503, { error: 'Back in a moment.' }),
      'Back in a moment.',
    ],
  ])('keeps the session when %s during the refresh', async (_why, handler, message) => {
    const store = staleSession();
    acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    server.use(handler);
    const { error } = await store.dispatch(endpoints.getBookingStats.initiate({}));
    expect(error).toMatchObject({ message });
    expect(store.getState().auth).toMatchObject({ status: 'signedIn', refreshToken: 'refresh-1' });
  });

  it('uses the tokens that another tab has fetched meanwhile', async () => {
    const store = staleSession();
    const fetched = { accessToken: accessTokenOf(7), refreshToken: 'refresh-2' };
    writeTokenCookies(fetched);
    const bearers = acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    const spent = countRefreshes(() => HttpResponse.json(newTokens));

    await store.dispatch(endpoints.getBookingStats.initiate({}));

    expect(spent).toEqual([]);
    expect(bearers).toEqual(['Bearer access-1', `Bearer ${fetched.accessToken}`]);
    expect(store.getState().auth).toMatchObject(fetched);
  });

  it.each([
    ['another person', accessTokenOf(8)],
    ['nobody knows who', 'no.jwt.at-all'],
  ])('does not go on with the tokens of %s who signed in in another tab', async (_who, token) => {
    const store = staleSession();
    writeTokenCookies({ accessToken: token, refreshToken: 'refresh-of-8' });
    const bearers = acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    const spent = countRefreshes(() => HttpResponse.json(newTokens));

    await store.dispatch(endpoints.getBookingStats.initiate({}));

    expect(spent).toEqual([{ refresh_token: 'refresh-1' }]);
    expect(bearers).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(store.getState().auth).toMatchObject({ refreshToken: 'refresh-2', user: { id: 7 } });
  });

  it('ends the session when its own refresh is refused, whoever signed in in another tab', async () => {
    const store = staleSession();
    acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    server.use(refuse('post', '/auth/refresh/', 401));
    writeTokenCookies({ accessToken: accessTokenOf(8), refreshToken: 'refresh-of-8' });
    await store.dispatch(endpoints.getBookingStats.initiate({}));
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', accessToken: null });
  });

  it('starts no session after a sign-out during the refresh', async () => {
    const store = staleSession();
    acceptOnlyNewToken('/bookings/stats/', buildBookingStats());
    countRefreshes(() => {
      store.dispatch(sessionEnded());
      return HttpResponse.json(newTokens);
    });
    await store.dispatch(endpoints.getBookingStats.initiate({}));
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', accessToken: null });
    expect(document.cookie).toBe('');
  });

  it('that comes again after the refresh is the error of the call', async () => {
    const store = staleSession();
    let asked = 0;
    server.use(
      http.get(apiPath('/bookings/stats/'), () => {
        asked += 1;
        return HttpResponse.json({ error: 'No.' }, { status: 401 });
      }),
    );
    const spent = countRefreshes(() => HttpResponse.json(newTokens));
    const { error } = await store.dispatch(endpoints.getBookingStats.initiate({}));
    expect(error).toMatchObject({ message: 'No.', status: 401 });
    expect([asked, spent.length]).toEqual([2, 1]);
  });

  it('of a wrong password causes no refresh, and the call carries no token', async () => {
    const store = staleSession();
    const bearers: (string | null)[] = [];
    server.use(
      http.post(apiPath('/auth/login/'), ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return HttpResponse.json({ error: 'Wrong password.' }, { status: 401 });
      }),
    );
    const signInRequest = { username: 'asha', password: 'wrong' };
    const { error } = await store.dispatch(endpoints.signIn.initiate({ signInRequest }));
    expect(error).toMatchObject({ message: 'Wrong password.' });
    expect(bearers).toEqual([null]);
  });
});

describe('a temporary failure', () => {
  /** Fails once with `failure`, then answers; counts the calls. */
  function failOnce(method: 'get' | 'post', path: string, failure: () => Response) {
    const calls = { count: 0 };
    server.use(
      http[method](apiPath(path), () => {
        calls.count += 1;
        return calls.count === 1 ? failure() : HttpResponse.json(buildEvent());
      }),
    );
    return calls;
  }
  const unavailable = (after: string) => () =>
    HttpResponse.json({ error: 'Busy.' }, { status: 503, headers: { 'retry-after': after } });

  it.each([
    ['a lost connection', () => HttpResponse.error()],
    ['a 503', unavailable('0')],
  ])('%s is tried once more for a GET', async (_what, failure) => {
    const calls = failOnce('get', '/events/:id', failure);
    const result = await buildStore().dispatch(endpoints.getEvent.initiate({ id: 1 }));
    expect(result.data).toMatchObject({ id: 1 });
    expect(calls.count).toBe(2);
  });

  it('is not tried again after a Retry-After above five seconds', async () => {
    const calls = failOnce('get', '/events/:id', unavailable('120'));
    const { error } = await buildStore().dispatch(endpoints.getEvent.initiate({ id: 1 }));
    expect(error).toMatchObject({ message: 'Busy.', status: 503 });
    expect(calls.count).toBe(1);
  });

  it('is not tried again for a mutation', async () => {
    const calls = failOnce('post', '/bookings/:id/cancel/', unavailable('0'));
    await buildStore().dispatch(
      endpoints.cancelBooking.initiate({ id: 1, bookingCancellation: {} }),
    );
    expect(calls.count).toBe(1);
  });
});

type Store = ReturnType<typeof staleSession>;

it.each([
  [
    'the profile client',
    10_000,
    '/users/:id',
    (store: Store) => store.dispatch(endpoints.getUserProfile.initiate({ id: 7 })),
  ],
  [
    'every other call',
    15_000,
    '/bookings/stats/',
    (store: Store) => store.dispatch(endpoints.getBookingStats.initiate({})),
  ],
])('%s is given up after %d ms without an answer', async (_case, limit, path, ask) => {
  const inATurn = globalThis.setTimeout;
  const turn = () => new Promise((resolve) => inATurn(resolve, 0));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const arrived = new Promise<void>((resolve) => {
      server.use(
        http.get(apiPath(path), () => {
          resolve();
          return new Promise<never>(() => {});
        }),
      );
    });
    let outcome: unknown;
    const answer = ask(staleSession()).then(({ error }) => (outcome = error));
    await arrived;
    jest.advanceTimersByTime(limit - 1);
    await turn();
    expect(outcome).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(await answer).toEqual({ message: NETWORK_ERROR_MESSAGE, code: 'timeout' });
  } finally {
    jest.useRealTimers();
  }
});

it('returns a receipt as a Blob and asks for a PDF', async () => {
  let accept: string | null = '';
  server.use(
    http.get(apiPath('/bookings/:id/receipt/'), ({ request }) => {
      accept = request.headers.get('accept');
      return new HttpResponse('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const { data } = await staleSession().dispatch(endpoints.downloadReceipt.initiate({ id: 1 }));
  expect(data).toBeInstanceOf(Blob);
  expect(accept).toBe('application/pdf, application/json');
});
