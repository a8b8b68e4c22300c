import type {
  CheckInEntry,
  DoorGuestList,
  DoorProgress,
  Scan,
  ScanAnswers,
  WalkIn,
  WalkInInput,
} from '@/lib/contract.gen';
import { api } from './cachePolicy';

/** Ten thousand tickets on a slow network. */
const LIST_TIMEOUT = 60_000;

const CHANGED = ['Guest'] as const;

/** The calls of check-in alone: they are bytes that no other page loads (codegen.config.ts). */
export const doorApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkInTickets: build.mutation<ScanAnswers, Scan[]>({
      query: (scans) => ({ url: 'tickets/check-ins/', method: 'POST', body: { scans } }),
      invalidatesTags: CHANGED,
    }),
    undoCheckIn: build.mutation<CheckInEntry, { id: number; reason: string }>({
      query: ({ id, reason }) => ({
        url: `tickets/check-ins/${id}/undo/`,
        method: 'POST',
        body: { reason },
      }),
      // Also after a refusal, which means that the list was out of date.
      invalidatesTags: CHANGED,
    }),
    getDoorGuestList: build.query<DoorGuestList, { id: number; since?: string | undefined }>({
      query: ({ id, since }) => ({
        url: `check-in/events/${id}/guest-list/`,
        params: { since },
      }),
      extraOptions: { timeout: LIST_TIMEOUT },
      keepUnusedDataFor: 0,
    }),
    getDoorProgress: build.query<DoorProgress, { id: number }>({
      query: ({ id }) => ({ url: `check-in/events/${id}/progress/` }),
      providesTags: ['Guest'],
      keepUnusedDataFor: 0,
    }),
    addWalkIn: build.mutation<WalkIn, { id: number; key: string; walkIn: WalkInInput }>({
      query: ({ id, key, walkIn }) => ({
        url: `check-in/events/${id}/walk-ins/`,
        method: 'POST',
        body: walkIn,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Guest', 'Event', 'EventStatistics'],
    }),
  }),
});

export const { useUndoCheckInMutation, useGetDoorProgressQuery, useAddWalkInMutation } = doorApi;
