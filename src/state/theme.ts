import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ThemeMode = 'dark' | 'light';

export interface ThemeState {
  mode: ThemeMode;
}

// Dark until `themeDetected` is dispatched with the scheme that the head script has set
// (docs/product/screens.md#theme).
const initialState: ThemeState = { mode: 'dark' };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /**
     * The scheme that the head script set before first paint. Not a choice of the person, so it is
     * not saved.
     */
    themeDetected: (state, action: PayloadAction<ThemeMode>) => {
      state.mode = action.payload;
    },
    /** The person changed the scheme; persistence saves this. */
    themeToggled: (state) => {
      state.mode = state.mode === 'dark' ? 'light' : 'dark';
    },
  },
  selectors: { selectThemeMode: (state) => state.mode },
});

export const { themeDetected, themeToggled } = slice.actions;
export const { selectThemeMode } = slice.selectors;
export const themeReducer = slice.reducer;
