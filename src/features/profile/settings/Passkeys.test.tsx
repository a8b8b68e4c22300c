import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Passkey, PasskeyList } from '@/api';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { open, serveProfile } from '../profile.testUtils';

beforeAll(async () => {
  await import('./Passkeys');
});

const phone: Passkey = {
  id: 'phone',
  name: 'Safari on iOS',
  created_at: '2026-11-01T08:00:00Z',
  last_used_at: null,
};

function servePasskeys() {
  serveProfile();
  let passkeys = [phone];
  const path = apiPath('/auth/passkeys/:id/');
  server.use(
    http.get(apiPath('/auth/passkeys/'), () => HttpResponse.json<PasskeyList>({ passkeys })),
    http.patch(path, async ({ request }) => {
      const { name } = (await request.json()) as Passkey;
      passkeys = passkeys.map((one) => ({ ...one, name }));
      return HttpResponse.json<Passkey>({ ...phone, name });
    }),
    http.delete(path, () => {
      passkeys = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

it('are listed and renamed', async () => {
  servePasskeys();
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Rename Safari on iOS' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rename passkey' }));
  await view.user.fill(dialog.getByLabelText(/^Name/), 'My phone');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/My phone$/)).toBeVisible();
});

it('are removed after a question', async () => {
  servePasskeys();
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Remove Safari on iOS' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Safari on iOS?' }));
  await view.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
});

it('say that they could not be loaded', async () => {
  serveProfile();
  server.use(refuse('get', '/auth/passkeys/', 500));
  open();
  expect(await screen.findByText('Your passkeys could not be loaded')).toBeVisible();
});
