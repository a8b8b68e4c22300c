import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { http, HttpResponse } from 'msw';
import { api, readTokenCookies, writeTokenCookies, type InvitationDetails, type Role } from '@/api';
import { AppStart } from '@/app/AppStart';
import { sessionEnded } from '@/state';
import { answer, answerEmpty, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { buildStore, renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile, buildUser } from '@/testing/userFactories';
import { AppRoutes } from './AppRoutes';
import { pageRoutes, routeAt, titleAt } from './routes';

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <p data-testid="whereabouts">{pathname + search}</p>;
}

function open(route: string, auth?: ReturnType<typeof signedIn>) {
  return renderWithProviders(
    <>
      <Whereabouts />
      <Link to="/nowhere">Away</Link>
      <AppRoutes />
    </>,
    { route, ...(auth && { preloadedState: { auth } }) },
  );
}

async function expectToBeAt(address: string) {
  await waitFor(() => expect(screen.getByTestId('whereabouts').textContent).toBe(address));
}

afterEach(() => {
  document.title = '';
});

describe('addresses', () => {
  it('that lead nowhere say so, inside the frame', async () => {
    open('/nowhere');
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
    open(from);
    await expectToBeAt(to);
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
      const { unmount } = open(from, { ...signedIn(), user: { ...buildUser(), role } });
      await expectToBeAt(roles.includes(role) ? to : '/');
      unmount();
    }
  });

  it('/user/checkout asks a visitor to sign in', async () => {
    open('/user/checkout');
    await expectToBeAt('/signin?next=%2Fuser%2Fcheckout');
  });

  it('have a title each, and a page each', async () => {
    expect(titleAt('/')).toBe('Foyer');
    expect(titleAt('/events')).toBe('Events | Foyer');
    expect(titleAt('/no/such/place')).toBe('Page Not Found | Foyer');
    expect([titleAt('/signin'), titleAt('/signup')]).toEqual([
      'Sign In | Foyer',
      'Sign Up | Foyer',
    ]);
    // Outside of the main layout.
    expect([routeAt('/signin')?.bare, routeAt('/signup')?.bare]).toEqual([true, true]);
    expect(routeAt('/events/12')?.path).toBe('/events/:id');
    expect(new Set(pageRoutes.map(({ path }) => path)).size).toBe(pageRoutes.length);
  });
});

it('a new page starts at its top with the keyboard in its main part', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { user } = open('/privacy');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(document.title).toBe('Privacy Policy | Foyer');
  await user.click(screen.getByRole('link', { name: 'Away' }));
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
    const { user, store } = open('/nowhere', signedIn());
    await user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await expectToBeAt('/signin');
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', refreshToken: null });
    await waitFor(() => expect(told).toEqual({ refresh_token: 'refresh-1' }));
    expect(store.getState().toasts.queue).toEqual([]);
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
    await routeAt('/signin')?.preload();
    const { user } = open(address, signedIn());
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    await user.click(
      await screen.findByRole('button', { name: 'Sign Out and Open the Invitation' }),
    );
    expect(await screen.findByRole('heading', { name: 'Join Acme Tools' })).toBeVisible();
    expect(document.title).toBe('Invitation | Foyer');
    await expectToBeAt(address);
  });

  it('by expiry leads to /signin and back', async () => {
    server.use(refuse('get', '/bookings/stats/', 401), refuse('post', '/auth/refresh/', 401));
    const { store } = open('/nowhere?page=2', signedIn());
    await act(async () => {
      await store.dispatch(api.endpoints.getBookingStats.initiate({}));
    });
    await expectToBeAt('/signin?next=%2Fnowhere%3Fpage%3D2');
    expect(await screen.findByText('Authentication failed')).toBeVisible();
  });

  it('in another tab leads from a guarded page to /signin and back', async () => {
    const { store } = open('/notifications', signedIn());
    act(() => void store.dispatch({ ...sessionEnded(), meta: { fromOtherTab: true } }));
    await expectToBeAt('/signin?next=%2Fnotifications');
  });

  it('in another tab leaves a public page open', async () => {
    const { store } = open('/nowhere', signedIn());
    act(() => void store.dispatch({ ...sessionEnded(), meta: { fromOtherTab: true } }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectToBeAt('/nowhere');
  });
});

describe('a session that cannot be verified at the start (D34)', () => {
  const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

  function start(route: string) {
    writeTokenCookies(tokens);
    return renderWithProviders(
      <>
        <AppStart />
        <Whereabouts />
        <AppRoutes />
      </>,
      { route, store: buildStore() },
    );
  }

  it('is refused: sign-in says why, and leads back', async () => {
    server.use(refuse('get', '/auth/verify-token/', 401), refuse('post', '/auth/refresh/', 401));
    start('/nowhere?page=2');
    await expectToBeAt('/signin?next=%2Fnowhere%3Fpage%3D2');
    expect(await screen.findByText('Authentication failed')).toBeVisible();
    expect(screen.getByText(/Your session has ended. Please sign in again./)).toBeVisible();
    expect(document.cookie).toBe('');
  });

  it('meets a failing server: a panel with both ways out, no page and no menu', async () => {
    server.use(refuse('get', '/auth/verify-token/', 500, { error: 'Something broke.' }));
    const { user } = start('/profile');
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
    const { user } = start('/nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expectToBeAt('/signin');
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
    renderWithProviders(
      <>
        <AppStart />
        <Whereabouts />
        <AppRoutes />
      </>,
      { route: '/profile', store: buildStore() },
    );
    await expectToBeAt('/signin?next=%2Fprofile');
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
    const { user } = open('/nowhere', signedIn(nameless));
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Account of asha' }));
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  it('without a part that crashes', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
    const nobody = JSON.parse(JSON.stringify({ ...buildUser(), username: 12, name: 7 }));
    open('/nowhere', signedIn(nobody));
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
    const { user } = open('/nowhere');
    await user.fill(screen.getByPlaceholderText('Enter your email'), 'asha@northwind.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Thank you. You are on the list.')).toBeVisible();
    expect(sent).toEqual({ email: 'asha@northwind.example' });
  });

  it('says so when it could not', async () => {
    server.use(loseConnection('post', '/newsletter/'));
    const { user } = open('/nowhere');
    await user.fill(screen.getByPlaceholderText('Enter your email'), 'asha@northwind.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('We could not add you. Please try again.')).toBeVisible();
  });
});

it('a page that crashes says so and leaves the frame standing', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(answerEmpty('get', '/event-categories/'));
  const crashing = pageRoutes.find(({ path }) => path === '*');
  const { Page } = crashing ?? {};
  if (crashing) {
    crashing.Page = () => {
      throw new Error('Crash');
    };
  }
  open('/nowhere');
  expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  if (crashing && Page) crashing.Page = Page;
  silenced.mockRestore();
});
