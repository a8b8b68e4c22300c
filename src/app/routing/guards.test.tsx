import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Permission, Role, RoleInput } from '@/api';
import { authInitialised, sessionStarted } from '@/state';
import {
  buildStore,
  expectToBeAt,
  renderRoutes,
  signedIn,
  signedOut,
  type RenderOptions,
} from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';
import { GuestsOnly, RequireAuth } from './guards';

interface Guarded extends Omit<RenderOptions, 'route'> {
  roles?: RoleInput[];
  permission?: Permission;
}

/** A guarded page and sign-in, opened at an address. */
function open(route: string, { roles, permission, ...options }: Guarded = {}) {
  const routes = [
    {
      element: <RequireAuth roles={roles} permission={permission} />,
      children: [{ path: '/profile', element: <p>Guarded</p> }],
    },
    {
      element: <GuestsOnly />,
      children: [{ path: '/signin', element: <p>Sign in, please</p> }],
    },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  return renderRoutes(routes, { ...options, route });
}

describe('RequireAuth', () => {
  it('waits for the start of the session', async () => {
    const store = buildStore();
    const { router } = open('/profile', { store });
    expect(screen.getByRole('status')).toBeVisible();
    await expectToBeAt(router, '/profile');

    act(() => void store.dispatch(authInitialised()));
    await expectToBeAt(router, '/signin?next=%2Fprofile');
  });

  it('shows the page to signed-in people', () => {
    open('/profile', { preloadedState: { auth: signedIn() } });
    expect(screen.getByText('Guarded')).toBeVisible();
  });

  it.each<[role: RoleInput, roles: RoleInput[], getsIn: boolean]>([
    ['employee', ['user'], true],
    ['super_admin', ['superadmin'], true],
    ['superadmin', ['super_admin'], true],
    ['staff', ['user', 'admin', 'staff', 'superadmin'], true],
    ['admin', ['user'], false],
    ['client', ['user', 'admin', 'staff', 'superadmin'], false],
  ])('%s with %j needed gets in: %s', async (role, roles, getsIn) => {
    // The contract's answers know no older name; a server of an earlier release may.
    const user = buildUser({ role: role as Role });
    const auth = { ...signedIn(), user };
    const { router } = open('/profile', { roles, preloadedState: { auth } });
    await expectToBeAt(router, getsIn ? '/profile' : '/');
  });

  it.each([
    [['check_in_tickets', 'manage_events'], true],
    [['manage_events'], false],
    [[], false],
  ] as const)(
    'with the permissions %j gets in where check-in is asked for: %s',
    async (held, getsIn) => {
      const user = { ...buildUser(), permissions: [...held] };
      const auth = { ...signedIn(), user };
      const { router } = open('/profile', {
        permission: 'check_in_tickets',
        preloadedState: { auth },
      });
      await expectToBeAt(router, getsIn ? '/profile' : '/');
    },
  );

  it('sends a visitor to sign in whatever the permission', async () => {
    const { router } = open('/profile', { permission: 'check_in_tickets' });
    await expectToBeAt(router, '/signin?next=%2Fprofile');
  });
});

describe('GuestsOnly', () => {
  it.each([
    ['/signin', '/'],
    ['/signin?next=%2Fcart%3Fstage%3Dpayment', '/cart?stage=payment'],
    ['/signin?next=%2F%2Felsewhere.example', '/'],
    ['/signin?next=%2Fsignin', '/'],
  ])('leads a signed-in person from %s to %s', async (route, target) => {
    const { router } = open(route, { preloadedState: { auth: signedIn() } });
    await expectToBeAt(router, target);
  });

  it.each([
    ['those who keep the door', ['check_in_tickets'], '/signin', '/'],
    ['them to where they came from', ['check_in_tickets'], '/signin?next=%2Fabout', '/about'],
  ] as const)('leads %s', async (_who, held, route, target) => {
    const auth = signedIn({ ...buildUser(), permissions: [...held] });
    const { router } = open(route, { preloadedState: { auth } });
    await expectToBeAt(router, target);
  });

  it('leads on as soon as the session starts', async () => {
    const store = buildStore({ auth: signedOut() });
    open('/signin?next=%2Fprofile', { store });
    expect(screen.getByText('Sign in, please')).toBeVisible();
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    act(() => void store.dispatch(sessionStarted({ ...tokens, user: buildUser() })));
    expect(await screen.findByText('Guarded')).toBeVisible();
  });
});
