import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { persistStore, type Persistor } from 'redux-persist';
import { readTokenCookies, writeTokenCookies } from '@/api';
import {
  checkInEventChosen,
  checkInEventLeft,
  sessionEnded,
  sessionStarted,
  sidebarToggled,
  themeDetected,
  themeToggled,
} from '@/state';
import { setMedia } from '@/testing/browser/media';
import { buildStore } from '@/testing/renderWithProviders';
import { buildUser } from '@/testing/userFactories';

let persistor: Persistor | undefined;

afterEach(() => persistor?.pause());

/** A store after redux-persist has read the browser’s storage. */
async function persistedStore(prepare?: (store: ReturnType<typeof buildStore>) => void) {
  const store = buildStore();
  prepare?.(store);
  persistor = await new Promise<Persistor>((resolve) => {
    const started: Persistor = persistStore(store, null, () => resolve(started));
  });
  return store;
}

async function flush() {
  await persistor?.flush();
}

describe('the session’s cookies', () => {
  it('are written at once on sign-in, `token` too, and cleared on sign-out', () => {
    const store = buildStore();
    const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
    store.dispatch(sessionStarted({ ...tokens, user: buildUser() }));
    expect(readTokenCookies()).toEqual({ ...tokens, token: 'access-1' });
    expect(document.cookie).not.toContain('Asha');

    store.dispatch(sessionEnded());
    expect(document.cookie).toBe('');
  });

  it('last 7 and 30 days, for this site alone', () => {
    const written: string[] = [];
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      set(cookie: string) {
        written.push(cookie);
      },
    });
    writeTokenCookies({ accessToken: 'a', refreshToken: 'r', token: 'a' });
    Reflect.deleteProperty(document, 'cookie');
    expect(own).toBeDefined();
    expect(written).toEqual([
      'access_token=a; Path=/; Max-Age=604800; SameSite=Strict',
      'refresh_token=r; Path=/; Max-Age=2592000; SameSite=Strict',
      'token=a; Path=/; Max-Age=604800; SameSite=Strict',
    ]);
  });
});

it('holds only what is written to localStorage', async () => {
  const store = await persistedStore();
  const held = Object.entries(store.getState()).filter(([, slice]) => '_persist' in slice);
  expect(held.map(([name]) => name)).toEqual(['theme', 'sidebar', 'checkIn']);
});

describe('localStorage.theme', () => {
  it('is read bare, and an unknown value is no theme', async () => {
    localStorage.setItem('theme', 'light');
    expect((await persistedStore()).getState().theme.mode).toBe('light');
    localStorage.setItem('theme', '"purple"');
    expect((await persistedStore()).getState().theme.mode).toBe('dark');
  });

  it('is written bare when the person chooses', async () => {
    const store = await persistedStore();
    store.dispatch(themeToggled());
    await flush();
    expect(localStorage.getItem('theme')).toBe('light');
    store.dispatch(themeToggled());
    await flush();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('is not written for what the system prefers anyway', async () => {
    setMedia((query) => query === '(prefers-color-scheme: light)');
    await persistedStore((store) => store.dispatch(themeDetected('light')));
    await flush();
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

it('the event of the check-in is kept until it is left', async () => {
  const store = await persistedStore();
  store.dispatch(checkInEventChosen(12));
  await waitFor(() => expect(localStorage.getItem('persist:foyer-door')).toContain('12'));
  const again = await persistedStore();
  await waitFor(() => expect(again.getState().checkIn.eventId).toBe(12));
  again.dispatch(checkInEventLeft());
  await waitFor(() => expect(localStorage.getItem('persist:foyer-door')).toBeNull());
});

it('the sidebar’s width is kept, and nothing else of the sidebar', async () => {
  const store = await persistedStore();
  store.dispatch(sidebarToggled());
  await flush();
  const again = await persistedStore();
  await waitFor(() => expect(again.getState().sidebar.expanded).toBe(false));
  expect(Object.keys(localStorage)).toEqual(['persist:foyer-sidebar']);
  expect(JSON.parse(localStorage.getItem('persist:foyer-sidebar') ?? '{}')).not.toHaveProperty(
    'hovered',
  );
});
