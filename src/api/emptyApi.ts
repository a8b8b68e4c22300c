import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** What calls provide and invalidate; cachePolicy.ts lists which call does what. */
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

/** The base of the generated endpoints (`npm run api`). */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // Data on the screen is loaded again when the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
