import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { authReducer } from './auth';
import { cartStageReducer } from './cartStage';
import { checkInReducer } from './checkIn';
import { sidebarReducer } from './sidebar';
import { themeReducer } from './theme';
import { toastsReducer } from './toasts';

/**
 * The slice reducers under their keys in the state; `src/app/store.ts` adds persistence and the
 * API.
 */
export const sliceReducers = {
  auth: authReducer,
  theme: themeReducer,
  sidebar: sidebarReducer,
  checkIn: checkInReducer,
  cartStage: cartStageReducer,
  toasts: toastsReducer,
};

/** Slices that a feature adds to the store when its code is loaded; each declares its own key here. */
export interface LazyLoadedSlices {}

/**
 * The state of all slices. The API's cache is not part of it: that is read through the hooks and
 * selectors of `@/api`, which imports this folder and so cannot be imported here.
 */
export type RootState = StateFromReducersMapObject<typeof sliceReducers> &
  Partial<LazyLoadedSlices>;
