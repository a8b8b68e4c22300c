import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartStage } from '@/lib/paths';

/** The stage of the cart flow, from the URL of /cart (docs/decisions/0007-cart-stage.md). */
export interface CartStageState {
  stage: CartStage;
  /** The booking whose attendees are entered; only in `attendee_details`. */
  bookingId: number | null;
}

const initialState: CartStageState = { stage: 'cart', bookingId: null };

const slice = createSlice({
  name: 'cartStage',
  initialState,
  reducers: {
    cartStageChanged: (
      state,
      action: PayloadAction<{ stage: CartStage; bookingId?: number | null }>,
    ) => {
      state.stage = action.payload.stage;
      state.bookingId = action.payload.bookingId ?? null;
    },
  },
  selectors: {
    selectCartStage: (state) => state.stage,
  },
});

/** A call of this tab has changed the cart. */
export const cartChanged = createAction('cart/changed');

export const { cartStageChanged } = slice.actions;
export const { selectCartStage } = slice.selectors;
export const cartStageReducer = slice.reducer;
