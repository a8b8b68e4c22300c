import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** RTK Query tag types; cachePolicy.ts sets which calls provide and invalidate them. */
export const tagTypes = [
  'Event',
  'EventStatistics',
  'Category',
  'Booking',
  'Quote',
  'Stats',
  'Me',
  'Profile',
  'Notification',
  'Company',
  'People',
  'Invitation',
  'TicketLink',
  'Guest',
  'Organizer',
  'EventSales',
  'EventMessage',
  'Import',
  'CostCentre',
  'Policy',
  'Approval',
  'Session',
  'SecondFactor',
] as const;

/** The API without endpoints; the generated ones are injected into it (`npm run api`). */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // Data on the screen is loaded again when the network is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
