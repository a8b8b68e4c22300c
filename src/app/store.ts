import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isPlain,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '@/api';
import { sliceReducers, type LazySlice, type RootState } from '@/state';
import type { DevTools } from './devTools';
import { listenForSession } from './listeners';
import { checkInStorage, localStorageEngine, persisted, themeStorage } from './persistence';

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
 * The store: slices, the api and listeners. `AppStart` starts persistence and the session in an effect, so that this
 * works without a browser.
 *
 * @param developmentChecks whether Redux Toolkit looks for mutations and for values that cannot be serialized;
 *   never in a production build
 * @param devTools left out: off
 */
export function setupStore(
  preloadedState?: Partial<RootState>,
  developmentChecks = true,
  devTools?: DevTools,
) {
  const listeners = createListenerMiddleware<RootState>();
  listenForSession(listeners);
  const reducers = createReducers();
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState,
    middleware: (getDefault) => {
      const middleware = getDefault({
        immutableCheck: developmentChecks,
        serializableCheck: developmentChecks && serializableCheck,
      })
        .prepend(listeners.middleware)
        .concat(api.middleware);
      if (devTools) middleware.unshift(devTools.middleware);
      return middleware;
    },
    devTools: devTools?.options ?? false,
    enhancers: (getDefault) => {
      const enhancers = getDefault();
      if (devTools?.enhancer) enhancers.push(devTools.enhancer);
      return enhancers;
    },
  });
  devTools?.watch(store);
  const inject = ({ reducerPath, reducer }: LazySlice) => {
    Object.assign(reducers, { [reducerPath]: reducer });
    store.replaceReducer(combineReducers(reducers));
  };
  return Object.assign(store, { inject });
}
