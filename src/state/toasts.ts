import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: string;
  tone: ToastTone;
  title?: string;
  message: string;
  /** Milliseconds until it is removed; time while hovered or focused does not count. */
  duration: number;
}

export interface ToastsState {
  queue: Toast[];
}

/** docs/product/screens.md#toasts: success 3 s, error 5 s. */
const DURATIONS: Record<ToastTone, number> = { success: 3000, error: 5000, info: 5000 };
const MAX_TOASTS = 4;

const initialState: ToastsState = { queue: [] };

const isSameText = (a: Toast, b: Toast) =>
  a.tone === b.tone && a.title === b.title && a.message === b.message;

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: { tone: ToastTone; message: string; title?: string }) => ({
        payload: { ...toast, id: nanoid(), duration: DURATIONS[toast.tone] },
      }),
      // The same text again replaces the toast and restarts its timer.
      reducer: (state, action: PayloadAction<Toast>) => {
        const others = state.queue.filter((toast) => !isSameText(toast, action.payload));
        state.queue = [...others, action.payload].slice(-MAX_TOASTS);
      },
    },
    toastDismissed: (state, action: PayloadAction<string>) => {
      state.queue = state.queue.filter((toast) => toast.id !== action.payload);
    },
  },
  selectors: { selectToasts: (state) => state.queue },
});

export const { toastShown, toastDismissed } = slice.actions;
export const { selectToasts } = slice.selectors;
export const toastsReducer = slice.reducer;
