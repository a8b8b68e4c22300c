import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ThemeMode = 'dark' | 'light';

export interface ThemeState {
  mode: ThemeMode;
}

// Dark until the page's head script has been asked (spec section 4, D20).
const initialState: ThemeState = { mode: 'dark' };

const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** The scheme that the head script set before first paint: not a choice, so nothing to save. */
    themeDetected: (state, action: PayloadAction<ThemeMode>) => {
      state.mode = action.payload;
    },
    /** The person flipped the scheme: this is what persistence saves. */
    themeToggled: (state) => {
      state.mode = state.mode === 'dark' ? 'light' : 'dark';
    },
  },
  selectors: { selectThemeMode: (state) => state.mode },
});

export const { themeDetected, themeToggled } = slice.actions;
export const { selectThemeMode } = slice.selectors;
export const themeReducer = slice.reducer;
