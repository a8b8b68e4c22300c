/** With React's `createApi` the endpoints bring their hooks, and another base query fits; compiled by `client.test.ts`. */
import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { endpoints, foyerBaseQuery, type Booking } from '@foyer/client/rtk';

const baseQuery = retry(foyerBaseQuery({ baseUrl: '/api' }), { maxRetries: 2 });
const api = createApi({ baseQuery, endpoints });
export const { useListEventsQuery, useLazyGetEventQuery, useCreateBookingMutation } = api;

export function useFirstBooking(): Booking | undefined {
  return api.useListBookingsQuery({ page: 1 }).data?.results[0];
}
