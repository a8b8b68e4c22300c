import { describe, expect, it } from '@jest/globals';
import {
  activeItemChanged,
  authInitialised,
  authReducer,
  cartStageChanged,
  cartStageReducer,
  drawerClosed,
  drawerToggled,
  selectDrawerOpen,
  selectHasPermission,
  selectIsSignedIn,
  selectSidebarExpanded,
  sessionEnded,
  sessionRefreshed,
  sessionRestored,
  sessionStarted,
  sidebarHovered,
  sidebarFolded,
  sidebarReducer,
  sidebarToggled,
  submenuToggled,
  themeDetected,
  themeReducer,
  themeToggled,
  toastDismissed,
  toastShown,
  toastsReducer,
  userLoaded,
} from '@/state';
import type { AuthUser } from '@/lib/contract.gen';

const start = { type: 'start' };

const asha: AuthUser = {
  id: 1,
  name: 'Asha Menon',
  first_name: 'Asha',
  last_name: 'Menon',
  username: 'asha',
  email: 'asha@northwind.example',
  company: 'Northwind Industries',
  company_id: 1,
  company_domain_proven: true,
  role: 'employee',
  role_label: 'Employee',
  permissions: ['view_company_bookings'],
  must_set_up_second_factor: false,
};
const tokens = { accessToken: 'a1', refreshToken: 'r1' };

describe('theme', () => {
  it('is dark before loading, takes what was detected, and flips', () => {
    expect(themeReducer(undefined, start).mode).toBe('dark');
    const light = themeReducer(undefined, themeDetected('light'));
    expect(light.mode).toBe('light');
    expect(themeReducer(light, themeToggled()).mode).toBe('dark');
  });
});

describe('sidebar', () => {
  const wide = sidebarReducer(undefined, start);

  it('starts expanded and toggles to the rail on a wide screen', () => {
    expect(selectSidebarExpanded({ sidebar: wide })).toBe(true);
    const rail = sidebarReducer(wide, sidebarToggled());
    const folded = sidebarReducer(wide, sidebarFolded(true));
    const isExpanded = (sidebar: typeof wide) => selectSidebarExpanded({ sidebar });
    expect([isExpanded(folded), isExpanded(sidebarReducer(folded, sidebarToggled()))]).toEqual([
      false,
      true,
    ]);
    expect(isExpanded(sidebarReducer(folded, sidebarFolded(false)))).toBe(true);
    expect(selectSidebarExpanded({ sidebar: rail })).toBe(false);
    expect(selectDrawerOpen({ sidebar: rail })).toBe(false);
  });

  it('opens and closes the drawer of a narrow screen, and keeps its width', () => {
    const open = sidebarReducer(wide, drawerToggled());
    expect(selectDrawerOpen({ sidebar: open })).toBe(true);
    expect(sidebarReducer(open, drawerToggled())).toEqual(wide);
    expect(sidebarReducer(open, drawerClosed())).toEqual(wide);
  });

  it('keeps one submenu open and closes it when it is selected again', () => {
    const help = sidebarReducer(wide, submenuToggled('/contact'));
    expect(help.openSubmenu).toBe('/contact');
    const events = sidebarReducer(help, submenuToggled('/events'));
    expect(events.openSubmenu).toBe('/events');
    expect(sidebarReducer(events, submenuToggled('/events')).openSubmenu).toBeNull();
  });

  it('stores what is hovered and active', () => {
    expect(sidebarReducer(wide, sidebarHovered(true)).hovered).toBe(true);
    expect(sidebarReducer(wide, activeItemChanged('/profile')).activeItem).toBe('/profile');
  });
});

describe('cart stage', () => {
  it('holds the booking only where its attendees are named', () => {
    const details = cartStageReducer(
      undefined,
      cartStageChanged({ stage: 'attendee_details', bookingId: 7 }),
    );
    expect(details).toEqual({ stage: 'attendee_details', bookingId: 7 });
    expect(cartStageReducer(details, cartStageChanged({ stage: 'confirmation' }))).toEqual({
      stage: 'confirmation',
      bookingId: null,
    });
  });
});

describe('toasts', () => {
  it('gives success 3 s and errors 5 s', () => {
    expect(toastShown({ tone: 'success', message: 'Saved' }).payload.duration).toBe(3000);
    expect(toastShown({ tone: 'error', message: 'Not saved' }).payload.duration).toBe(5000);
  });

  it('queues, replaces a toast of the same text, and dismisses by id', () => {
    const first = toastShown({ tone: 'error', message: 'Failed to update cart' });
    const second = toastShown({ tone: 'success', message: 'Saved' });
    const again = toastShown({ tone: 'error', message: 'Failed to update cart' });
    const queue = [first, second, again].reduce(toastsReducer, undefined);
    expect(queue?.queue.map((toast) => toast.id)).toEqual([second.payload.id, again.payload.id]);
    expect(toastsReducer(queue, toastDismissed(again.payload.id)).queue).toHaveLength(1);
  });

  it('never shows more than four', () => {
    const many = ['1', '2', '3', '4', '5'].map((message) => toastShown({ tone: 'error', message }));
    const state = many.reduce(toastsReducer, undefined);
    expect(state?.queue.map((toast) => toast.message)).toEqual(['2', '3', '4', '5']);
  });
});

describe('auth', () => {
  it('takes restored tokens as signed in and waits for the user', () => {
    const restored = authReducer(undefined, sessionRestored(tokens));
    expect(restored).toMatchObject({ ...tokens, status: 'signedIn', initialised: false });
    expect(authReducer(restored, userLoaded(asha)).user).toEqual(asha);
  });

  it('is signed out when the start ends without tokens', () => {
    expect(authReducer(undefined, authInitialised())).toMatchObject({
      status: 'signedOut',
      initialised: true,
    });
  });

  it('starts, refreshes and ends a session', () => {
    const started = authReducer(undefined, sessionStarted({ ...tokens, user: asha }));
    expect(selectIsSignedIn({ auth: started })).toBe(true);
    expect(selectHasPermission({ auth: started }, 'view_company_bookings')).toBe(true);
    expect(selectHasPermission({ auth: started }, 'view_event_statistics')).toBe(false);
    const refreshed = authReducer(
      started,
      sessionRefreshed({ accessToken: 'a2', refreshToken: 'r2' }),
    );
    expect(refreshed).toMatchObject({ user: asha, accessToken: 'a2', refreshToken: 'r2' });
    expect(authReducer(refreshed, sessionEnded())).toEqual({
      user: null,
      accessToken: null,
      refreshToken: null,
      status: 'signedOut',
      initialised: true,
      ended: null,
      unverified: null,
    });
  });
});
