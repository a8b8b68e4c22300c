import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isPlain,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '@/api';
import {
  authReducer,
  cartStageReducer,
  doorReducer,
  sidebarReducer,
  themeReducer,
  toastsReducer,
  type AuthState,
} from '@/state';
import { keepSession, tellUnexpectedErrors } from './listeners';
import {
  cookieStorage,
  doorStorage,
  localStorageEngine,
  persisted,
  themeStorage,
} from './persistence';
import { redact } from './redact';

/** A root reducer per store: redux-persist keeps its progress inside the reducer. */
function createRootReducer() {
  return combineReducers({
    auth: persisted('auth', cookieStorage, ['accessToken', 'refreshToken'], authReducer),
    theme: persisted('theme', themeStorage, ['mode'], themeReducer),
    sidebar: persisted('sidebar', localStorageEngine, ['expanded'], sidebarReducer),
    door: persisted('door', doorStorage, ['eventId'], doorReducer),
    cartStage: cartStageReducer,
    toasts: toastsReducer,
    [api.reducerPath]: api.reducer,
  });
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

/**
 * The store: slices, the api, listeners, and DevTools that show no secret (D20). Persistence and
 * the start of the session come with `AppStart`, in an effect, so that this works without a browser.
 */
export function setupStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware<{ auth: AuthState }>();
  keepSession(listeners);
  tellUnexpectedErrors(listeners);
  return configureStore({
    reducer: createRootReducer(),
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          // An invoice arrives as a Blob and is handed on at once.
          isSerializable: (value: unknown) => isPlain(value) || value instanceof Blob,
        },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    devTools: { name: 'Foyer', actionSanitizer: redact, stateSanitizer: redact },
  });
}

export type AppStore = ReturnType<typeof setupStore>;
