import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The event whose door this device stands at; kept, so that a reload at the door costs nothing. */
export interface DoorState {
  eventId: number | null;
}

const initialState: DoorState = { eventId: null };

const slice = createSlice({
  name: 'door',
  initialState,
  reducers: {
    doorChosen: (state, action: PayloadAction<number>) => {
      state.eventId = action.payload;
    },
    doorLeft: (state) => {
      state.eventId = null;
    },
  },
  selectors: {
    selectDoorEventId: (state) => state.eventId,
  },
});

export const { doorChosen, doorLeft } = slice.actions;
export const { selectDoorEventId } = slice.selectors;
export const doorReducer = slice.reducer;
