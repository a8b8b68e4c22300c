import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createAction } from '@reduxjs/toolkit';
import { buildEventList, buildEventSummary } from '@/testing/eventFactories';
import { answer, apiPath } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { setupStore } from './store';

let printed: { mock: { calls: unknown[][] } };

beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  // That the checks are slow.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** What Redux Toolkit's checks of the store print. */
const findings = () =>
  printed.mock.calls.map(([text]) => String(text)).filter((text) => /serializ/.test(text));

it.each(['/', '/events', '/cart', '/my-bookings', '/profile', '/notifications'])(
  '%s keeps the state serializable and never mutates it',
  async (route) => {
    server.use(
      answer('get', '/events/', buildEventList([buildEventSummary()])),
      http.get(apiPath('/*'), () => HttpResponse.json({ error: 'No.' }, { status: 404 })),
    );
    const store = setupStore({ auth: signedIn() });
    await renderApp(route, { store });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(findings()).toEqual([]);
  },
);

it('the checks notice a value that cannot be serialized', () => {
  setupStore().dispatch(createAction<() => void>('test/happened')(() => {}));
  expect(findings()).toHaveLength(1);
});
