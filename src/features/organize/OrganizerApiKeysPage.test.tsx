import { beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApiKey, ApiKeyList, OrganizerList } from '@/api';
import { buildApiKey } from '@/testing/apiKeyFactories';
import { answer, apiPath } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { OrganizerApiKeysPage } from './OrganizerApiKeysPage';

beforeAll(async () => {
  await import('@/entities/apiKeys/CreateKeyDialog');
  await import('@/entities/secret/SecretDialog');
});

const open = (role: 'owner' | 'editor') => {
  const results = [buildOrganizer({ role })];
  server.use(answer<OrganizerList>('get', '/organizers/', { count: 1, results }));
  return renderWithProviders(<OrganizerApiKeysPage />, {
    route: '/organize/api-keys',
    preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
  });
};

it('an owner creates and deletes keys of the organizer', async () => {
  const sent: unknown[] = [];
  let keys: ApiKey[] = [];
  server.use(
    http.get(apiPath('/organizers/3/api-keys/'), () =>
      HttpResponse.json({ count: keys.length, results: keys } satisfies ApiKeyList),
    ),
    http.post(apiPath('/organizers/3/api-keys/'), async ({ request }) => {
      sent.push(await request.json());
      keys = [buildApiKey({ name: 'Doors', scopes: ['check_in'] })];
      return HttpResponse.json({ api_key: 'foyer_3f9a', key: keys[0] }, { status: 201 });
    }),
    http.delete(apiPath('/organizers/3/api-keys/:key'), ({ params }) => {
      sent.push(params.key);
      keys = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open('owner');
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  expect(form.queryByRole('checkbox', { name: /Spend/ })).not.toBeInTheDocument();
  await user.fill(form.getByRole('textbox', { name: /Name/ }), 'Doors');
  await user.click(form.getByRole('checkbox', { name: /Check in/ }));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Actions of Doors' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  expect(sent).toEqual([{ name: 'Doors', scopes: ['check_in'], expires_in_days: 90 }, '5']);
});

it('an editor is sent to an owner', async () => {
  open('editor');
  expect(await screen.findByText('Only owners manage API keys')).toBeVisible();
});
