import { generatedDoorApi } from './generated/doorEndpoints.gen';

/** Ten thousand tickets on a slow network. */
const LIST_TIMEOUT = 60_000;

/** Every call needs its line, so that what a new one provides and invalidates is not forgotten. */
type Policies = Required<
  NonNullable<Parameters<typeof generatedDoorApi.enhanceEndpoints<never>>[0]['endpoints']>
>;

/** Tags and options of the calls that only check-in makes (codegen.config.ts). */
export const doorApi = generatedDoorApi.enhanceEndpoints({
  endpoints: {
    checkInTickets: { invalidatesTags: ['Guest'] },
    // Also after a refusal, which means that the list was out of date.
    undoCheckIn: { invalidatesTags: ['Guest'] },
    // Names of people are not kept after their page is left.
    getDoorGuestList: { extraOptions: { timeout: LIST_TIMEOUT }, keepUnusedDataFor: 0 },
    getDoorProgress: { providesTags: ['Guest'], keepUnusedDataFor: 0 },
    addWalkIn: { invalidatesTags: ['Guest', 'Event', 'EventStatistics'] },
  } satisfies Policies,
});

// Must be after enhanceEndpoints, so that the tags are set before a hook is used.
export {
  useAddWalkInMutation,
  useGetDoorProgressQuery,
  useUndoCheckInMutation,
} from './generated/doorEndpoints.gen';
