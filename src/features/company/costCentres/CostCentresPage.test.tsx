import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CostCentre, CostCentreImport, CostCentreList, CostCentreUpdate } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPersonAccount, buildPersonAccountList } from '@/testing/accountFactories';
import { buildCostCentre } from '@/testing/companyFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { admin, tableRow, manager, openPage, currentAddress } from '../company.testUtils';
import { CostCentresPage } from './CostCentresPage';

let centres: CostCentre[];
let sent: unknown[];

beforeAll(async () => {
  await import('./CostCentreDialog');
  await import('./CentreStateDialog');
  await import('./ImportCentresDialog');
  await import('@/entities/account/PeopleField');
});

beforeEach(() => {
  sent = [];
  centres = [
    buildCostCentre({ members: [{ id: 8, name: 'Neha Shah' }] }),
    buildCostCentre({ id: 6, code: 'CC-210', name: 'Engineering', owner: null, budget: null }),
  ];
  server.use(
    http.get(apiPath('/company/cost-centres/'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      sent.push(['list', Object.fromEntries(searchParams)]);
      const search = searchParams.get('search')?.toLowerCase() ?? '';
      const results = centres.filter(({ name }) => name.toLowerCase().includes(search));
      return HttpResponse.json({ count: results.length, results } satisfies CostCentreList);
    }),
    http.post(apiPath('/company/cost-centres/'), async ({ request }) => {
      sent.push(['make', await request.json()]);
      const made = buildCostCentre({ id: 7, name: 'Finance and Legal', budget: null });
      centres = [...centres, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch(apiPath('/company/cost-centres/:id'), async ({ request, params }) => {
      const update = (await request.json()) as CostCentreUpdate;
      sent.push(['change', params.id, request.headers.get('If-Match'), update]);
      const { owner_id: _owner, member_ids: _members, ...rest } = update;
      centres = centres.map((one) => (String(one.id) === params.id ? { ...one, ...rest } : one));
      return HttpResponse.json(centres.find(({ id }) => String(id) === params.id));
    }),
    answer('get', '/people/', buildPersonAccountList([buildPersonAccount()])),
  );
});

const open = (user = admin) => openPage(<CostCentresPage />, '/company/cost-centres', user);

const changes = () => sent.filter((call) => Array.isArray(call) && call[0] !== 'list');

it('lists cost centres with owner, bar and what is left, found by the filters of the address', async () => {
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading cost centres' })).toBeInTheDocument();
  const sales = await tableRow(/Sales, West/);
  expect(sales.getByRole('link', { name: 'Sales, West' })).toHaveAttribute(
    'href',
    '/company/cost-centres/5',
  );
  expect(sales.getByText('Farhan Sheikh')).toBeVisible();
  expect(sales.getByText('nearly used')).toBeVisible();
  expect((await tableRow(/Engineering/)).getByText('No budget today')).toBeVisible();
  expect(sent).toContainEqual(['list', { is_active: 'true' }]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Whose' }), 'Mine');
  await user.type(screen.getByRole('searchbox', { name: 'Search cost centres' }), 'qqq');
  expect(await screen.findByText('Nothing matches “qqq”')).toBeVisible();
  expect(currentAddress()).toBe('/company/cost-centres?search=qqq&state=all&mine=true');
  expect(sent.at(-1)).toEqual(['list', { search: 'qqq', mine: 'true' }]);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await tableRow(/Sales, West/)).toBeDefined();
  expect(currentAddress()).toBe('/company/cost-centres');
});

it('says that a budget which the reader may not see is visible to its owner', async () => {
  centres = centres.map((one) => ({ ...one, budget: null, may_manage: false }));
  open(manager);
  const sales = await tableRow(/Sales, West/);
  expect(sales.getByText('Visible to its owner')).toBeVisible();
  expect(screen.queryByText('No budget today')).not.toBeInTheDocument();
});

it('makes one with owner and members of the company; a name that is nobody is refused at once', async () => {
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'New cost centre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New cost centre' }));
  await user.click(dialog.getByRole('button', { name: 'Create cost centre' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  expect(dialog.getByText(/Use letters, digits/)).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Code/ }), 'CC-410');
  await user.fill(dialog.getByRole('textbox', { name: /Name/ }), 'Finance and Legal');
  await user.type(dialog.getByRole('combobox', { name: 'Owner' }), 'neh');
  await user.click(dialog.getByRole('button', { name: 'Create cost centre' }));
  expect(await dialog.findByText('Choose a person from the list.')).toBeVisible();
  expect(changes()).toEqual([]);
  await user.type(dialog.getByRole('combobox', { name: 'Owner' }), 'a');
  await user.click(await dialog.findByRole('option', { name: /Neha Shah/ }));
  await user.fill(dialog.getByRole('combobox', { name: 'Members' }), 'neha');
  await user.click(await screen.findByRole('option', { name: 'Neha Shah' }));
  await user.click(dialog.getByRole('button', { name: 'Create cost centre' }));
  await expectToasts(view, { tone: 'success', message: 'Finance and Legal created.' });
  expect(changes()).toEqual([
    ['make', { code: 'CC-410', name: 'Finance and Legal', owner_id: 8, member_ids: [8] }],
  ]);
  expect(await tableRow(/Finance and Legal/)).toBeDefined();
});

