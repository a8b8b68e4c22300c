import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isPlain,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '@/api';
import { sliceReducers, type LazySlice, type RootState } from '@/state';
import { listenForSession } from './listeners';
import { checkInStorage, localStorageEngine, persisted, themeStorage } from './persistence';
import { redactSecrets } from './redactSecrets';

/** Reducers per store, because redux-persist stores rehydration state inside the reducer. */
function createReducers() {
  const { theme, sidebar, checkIn } = sliceReducers;
  return {
    ...sliceReducers,
    theme: persisted('theme', themeStorage, ['mode'], theme),
    sidebar: persisted('sidebar', localStorageEngine, ['expanded'], sidebar),
    // The key is still 'door' so that already stored selections stay valid.
    checkIn: persisted('door', checkInStorage, ['eventId'], checkIn),
    [api.reducerPath]: api.reducer,
  };
}

/** Downloaded documents arrive as Blobs and are saved at once. */
const serializableCheck = {
  ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
  isSerializable: (value: unknown) => isPlain(value) || value instanceof Blob,
};

/**
 * The store: slices, the api, listeners, and DevTools with redacted secrets (D20). `AppStart`
 * starts persistence and the session in an effect, so that this works without a browser.
 *
 * @param developmentChecks whether Redux Toolkit looks for mutations and for values that cannot be serialized;
 *   never in a production build
 */
export function setupStore(preloadedState?: Partial<RootState>, developmentChecks = true) {
  const listeners = createListenerMiddleware<RootState>();
  listenForSession(listeners);
  const reducers = createReducers();
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        immutableCheck: developmentChecks,
        serializableCheck: developmentChecks && serializableCheck,
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    devTools: { name: 'Foyer', actionSanitizer: redactSecrets, stateSanitizer: redactSecrets },
  });
  const inject = ({ reducerPath, reducer }: LazySlice) => {
    Object.assign(reducers, { [reducerPath]: reducer });
    store.replaceReducer(combineReducers(reducers));
  };
  return Object.assign(store, { inject });
}
