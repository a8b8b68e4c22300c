import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The event whose tickets this device checks; persisted, so that a reload keeps it. */
export interface CheckInState {
  eventId: number | null;
}

const initialState: CheckInState = { eventId: null };

const slice = createSlice({
  name: 'checkIn',
  initialState,
  reducers: {
    checkInEventChosen: (state, action: PayloadAction<number>) => {
      state.eventId = action.payload;
    },
    checkInEventLeft: (state) => {
      state.eventId = null;
    },
  },
  selectors: {
    selectCheckInEventId: (state) => state.eventId,
  },
});

export const { checkInEventChosen, checkInEventLeft } = slice.actions;
export const { selectCheckInEventId } = slice.selectors;
export const checkInReducer = slice.reducer;
