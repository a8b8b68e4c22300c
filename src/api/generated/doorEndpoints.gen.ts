// Generated from openapi.yaml by `npm run api`. Never edited by hand.
import { emptyApi as api } from '../emptyApi';
import type {
  DoorGuestList,
  CheckInEntry,
  DoorProgress,
  WalkIn,
  WalkInInput,
  ScanAnswers,
  ScanList,
  UndoInput,
} from '@/lib/contract.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDoorGuestList: build.query<
      GetDoorGuestListApiResponse,
      GetDoorGuestListApiArg
    >({
      query: (queryArg) => ({
        url: `/check-in/events/${encodeURIComponent(String(queryArg.id))}/guest-list/`,
        params: {
          since: queryArg.since,
        },
      }),
    }),
    getDoorProgress: build.query<
      GetDoorProgressApiResponse,
      GetDoorProgressApiArg
    >({
      query: (queryArg) => ({
        url: `/check-in/events/${encodeURIComponent(String(queryArg.id))}/progress/`,
      }),
    }),
    addWalkIn: build.mutation<AddWalkInApiResponse, AddWalkInApiArg>({
      query: (queryArg) => ({
        url: `/check-in/events/${encodeURIComponent(String(queryArg.id))}/walk-ins/`,
        method: "POST",
        body: queryArg.walkInInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    checkInTickets: build.mutation<
      CheckInTicketsApiResponse,
      CheckInTicketsApiArg
    >({
      query: (queryArg) => ({
        url: `/tickets/check-ins/`,
        method: "POST",
        body: queryArg.scanList,
      }),
    }),
    undoCheckIn: build.mutation<UndoCheckInApiResponse, UndoCheckInApiArg>({
      query: (queryArg) => ({
        url: `/tickets/check-ins/${encodeURIComponent(String(queryArg.id))}/undo/`,
        method: "POST",
        body: queryArg.undoInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedDoorApi };
export type GetDoorGuestListApiResponse = /** status 200 Done. */ DoorGuestList;
export type GetDoorGuestListApiArg = {
  /** Id of the object. */
  id: number;
  /** The `next` of the last response. If it is invalid, all tickets are returned. */
  since?: string;
};
export type GetDoorProgressApiResponse = /** status 200 Done. */ DoorProgress;
export type GetDoorProgressApiArg = {
  /** Id of the object. */
  id: number;
};
export type AddWalkInApiResponse = /** status 201 Done. */ WalkIn;
export type AddWalkInApiArg = {
  /** Id of the object. */
  id: number;
  /** Unique key that the client creates for one intended action. Repeating a request with the same key and body within 48 hours, even concurrently, returns the same status with the current state of what the first request created. The same key with another body or operation returns 409 `idempotency_conflict`. Keys belong to the person; a refused request does not use up its key. */
  "Idempotency-Key"?: string;
  walkInInput: WalkInInput;
};
export type CheckInTicketsApiResponse = /** status 200 Done. */ ScanAnswers;
export type CheckInTicketsApiArg = {
  scanList: ScanList;
};
export type UndoCheckInApiResponse = /** status 200 Done. */ CheckInEntry;
export type UndoCheckInApiArg = {
  /** Id of the object. */
  id: number;
  undoInput: UndoInput;
};
export const {
  useGetDoorGuestListQuery,
  useGetDoorProgressQuery,
  useAddWalkInMutation,
  useCheckInTicketsMutation,
  useUndoCheckInMutation,
} = injectedRtkApi;
