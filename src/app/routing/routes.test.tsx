import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { http, HttpResponse } from 'msw';
import { api, readTokenCookies, writeTokenCookies, type InvitationDetails, type Role } from '@/api';
import { AppStart } from '@/app/AppStart';
import { sessionEnded } from '@/state';
import { expectToasts } from '@/testing/expectToasts';
import { answer, answerEmpty, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { buildStore, expectToBeAt, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile, buildUser } from '@/testing/userFactories';
import { loadPageAt, pageAt, titleOf } from './pageHandle';
import { routes } from './routes';

const open = (route: string, auth?: ReturnType<typeof signedIn>) =>
  renderApp(route, auth && { preloadedState: { auth } });

afterEach(() => {
  document.title = '';
});

describe('addresses', () => {
  it('that lead nowhere say so, inside the frame', async () => {
    await open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(document.title).toBe('Page Not Found | Foyer');
  });

  it.each([
    ['/bookings', '/my-bookings'],
    ['/bookings?tab=past', '/my-bookings?tab=past'],
    ['/mybookings?tab=upcoming', '/my-bookings?tab=upcoming'],
  ])('%s is an older name of %s', async (from, to) => {
    server.use(refuse('get', '/bookings/', 401), refuse('get', '/bookings/stats/', 401));
    const { router } = await open(from);
    await expectToBeAt(router, to);
  });

  const everyRole: readonly Role[] = [
    'employee',
    'client',
    'company_manager',
    'company_admin',
    'staff',
    'admin',
    'super_admin',
  ];
  it.each<[from: string, roles: readonly Role[], to: string]>([
    ['/user/checkout', ['employee', 'staff', 'admin', 'super_admin'], '/cart?stage=payment'],
    ['/user/profile', ['employee'], '/profile'],
    ['/user/bookings', ['employee'], '/my-bookings'],
  ])('%s leads a person of role %j to %s, others to /', async (from, roles, to) => {
    server.use(http.get(apiPath('/*'), () => HttpResponse.json({ error: 'No.' }, { status: 404 })));
    for (const role of everyRole) {
      const { unmount, router } = await open(from, {
        ...signedIn(),
        user: { ...buildUser(), role },
      });
      await expectToBeAt(router, roles.includes(role) ? to : '/');
      unmount();
    }
  });

  it('/user/checkout asks a visitor to sign in', async () => {
    const { router } = await open('/user/checkout');
    await expectToBeAt(router, '/signin?next=%2Fuser%2Fcheckout');
  });

  it('have a title each', () => {
    const titleAt = (pathname: string) => titleOf(pageAt(routes, pathname));
    expect(titleAt('/')).toBe('Foyer');
    expect(titleAt('/events')).toBe('Events | Foyer');
    expect(titleAt('/no/such/place')).toBe('Page Not Found | Foyer');
    expect([titleAt('/signin'), titleAt('/signup')]).toEqual([
      'Sign In | Foyer',
      'Sign Up | Foyer',
    ]);
    // Outside of the main layout.
    expect([pageAt(routes, '/signin').bare, pageAt(routes, '/signup').bare]).toEqual([true, true]);
  });
});

it('a new page starts at its top with the keyboard in its main part', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { router } = await open('/privacy');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(document.title).toBe('Privacy Policy | Foyer');
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('the end of a running session', () => {
  it('by signing out calls the server and leads to /signin, even offline', async () => {
    let told: unknown;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.post(apiPath('/auth/logout/'), async ({ request }) => {
        told = await request.json();
        return HttpResponse.error();
      }),
    );
    const { user, store, router } = await open('/nowhere', signedIn());
    await user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await expectToBeAt(router, '/signin');
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', refreshToken: null });
    await waitFor(() => expect(told).toEqual({ refresh_token: 'refresh-1' }));
    await expectToasts({ store });
    expect(logged).toHaveBeenCalledWith('Sign-out failed', expect.anything());
    logged.mockRestore();
  });

  it('on the page of an invitation opens the invitation', async () => {
    const invitation: InvitationDetails = {
      company: 'Acme Tools',
      invited_by: 'Ravi Menon',
      email: 'neha@acme.example',
      role_label: 'Employee',
      expires_at: '2026-12-01T10:00:00Z',
    };
    server.use(
      answerEmpty('post', '/auth/logout/'),
      answer('get', '/invitations/:token/', invitation),
    );
    const address = '/invitation/invitation-token-0123456789';
    // With its page loaded, a redirect to /signin would be on screen before the invitation.
    await loadPageAt(routes, '/signin');
    const { user, router } = await open(address, signedIn());
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    await user.click(
      await screen.findByRole('button', { name: 'Sign Out and Open the Invitation' }),
    );
    expect(await screen.findByRole('heading', { name: 'Join Acme Tools' })).toBeVisible();
    expect(document.title).toBe('Invitation | Foyer');
    await expectToBeAt(router, address);
  });

  it('by expiry leads to /signin and back', async () => {
    server.use(refuse('get', '/bookings/stats/', 401), refuse('post', '/auth/refresh/', 401));
    const { store, router } = await open('/nowhere?page=2', signedIn());
    await act(async () => {
      await store.dispatch(api.endpoints.getBookingStats.initiate({}));
    });
    await expectToBeAt(router, '/signin?next=%2Fnowhere%3Fpage%3D2');
    expect(await screen.findByText('Authentication failed')).toBeVisible();
  });

  it('in another tab leads from a guarded page to /signin and back', async () => {
    const { store, router } = await open('/notifications', signedIn());
    act(() => void store.dispatch({ ...sessionEnded(), meta: { fromOtherTab: true } }));
    await expectToBeAt(router, '/signin?next=%2Fnotifications');
  });

  it('in another tab leaves a public page open', async () => {
    const { store, router } = await open('/nowhere', signedIn());
    act(() => void store.dispatch({ ...sessionEnded(), meta: { fromOtherTab: true } }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectToBeAt(router, '/nowhere');
  });
});

describe('a session that cannot be verified at the start', () => {
  const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

  function start(route: string) {
    writeTokenCookies(tokens);
    return renderApp(route, { store: buildStore(), before: <AppStart /> });
  }

  it('is refused: sign-in says why, and leads back', async () => {
    server.use(refuse('get', '/auth/verify-token/', 401), refuse('post', '/auth/refresh/', 401));
    const { router } = await start('/nowhere?page=2');
    await expectToBeAt(router, '/signin?next=%2Fnowhere%3Fpage%3D2');
    expect(await screen.findByText('Authentication failed')).toBeVisible();
    expect(screen.getByText(/Your session has ended. Please sign in again./)).toBeVisible();
    expect(document.cookie).toBe('');
  });

  it('meets a failing server: a panel with both ways out, no page and no menu', async () => {
    server.use(refuse('get', '/auth/verify-token/', 500, { error: 'Something broke.' }));
    const { user } = await start('/profile');
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Something broke.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();

    server.use(
      answer('get', '/auth/verify-token/', { user: buildUser() }),
      answer('get', '/users/:id', { data: buildProfile() }),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
    expect(readTokenCookies()).toMatchObject(tokens);
  });

  it('can be left by signing out; the failure of the call is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      loseConnection('get', '/auth/verify-token/'),
      refuse('post', '/auth/logout/', 500, { error: 'No.' }),
    );
    const { user, router } = await start('/nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expectToBeAt(router, '/signin');
    expect(document.cookie).toBe('');
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(
        'Sign-out failed',
        expect.objectContaining({ message: 'No.', status: 500 }),
      ),
    );
    logged.mockRestore();
  });

  it('is found with half of its tokens: sign-in says so', async () => {
    writeTokenCookies({ accessToken: null, refreshToken: 'refresh-1' });
    const { router } = await renderApp('/profile', {
      store: buildStore(),
      before: <AppStart />,
    });
    await expectToBeAt(router, '/signin?next=%2Fprofile');
    expect(await screen.findByText('No valid tokens found')).toBeVisible();
  });
});

describe('the frame stands', () => {
  it('with categories and a person that lack a name', async () => {
    const broken = [null, { id: 3, name: null, slug: null, event_count: null }];
    server.use(
      http.get(apiPath('/event-categories/'), () =>
        HttpResponse.json({ count: 2, results: broken }),
      ),
    );
    const nameless = JSON.parse(
      JSON.stringify({ ...buildUser(), name: null, first_name: null, last_name: undefined }),
    );
    const { user } = await open('/nowhere', signedIn(nameless));
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Account of asha' }));
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  it('without a part that crashes', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
    const nobody = JSON.parse(JSON.stringify({ ...buildUser(), username: 12, name: 7 }));
    await open('/nowhere', signedIn(nobody));
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Foyer, home' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    silenced.mockRestore();
  });
});

describe('the newsletter of the footer', () => {
  it('subscribes', async () => {
    let sent: unknown;
    server.use(
      http.post(apiPath('/newsletter/'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'Thank you.' }, { status: 201 });
      }),
    );
    const { user } = await open('/nowhere');
    await user.fill(screen.getByPlaceholderText('Enter your email'), 'asha@northwind.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Thank you. You are on the list.')).toBeVisible();
    expect(sent).toEqual({ email: 'asha@northwind.example' });
  });

  it('says so when it could not', async () => {
    server.use(loseConnection('post', '/newsletter/'));
    const { user } = await open('/nowhere');
    await user.fill(screen.getByPlaceholderText('Enter your email'), 'asha@northwind.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('We could not add you. Please try again.')).toBeVisible();
  });
});

it('a page that crashes says so and leaves the frame standing', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(answerEmpty('get', '/event-categories/'));
  await loadPageAt(routes, '/nowhere');
  const route = matchRoutes(routes, '/nowhere')?.at(-1)?.route;
  if (!route) throw new Error('no route');
  const { Component: Page } = route;
  route.Component = () => {
    throw new Error('Crash');
  };
  await open('/nowhere');
  expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  route.Component = Page;
  silenced.mockRestore();
});
