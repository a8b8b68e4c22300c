import {
  addListener,
  type Action,
  type Reducer,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { LazyLoadedSlices, RootState } from './rootState';

type ListenerDispatch = (add: Action<'listenerMiddleware/add'>) => UnsubscribeListener;

/** Takes actions, the thunks of API calls, and what `addAppListener` makes. */
export type AppDispatch = ListenerDispatch & ThunkDispatch<RootState, undefined, UnknownAction>;

export type LazySlice = {
  [Path in keyof LazyLoadedSlices]: {
    reducerPath: Path;
    reducer: Reducer<LazyLoadedSlices[Path]>;
  };
}[keyof LazyLoadedSlices];

export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch;
  /** Adds a feature's slice, once its code is loaded. */
  inject: (slice: LazySlice) => void;
}

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Dispatched, adds a listener to the store and returns the function that removes it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
