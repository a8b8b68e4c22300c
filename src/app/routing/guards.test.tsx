import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import type { Permission, Role, RoleInput } from '@/api';
import { authInitialised, sessionStarted } from '@/state';
import {
  buildStore,
  renderWithProviders,
  signedIn,
  signedOut,
} from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';
import { GuestsOnly, RequireAuth } from './guards';

function Whereabouts() {
  const { pathname, search } = useLocation();
  return <p data-testid="whereabouts">{pathname + search}</p>;
}

function guarded(roles?: RoleInput[], permission?: Permission) {
  return (
    <>
      <Whereabouts />
      <Routes>
        <Route
          path="/profile"
          element={
            <RequireAuth roles={roles} permission={permission}>
              <p>Guarded</p>
            </RequireAuth>
          }
        />
        <Route
          path="/signin"
          element={
            <GuestsOnly>
              <p>Sign in, please</p>
            </GuestsOnly>
          }
        />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
}

const whereabouts = () => screen.getByTestId('whereabouts').textContent;

describe('RequireAuth', () => {
  it('waits for the start of the session', () => {
    const store = buildStore();
    renderWithProviders(guarded(), { store, route: '/profile' });
    expect(screen.getByRole('status')).toBeVisible();
    expect(whereabouts()).toBe('/profile');

    act(() => void store.dispatch(authInitialised()));
    expect(whereabouts()).toBe('/signin?next=%2Fprofile');
  });

  it('shows the page to signed-in people', () => {
    renderWithProviders(guarded(), { preloadedState: { auth: signedIn() }, route: '/profile' });
    expect(screen.getByText('Guarded')).toBeVisible();
  });

  it.each<[role: RoleInput, roles: RoleInput[], getsIn: boolean]>([
    ['employee', ['user'], true],
    ['super_admin', ['superadmin'], true],
    ['superadmin', ['super_admin'], true],
    ['staff', ['user', 'admin', 'staff', 'superadmin'], true],
    ['admin', ['user'], false],
    ['client', ['user', 'admin', 'staff', 'superadmin'], false],
  ])('%s with %j needed gets in: %s', (role, roles, getsIn) => {
    // The contract's answers know no older name; a server of an earlier release may.
    const user = buildUser({ role: role as Role });
    const auth = { ...signedIn(), user };
    renderWithProviders(guarded(roles), { preloadedState: { auth }, route: '/profile' });
    expect(whereabouts()).toBe(getsIn ? '/profile' : '/');
  });

  it.each([
    [['check_in_tickets', 'manage_events'], true],
    [['manage_events'], false],
    [[], false],
  ] as const)('with the permissions %j gets in where check-in is asked for: %s', (held, getsIn) => {
    const user = { ...buildUser(), permissions: [...held] };
    const auth = { ...signedIn(), user };
    renderWithProviders(guarded(undefined, 'check_in_tickets'), {
      preloadedState: { auth },
      route: '/profile',
    });
    expect(whereabouts()).toBe(getsIn ? '/profile' : '/');
  });

  it('sends a visitor to sign in whatever the permission', () => {
    renderWithProviders(guarded(undefined, 'check_in_tickets'), { route: '/profile' });
    expect(whereabouts()).toBe('/signin?next=%2Fprofile');
  });
});

describe('GuestsOnly', () => {
  it.each([
    ['/signin', '/'],
    ['/signin?next=%2Fcart%3Fstage%3Dpayment', '/cart?stage=payment'],
    ['/signin?next=%2F%2Felsewhere.example', '/'],
    ['/signin?next=%2Fsignin', '/'],
  ])('leads a signed-in person from %s to %s', (route, target) => {
    renderWithProviders(guarded(), { preloadedState: { auth: signedIn() }, route });
    expect(whereabouts()).toBe(target);
  });

  it.each([
    ['those who keep the door', ['check_in_tickets'], '/signin', '/'],
    ['them to where they came from', ['check_in_tickets'], '/signin?next=%2Fabout', '/about'],
  ] as const)('leads %s', (_who, held, route, target) => {
    const auth = signedIn({ ...buildUser(), permissions: [...held] });
    renderWithProviders(guarded(), { preloadedState: { auth }, route });
    expect(whereabouts()).toBe(target);
  });

  it('leads on as soon as the session starts', () => {
    const store = buildStore({ auth: signedOut() });
    renderWithProviders(guarded(), { store, route: '/signin?next=%2Fprofile' });
    expect(screen.getByText('Sign in, please')).toBeVisible();
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    act(() => void store.dispatch(sessionStarted({ ...tokens, user: buildUser() })));
    expect(screen.getByText('Guarded')).toBeVisible();
  });
});
