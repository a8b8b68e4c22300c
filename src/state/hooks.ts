import {
  addListener,
  type configureStore,
  type ListenerMiddleware,
  type Reducer,
  type ThunkMiddleware,
  type Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { LazyLoadedSlices, RootState } from './rootState';

type AppMiddleware = Tuple<[ListenerMiddleware<RootState>, ThunkMiddleware<RootState>]>;

export type LazySlice = {
  [Path in keyof LazyLoadedSlices]: {
    reducerPath: Path;
    reducer: Reducer<LazyLoadedSlices[Path]>;
  };
}[keyof LazyLoadedSlices];

/** What `src/app/store.ts` makes of the slices. */
export type AppStore = ReturnType<
  typeof configureStore<RootState, UnknownAction, AppMiddleware>
> & {
  /** Adds a feature's slice, once its code is loaded. */
  inject: (slice: LazySlice) => void;
};
export type AppDispatch = AppStore['dispatch'];

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Dispatched, adds a listener to the store and returns the function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
