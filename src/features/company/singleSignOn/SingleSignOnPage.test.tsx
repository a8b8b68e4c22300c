import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Scim, SingleSignOn, SingleSignOnConnection, SingleSignOnUpdate } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { buildPersonAccount } from '@/testing/accountFactories';
import { server } from '@/testing/server';
import { openPage } from '../company.testUtils';
import { SingleSignOnPage } from './SingleSignOnPage';

const tested: SingleSignOnConnection = {
  issuer: 'https://login.northwind.example',
  client_id: 'foyer',
  role_claim: null,
  role_mapping: [],
  required: false,
  break_glass: null,
  tested_at: '2026-11-20T09:00:00Z',
  signs_out: true,
};

const scim = (token: Scim['token']): Scim => ({
  base_url: 'https://foyer.example/api/scim/v2',
  token,
});

function serve(connection: SingleSignOnConnection | null) {
  const sent: unknown[] = [];
  const answer = (): SingleSignOn => ({
    redirect_uri: 'https://foyer.example/api/auth/sso/callback/',
    sign_out_uri: 'https://foyer.example/signin',
    connection,
  });
  const url = apiPath('/company/single-sign-on/');
  server.use(
    http.get(url, () => HttpResponse.json(answer())),
    http.put(url, async ({ request }) => {
      const update = (await request.json()) as SingleSignOnUpdate;
      sent.push(update);
      connection = { ...tested, tested_at: null };
      return HttpResponse.json(answer());
    }),
    http.delete(url, () => {
      sent.push('remove');
      connection = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(apiPath('/company/single-sign-on/test/'), () =>
      HttpResponse.json({ address: 'https://login.northwind.example/authorize' }),
    ),
    http.get(apiPath('/company/scim-token/'), () => HttpResponse.json(scim(null))),
    http.get(apiPath('/people/'), () =>
      HttpResponse.json({
        count: 1,
        page: 1,
        page_size: 100,
        counts: { active: 1, closed: 0 },
        results: [buildPersonAccount({ id: 7, name: 'Meera Iyer', role: 'company_admin' })],
      }),
    ),
  );
  return sent;
}

const leaveTo = jest.fn<(address: string) => void>();
const open = (query = '') =>
  openPage(<SingleSignOnPage leaveTo={leaveTo} />, `/company/single-sign-on${query}`);
const form = async () => within(await screen.findByRole('form', { name: 'Identity provider' }));

it('connects a provider with the role of a claim, and shows what to enter there', async () => {
  const sent = serve(null);
  const view = open();
  const { user } = view;
  const fields = await form();
  expect(screen.getByText('https://foyer.example/api/auth/sso/callback/')).toBeVisible();
  expect(screen.getByText('Not connected')).toBeVisible();
  await user.click(fields.getByRole('button', { name: 'Connect' }));
  expect(await fields.findByText('Enter the issuer.')).toBeVisible();
  expect(fields.getByText('Enter the client secret.')).toBeVisible();
  await user.fill(fields.getByLabelText(/^Issuer/), ' https://login.northwind.example ');
  await user.fill(fields.getByLabelText(/^Client ID/), 'foyer');
  await user.fill(fields.getByLabelText(/^Client secret/), 'secret-1');
  await user.fill(fields.getByLabelText(/^Claim/), 'groups');
  await user.click(fields.getByRole('button', { name: 'Add role' }));
  await user.fill(fields.getByLabelText(/^Value/), 'managers');
  await user.click(fields.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Needs a test')).toBeVisible();
  expect(sent).toEqual([
    {
      issuer: 'https://login.northwind.example',
      client_id: 'foyer',
      client_secret: 'secret-1',
      role_claim: 'groups',
      role_mapping: [{ value: 'managers', role: 'company_manager' }],
      required: false,
      break_glass: null,
    },
  ]);
  expect(fields.getByLabelText(/^Client secret/)).toHaveValue('');
  await expectToasts(view, { tone: 'success', message: 'Single sign-on is saved' });
});

it('asks for the admin who keeps a password before it is required', async () => {
  const sent = serve(tested);
  const { user } = open();
  const fields = await form();
  await user.click(fields.getByRole('checkbox', { name: /^Require single sign-on/ }));
  const admin = await fields.findByLabelText(/^Admin who keeps a password/);
  await user.click(fields.getByRole('button', { name: 'Save Changes' }));
  expect(await fields.findByText('Choose an admin who keeps a password.')).toBeVisible();
  await waitFor(() => expect(within(admin).getByText('Meera Iyer')).toBeInTheDocument());
  await user.selectOptions(admin, 'Meera Iyer');
  await user.click(fields.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ required: true, break_glass: 7 });
  expect(sent[0]).not.toHaveProperty('client_secret');
});

it('leads to the provider for a test, and says how it went', async () => {
  serve({ ...tested, tested_at: null });
  const { user } = open('?test=failed');
  expect(await screen.findByText(/could not be verified/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Test sign-in' }));
  await waitFor(() =>
    expect(leaveTo).toHaveBeenCalledWith('https://login.northwind.example/authorize'),
  );
});

it('is removed after a question', async () => {
  const sent = serve(tested);
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove single sign-on?' }));
  await view.user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not connected')).toBeVisible();
  expect(sent).toEqual(['remove']);
  await expectToasts(view, { tone: 'success', message: 'Single sign-on is removed' });
});

it('makes the token for provisioning, shows it once, replaces and removes it', async () => {
  serve(tested);
  let token: Scim['token'] = null;
  let made = 0;
  const url = apiPath('/company/scim-token/');
  server.use(
    http.get(url, () => HttpResponse.json(scim(token))),
    http.post(url, () => {
      made += 1;
      token = {
        prefix: `foyer_scim_${made}`,
        created_by: 'Meera Iyer',
        created_at: '2026-11-20T09:00:00Z',
        last_used_at: null,
      };
      const body = { scim_token: `foyer_scim_${made}_secret`, scim: scim(token) };
      return HttpResponse.json(body, { status: 201 });
    }),
    http.delete(url, () => {
      token = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = open();
  const { user } = view;
  const card = within(await screen.findByRole('region', { name: 'Provisioning (SCIM)' }));
  expect(await card.findByText('https://foyer.example/api/scim/v2')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy your token' }));
  expect(shown.getByText('foyer_scim_1_secret')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(await card.findByText('foyer_scim_1…')).toBeVisible();
  expect(card.getByText('Never')).toBeVisible();
  expect(screen.queryByText('foyer_scim_1_secret')).not.toBeInTheDocument();

  await user.click(await card.findByRole('button', { name: 'Replace token' }));
  const question = within(await screen.findByRole('dialog', { name: 'Replace the token?' }));
  await user.click(question.getByRole('button', { name: 'Replace' }));
  const again = within(await screen.findByRole('dialog', { name: 'Copy your token' }));
  expect(again.getByText('foyer_scim_2_secret')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Done' }));

  await user.click(await card.findByRole('button', { name: 'Remove token' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove the token?' }));
  await user.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await card.findByRole('button', { name: 'Create token' })).toBeVisible();
  await expectToasts(view, { tone: 'success', message: 'The token is removed' });
});

it('needs a verified domain', async () => {
  const body = { code: 'domain_not_proven' as const, error: 'Prove your domain first.' };
  server.use(refuse('get', '/company/single-sign-on/', 403, body));
  open();
  expect(await screen.findByText('Verify your company’s domain first')).toBeVisible();
});
