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
import { redact } from './redact';

/** A root reducer per store: redux-persist keeps its progress inside the reducer. */
function createRootReducer() {
  const { auth, theme, sidebar, checkIn } = sliceReducers;
  return combineReducers({
    ...sliceReducers,
    auth: persisted('auth', cookieStorage, ['accessToken', 'refreshToken'], auth),
    theme: persisted('theme', themeStorage, ['mode'], theme),
    sidebar: persisted('sidebar', localStorageEngine, ['expanded'], sidebar),
    // The stored key keeps its first name, so that devices keep their event.
    checkIn: persisted('door', checkInStorage, ['eventId'], checkIn),
    [api.reducerPath]: api.reducer,
  });
}

/**
 * The store: slices, the api, listeners, and DevTools that show no secret (D20). Persistence and
 * the start of the session come with `AppStart`, in an effect, so that this works without a browser.
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
    devTools: { name: 'Foyer', actionSanitizer: redact, stateSanitizer: redact },
  });
}
