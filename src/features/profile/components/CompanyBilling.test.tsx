import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CompanyBilling, CompanyBillingUpdate } from '@/api';
import { stateOf } from '@/lib/placeNames.gen';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { choose, facts, open, serveProfile } from '../profile.testUtils';

const meera = buildUser({ role: 'company_admin', permissions: ['manage_company'] });
const known: CompanyBilling = {
  company: 2,
  name: 'Northwind Industries',
  gstin: '27AAPFU0939F1ZV',
  billing_address: '4 Nariman Point\nMumbai 400021',
  state: 'Maharashtra',
};

/** Serves the billing, takes changes as the server does, and remembers what was sent. */
function serveBilling(over: Partial<CompanyBilling> = {}) {
  serveProfile({ role: 'company_admin' });
  let billing = { ...known, ...over };
  const sent: CompanyBillingUpdate[] = [];
  server.use(
    http.get(apiPath('/company/billing/'), () => HttpResponse.json(billing)),
    http.patch(apiPath('/company/billing/'), async ({ request }) => {
      const update = (await request.json()) as CompanyBillingUpdate;
      sent.push(update);
      const state = update.state === undefined ? billing.state : stateOf(update.state ?? '');
      billing = { ...billing, ...update, state };
      if (update.gstin?.startsWith('29')) billing.state = 'Karnataka';
      return HttpResponse.json(billing);
    }),
  );
  return sent;
}

const card = () => screen.findByRole('region', { name: 'Company billing' });
const edit = () => screen.findByRole('button', { name: 'Edit company billing' });
const form = () => within(screen.getByRole('form', { name: 'Edit company billing' }));
const gstin = () => form().getByRole('textbox', { name: 'GSTIN' });
const save = () => form().getByRole('button', { name: 'Save' });

async function openEdit(over: Partial<CompanyBilling> = {}) {
  const sent = serveBilling(over);
  const view = open(meera);
  await view.user.click(await edit());
  return { view, sent, ...view };
}

describe('the company’s billing', () => {
  it('is shown to people who may manage the company, with what is missing', async () => {
    serveBilling({ gstin: null, state: null });
    open(meera);
    await edit();
    expect(facts()).toMatchObject({
      Company: 'Northwind Industries',
      GSTIN: 'Not provided',
      State: 'Not provided',
      'Billing address': '4 Nariman Point\nMumbai 400021',
    });
  });

  it('is not shown to other people', async () => {
    serveProfile();
    open();
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(screen.queryByText('Company billing')).not.toBeInTheDocument();
  });

  it('says when it cannot be loaded, beside the profile, and tries again', async () => {
    serveBilling();
    server.use(refuse('get', '/company/billing/', 404, { error: 'You belong to no company.' }));
    const { user } = open(meera);
    expect(await within(await card()).findByText('You belong to no company.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    serveBilling();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await edit()).toBeVisible();
  });
});

describe('changing it', () => {
  it('sends only what changed, and shows what the server made of it', async () => {
    const { view, user, sent } = await openEdit();
    await user.clear(gstin());
    await user.fill(gstin(), '29aagcb7383j1z4');
    await user.click(save());
    expect(await edit()).toHaveFocus();
    expect(sent).toEqual([{ gstin: '29AAGCB7383J1Z4' }]);
    await waitFor(() =>
      expect(facts()).toMatchObject({ GSTIN: '29AAGCB7383J1Z4', State: 'Karnataka' }),
    );
    await expectToasts(view, { tone: 'success', message: 'Company billing saved' });
  });

  it('has a state to choose and an address of several lines', async () => {
    const { view, user, sent } = await openEdit({ gstin: null, state: null });
    await choose(view, /State/, 'Tamil Nadu');
    const address = form().getByRole('textbox', { name: 'Billing address' });
    await user.clear(address);
    await user.type(address, '12 Anna Salai{Enter}Chennai 600002');
    await user.click(save());
    await edit();
    expect(sent).toEqual([
      { billing_address: '12 Anna Salai\nChennai 600002', state: 'Tamil Nadu' },
    ]);
  });

  it('asks for the form of a GSTIN before anything is sent', async () => {
    const { user, sent } = await openEdit();
    await user.clear(gstin());
    await user.fill(gstin(), '27AAPFU');
    await user.click(save());
    expect(
      await screen.findByText('This is not a valid GSTIN. Please check what was typed.'),
    ).toBeVisible();
    expect(gstin()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says beside the field what the server refuses', async () => {
    const { user } = await openEdit();
    const sentence = 'This is not a valid GSTIN. Please check what was typed.';
    server.use(
      refuse('patch', '/company/billing/', 400, { error: sentence, fields: { gstin: sentence } }),
    );
    await user.clear(gstin());
    await user.fill(gstin(), '29AAGCB7383J1Z4');
    await user.click(save());
    await waitFor(() => expect(gstin()).toHaveAccessibleDescription(sentence));
    expect(screen.getByText('Not saved. Please check the marked fields.')).toBeVisible();
    expect(gstin()).toHaveValue('29AAGCB7383J1Z4');
  });

  it('makes no call when nothing changed, and none on Cancel', async () => {
    const { user, sent } = await openEdit();
    await user.click(save());
    await user.click(await edit());
    await user.type(gstin(), 'X');
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(await edit()).toHaveFocus();
    expect(facts()).toMatchObject({ GSTIN: '27AAPFU0939F1ZV' });
    expect(sent).toEqual([]);
  });
});
