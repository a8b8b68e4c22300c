import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Everything a call can provide or make stale; cachePolicy.ts says which does what. */
export const tagTypes = [
  'Event',
  'EventStatistics',
  'Category',
  'Booking',
  'Quote',
  'Stats',
  'Cart',
  'Me',
  'Profile',
  'Notification',
] as const;

/** The one api of the SPA. Its endpoints are generated from openapi.yaml (`npm run api`). */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // The network is back: what stands on the screen is asked for again.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
