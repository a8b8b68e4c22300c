import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isPlain,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '@/api';
import { sliceReducers, type RootState } from '@/state';
import { listenForSession, showUnexpectedErrors } from './listeners';
import {
  checkInStorage,
  cookieStorage,
  localStorageEngine,
  persisted,
  themeStorage,
} from './persistence';
import { redactSecrets } from './redactSecrets';

/** A root reducer per store, because redux-persist stores rehydration state inside the reducer. */
function createRootReducer() {
  const { auth, theme, sidebar, checkIn } = sliceReducers;
  return combineReducers({
    ...sliceReducers,
    auth: persisted('auth', cookieStorage, ['accessToken', 'refreshToken'], auth),
    theme: persisted('theme', themeStorage, ['mode'], theme),
    sidebar: persisted('sidebar', localStorageEngine, ['expanded'], sidebar),
    // The key is still 'door' so that already stored selections stay valid.
    checkIn: persisted('door', checkInStorage, ['eventId'], checkIn),
    [api.reducerPath]: api.reducer,
  });
}

/**
 * The store: slices, the api, listeners, and DevTools with redacted secrets (D20). `AppStart`
 * starts persistence and the session in an effect, so that this works without a browser.
 */
export function setupStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<RootState>();
  listenForSession(listeners);
  showUnexpectedErrors(listeners);
  return configureStore({
    reducer: createRootReducer(),
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          // Downloaded documents arrive as Blobs and are saved at once.
          isSerializable: (value: unknown) => isPlain(value) || value instanceof Blob,
        },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    devTools: { name: 'Foyer', actionSanitizer: redactSecrets, stateSanitizer: redactSecrets },
  });
}
