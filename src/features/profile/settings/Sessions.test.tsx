import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SessionList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { open, serveProfile } from '../profile.testUtils';

beforeAll(async () => {
  await import('./Sessions');
});

const current = {
  id: 'b1c1a5be-6a30-4bd8-9d43-0a6a5a4d0c11',
  device: 'Chrome on Windows',
  network: '203.0.113.0/24',
  signed_in_at: '2026-11-01T08:00:00Z',
  last_used_at: '2026-11-01T09:00:00Z',
  is_current: true,
};
const phone = {
  ...current,
  id: '0f0c6f0e-3d57-46a5-b7b3-6a8f2c6d7e22',
  device: 'Safari on iOS',
  network: null,
  is_current: false,
};

/** Serves sessions that end. */
function serveSessions() {
  serveProfile();
  let sessions = [current, phone];
  const path = apiPath('/auth/sessions/');
  server.use(
    http.get(path, () => HttpResponse.json<SessionList>({ sessions })),
    http.delete(path, () => {
      sessions = [current];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(apiPath('/auth/sessions/:id/'), ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

it('lists them, and ends one', async () => {
  serveSessions();
  const view = open();
  const rows = within(await screen.findByRole('list', { name: 'Where you’re signed in' }));
  const [here, there] = await rows.findAllByRole('listitem');
  expect(here).toHaveTextContent('Chrome on WindowsActive now · 203.0.113.0/24This device');
  expect(there).toHaveTextContent(/^Safari on iOSLast used .*Sign out$/);
  await view.user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
});

it('ends all others', async () => {
  serveSessions();
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await expectToasts(view, { tone: 'success', message: 'You are signed out everywhere else' });
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
});

it('says that they could not be loaded', async () => {
  serveProfile();
  server.use(refuse('get', '/auth/sessions/', 500));
  open();
  expect(await screen.findByText('Your sessions could not be loaded')).toBeVisible();
});
