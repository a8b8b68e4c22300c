import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type WebStorage } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { readTokenCookies, writeTokenCookies } from '@/api';

type Values = Record<string, unknown>;

/** redux-persist hands over an object of JSON strings, as one JSON string. */
function unpack(serialized: string): Values {
  const packed: unknown = JSON.parse(serialized);
  if (typeof packed !== 'object' || packed === null) return {};
  return Object.fromEntries(
    Object.entries(packed).map(([key, value]) => [key, JSON.parse(String(value)) as unknown]),
  );
}

function pack(values: Values): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  );
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The auth slice's tokens in the spec's cookies (section 9, D10); signing out clears all three. */
export const cookieStorage: WebStorage = {
  getItem: async () => {
    const { accessToken, refreshToken } = readTokenCookies();
    return accessToken || refreshToken ? pack({ accessToken, refreshToken }) : null;
  },
  setItem: async (_key, serialized) => {
    const { accessToken, refreshToken } = unpack(serialized);
    writeTokenCookies({
      accessToken: textOrNull(accessToken),
      refreshToken: textOrNull(refreshToken),
    });
  },
  removeItem: async () => writeTokenCookies({ accessToken: null, refreshToken: null }),
};

/** localStorage, or null where it is forbidden or absent: the app works without it. */
function localStore(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

function preferredMode(): string {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/**
 * `localStorage['theme']`, bare, so that the head's script can read it (D20). What the system
 * prefers anyway is saved only over an earlier choice: until the person chooses, the system leads.
 */
export const themeStorage: WebStorage = {
  getItem: async () => {
    const mode = localStore()?.getItem('theme');
    return mode === 'dark' || mode === 'light' ? pack({ mode }) : null;
  },
  setItem: async (_key, serialized) => {
    const store = localStore();
    const { mode } = unpack(serialized);
    if (!store || (mode !== 'dark' && mode !== 'light')) return;
    if (store.getItem('theme') === null && mode === preferredMode()) return;
    store.setItem('theme', mode);
  },
  removeItem: async () => localStore()?.removeItem('theme'),
};

/** Plain localStorage for what needs no form of its own. */
export const localStorageEngine: WebStorage = {
  getItem: async (key) => localStore()?.getItem(key) ?? null,
  setItem: async (key, serialized) => localStore()?.setItem(key, serialized),
  removeItem: async (key) => localStore()?.removeItem(key),
};

/** The door's event; nothing at all is kept for those who stand at none. */
export const doorStorage: WebStorage = {
  ...localStorageEngine,
  setItem: async (key, serialized) => {
    const isChosen = unpack(serialized).eventId !== null;
    await (isChosen
      ? localStorageEngine.setItem(key, serialized)
      : localStorageEngine.removeItem(key));
  },
};

/**
 * A reducer whose `whitelist` survives in `storage`. Nothing happens until `persistStore` runs (in
 * an effect): stores of tests and of the server renderer stay plain, and so does the state's type;
 * redux-persist's own `_persist` key is its private matter.
 */
export function persisted<S extends object>(
  key: string,
  storage: WebStorage,
  whitelist: (keyof S & string)[],
  reducer: Reducer<S>,
): Reducer<S> {
  const inner = persistReducer<S>({ key: `foyer-${key}`, storage, whitelist }, reducer);
  return (state, action) => inner(state as (S & PersistPartial) | undefined, action);
}
