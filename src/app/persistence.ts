import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type WebStorage } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';
import { isRecord } from '@/lib/isRecord';
import { browserStorage } from '@/lib/storage';

type Values = Record<string, unknown>;

/** Reads redux-persist's format: a JSON object whose values are JSON strings again. */
function deserialize(serialized: string): Values {
  const fields: unknown = JSON.parse(serialized);
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, JSON.parse(String(value)) as unknown]),
  );
}

function serialize(values: Values): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  );
}

function systemMode(): string {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/**
 * `localStorage['theme']`, stored as plain text because the script `/theme.js` reads it (D20). A
 * mode equal to the system's is saved only when another was saved before, so that without a choice
 * the page follows the system.
 */
export const themeStorage: WebStorage = {
  getItem: async () => {
    const mode = browserStorage()?.getItem('theme');
    return mode === 'dark' || mode === 'light' ? serialize({ mode }) : null;
  },
  setItem: async (_key, serialized) => {
    const store = browserStorage();
    const { mode } = deserialize(serialized);
    if (!store || (mode !== 'dark' && mode !== 'light')) return;
    if (store.getItem('theme') === null && mode === systemMode()) return;
    store.setItem('theme', mode);
  },
  removeItem: async () => browserStorage()?.removeItem('theme'),
};

/** localStorage with redux-persist's format unchanged. */
export const localStorageEngine: WebStorage = {
  getItem: async (key) => browserStorage()?.getItem(key) ?? null,
  setItem: async (key, serialized) => browserStorage()?.setItem(key, serialized),
  removeItem: async (key) => browserStorage()?.removeItem(key),
};

/** The event that is chosen on the check-in page; the key is removed when none is chosen. */
export const checkInStorage: WebStorage = {
  ...localStorageEngine,
  setItem: async (key, serialized) => {
    const isChosen = deserialize(serialized).eventId !== null;
    await (isChosen
      ? localStorageEngine.setItem(key, serialized)
      : localStorageEngine.removeItem(key));
  },
};

/**
 * A reducer whose `whitelist` is persisted in `storage`. Nothing is read or written until
 * `persistStore` runs (in an effect), so stores of tests and of the server renderer need no
 * storage. The state's type leaves out redux-persist's own `_persist` key, which nothing else
 * reads.
 */
export function persisted<S extends object>(
  key: string,
  storage: WebStorage,
  whitelist: (keyof S & string)[],
  reducer: Reducer<S>,
): Reducer<S> {
  const persisting = persistReducer<S>({ key: `foyer-${key}`, storage, whitelist }, reducer);
  return (state, action) => persisting(state as (S & PersistPartial) | undefined, action);
}
