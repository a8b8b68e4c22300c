/** The endpoints of RTK Query in a store without React: signs in and lists events. */
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { endpoints, foyerBaseQuery } from '@foyer/client/rtk';
import { baseUrl, password, username } from './settings.js';

let token: string | undefined;

const api = createApi({
  baseQuery: foyerBaseQuery({
    baseUrl,
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', `Bearer ${token}`);
    },
  }),
  tagTypes: ['Event'],
  endpoints,
}).enhanceEndpoints({ endpoints: { listEvents: { providesTags: ['Event'] } } });

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});

const signIn = api.endpoints.signIn.initiate({ signInRequest: { username, password } });
({ access_token: token } = await store.dispatch(signIn).unwrap());

const listEvents = api.endpoints.listEvents.initiate({ timeframe: 'upcoming' });
const { results } = await store.dispatch(listEvents).unwrap();
for (const { title, city } of results) console.log(`${title}, ${city}`);