it('a failure of the server is shown once, in the form', async () => {
  server.use(refuse('post', '/company/cost-centres/', 503, { error: 'Please come back later.' }));
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'New cost centre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New cost centre' }));
  await user.fill(dialog.getByRole('textbox', { name: /Code/ }), 'CC-410');
  await user.fill(dialog.getByRole('textbox', { name: /Name/ }), 'Finance and Legal');
  await user.click(dialog.getByRole('button', { name: 'Create cost centre' }));
  expect(await dialog.findByText('Please come back later.')).toBeVisible();
  await expectToasts(view);
});

it('changes what differs with the version that was read, and says what somebody else has changed', async () => {
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Actions of Sales, West' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Sales, West' }));
  expect(await dialog.findByText('Neha Shah')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.fill(name, 'Sales');
  const latest = buildCostCentre({
    version: 9,
    code: 'CC-111',
    members: [{ id: 8, name: 'Neha Shah' }],
  });
  server.use(
    http.patch(
      apiPath('/company/cost-centres/:id'),
      () =>
        HttpResponse.json(
          { error: 'Changed.', code: 'version_conflict', request_id: 'r' },
          { status: 412 },
        ),
      { once: true },
    ),
    answer<CostCentre>('get', '/company/cost-centres/:id', latest),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(
      'Someone else has changed this: code CC-111. Save again to change that.',
    ),
  ).toBeVisible();
  // What the other has changed is kept, what I have changed too.
  expect(dialog.getByRole('textbox', { name: /Code/ })).toHaveValue('CC-111');
  expect(name).toHaveValue('Sales');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToasts(view, { tone: 'success', message: 'Sales is saved.' });
  expect(changes()).toEqual([['change', '5', '"9"', { name: 'Sales' }]]);
});

it('takes one out of use after a question that says what stays', async () => {
  const view = open();
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Actions of Engineering' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const question = await screen.findByRole('dialog', { name: 'Deactivate Engineering?' });
  expect(question).toHaveAccessibleDescription(/its budgets and ledger stay/);
  await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
  await expectToasts(view, { tone: 'success', message: 'Engineering is inactive now.' });
  expect(changes()).toEqual([['change', '6', '"3"', { is_active: false }]]);
  expect(await (await tableRow(/Engineering/)).findByText('Inactive')).toBeVisible();
});

it('imports a file that was checked first, and lists its errors by row', async () => {
  const calls: CostCentreImport[] = [];
  let errors = [{ row: 3, field: 'owner', error: 'Nobody has this address.' }];
  server.use(
    http.post(apiPath('/company/cost-centres/import/'), async ({ request }) => {
      const call = (await request.json()) as CostCentreImport;
      calls.push(call);
      const sums = { created: 2, updated: 1, unchanged: 4 };
      return HttpResponse.json({ dry_run: call.dry_run, ...sums, errors });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import cost centres' }));
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/Choose a file/);
  const choose = (file = new File(['code,name,owner\n'], 'centres.csv', { type: 'text/csv' })) =>
    user.upload(dialog.getByLabelText(/Choose a CSV or XLSX file|centres\.csv/), file);
  const large = new File([new Uint8Array(800_001)], 'centres.csv');
  const read = jest.spyOn(large, 'text');
  await choose(large);
  expect(await dialog.findByText('The file is larger than 200 kB.')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  await choose();
  const wrong = within(await dialog.findByRole('region', { name: 'Errors in the file' }));
  expect(wrong.getByRole('row', { name: '3 owner Nobody has this address.' })).toBeVisible();
  errors = [];
  await choose();
  expect(await dialog.findByText('2 new, 1 changed, 4 as they were.')).toBeVisible();
  expect(calls.every(({ dry_run: isDry }) => isDry)).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Import 3 cost centres' }));
  expect(await screen.findByText('Cost centres imported')).toBeVisible();
  expect(calls.at(-1)).toEqual({ content: 'code,name,owner\n', dry_run: false });
});

it('has nothing to change for a manager, and says what is missing', async () => {
  centres = centres.map((one) => ({ ...one, may_manage: false }));
  const { unmount } = open(manager);
  expect(await tableRow(/Sales, West CC-110 Farhan Sheikh .*₹1,72,940 nearly used/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Actions of/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New cost centre' })).not.toBeInTheDocument();
  unmount();
  centres = [];
  open({ ...admin, company_domain_proven: false });
  expect(await screen.findByText('No cost centres yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See how to verify the domain' })).toBeVisible();
});

it('offers another try when the list fails', async () => {
  server.use(refuse('get', '/company/cost-centres/', 503, { error: 'Please come back later.' }));
  open();
  expect(await screen.findByText('Couldn’t load cost centres')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
