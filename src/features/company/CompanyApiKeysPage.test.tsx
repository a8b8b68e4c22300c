import { beforeAll, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApiKey, ApiKeyList } from '@/api';
import { buildApiKey } from '@/testing/apiKeyFactories';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage, serve } from './company.testUtils';
import { CompanyApiKeysPage } from './CompanyApiKeysPage';

beforeAll(async () => {
  await import('@/entities/apiKeys/CreateKeyDialog');
  await import('@/entities/secret/SecretDialog');
});

const SECRET = `foyer_${'3f9a1c07'.repeat(6)}`;

/** Keys that change as calls arrive; `sent` has the bodies. */
function serveKeys(keys: ApiKey[]) {
  const sent: unknown[] = [];
  serve();
  server.use(
    http.get(apiPath('/company/api-keys/'), () =>
      HttpResponse.json({ count: keys.length, results: keys } satisfies ApiKeyList),
    ),
    http.post(apiPath('/company/api-keys/'), async ({ request }) => {
      sent.push(await request.json());
      const key = buildApiKey({ id: 9, name: 'Payroll', last_used_at: null, expires_at: null });
      keys = [key, ...keys];
      return HttpResponse.json({ api_key: SECRET, key }, { status: 201 });
    }),
    http.delete(apiPath('/company/api-keys/:id'), ({ params }) => {
      sent.push(params.id);
      keys = keys.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const open = () => openPage(<CompanyApiKeysPage />, '/company/api-keys');
const table = async () => within(await screen.findByRole('table', { name: 'API keys' }));

it('lists keys with their scopes, maker, expiry, last use and state', async () => {
  serveKeys([buildApiKey(), buildApiKey({ id: 6, name: 'Old tool', status: 'ended' })]);
  open();
  const [, first, second] = (await table()).getAllByRole('row');
  expect(first).toHaveTextContent('Travel tool');
  expect(first).toHaveTextContent('foyer_3f9a1c07…');
  expect(first).toHaveTextContent('Read bookings, Spend');
  expect(first).toHaveTextContent('Meera Iyer');
  expect(first).toHaveTextContent('Feb 22, 2027');
  expect(first).toHaveTextContent('Active');
  expect(second).toHaveTextContent('Ended');
  expect(screen.getByText('2 keys')).toBeVisible();
});

it('creates a key, shows it once and copies it', async () => {
  const sent = serveKeys([]);
  const view = open();
  const { user, store } = view;
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  expect(form.queryByRole('checkbox', { name: /Check in/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText('Enter a name.')).toBeVisible();
  expect(form.getByText('Choose at least one scope.')).toBeVisible();
  expect(sent).toEqual([]);

  await user.fill(form.getByRole('textbox', { name: /Name/ }), 'Payroll');
  await user.click(form.getByRole('checkbox', { name: /Export/ }));
  await user.click(form.getByRole('checkbox', { name: /Read bookings/ }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Expires' }), 'Never');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy your key' }));
  expect(sent).toEqual([{ name: 'Payroll', scopes: ['read_bookings', 'export'] }]);
  expect(shown.getByText(SECRET)).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain(SECRET);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(shown.getByRole('button', { name: 'Copy key' }));
  expect(copied).toHaveBeenCalledWith(SECRET);
  await expectToasts(view, { tone: 'success', message: 'The key is copied' });
  await user.keyboard('{Escape}');
  expect(shown.getByText(SECRET)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
  expect((await table()).getByText('Payroll')).toBeVisible();
});

it('says in the form why no key was created', async () => {
  serveKeys([buildApiKey()]);
  const error = 'There are 20 API keys already. Delete one first.';
  server.use(refuse('post', '/company/api-keys/', 409, { code: 'key_limit', error }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await user.fill(form.getByRole('textbox', { name: /Name/ }), 'Payroll');
  await user.click(form.getByRole('checkbox', { name: /Spend/ }));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText(error)).toBeVisible();
});

it('deletes a key after a question', async () => {
  const sent = serveKeys([buildApiKey()]);
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Actions of Travel tool' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Travel tool?' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  expect(sent).toEqual(['5']);
  await expectToasts(view, { tone: 'success', message: 'Travel tool is deleted.' });
});

it('says when the keys do not arrive', async () => {
  serveKeys([]);
  server.use(refuse('get', '/company/api-keys/', 503, { error: 'Busy.' }));
  open();
  expect(await screen.findByText('Couldn’t load the API keys')).toBeVisible();
});
