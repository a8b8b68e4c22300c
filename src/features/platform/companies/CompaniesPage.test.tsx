import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { buildCompanyAccount, buildCompanyAccountList } from '@/testing/accountFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { tableRow, openPage, currentAddress } from '../platform.testUtils';
import { CompaniesPage } from './CompaniesPage';

beforeAll(async () => {
  await import('./CompanyDialogs');
  await import('./NewCompanyDialog');
});

const northwind = buildCompanyAccount();
const acme = buildCompanyAccount({
  id: 3,
  version: 2,
  name: 'Acme',
  domain: 'acme.example',
  domain_proven: false,
  domains: [],
  status: 'suspended',
  suspended_reason: 'Unpaid invoices',
  people: 4,
  closed_people: 0,
  bookings: 0,
});
const gone = buildCompanyAccount({
  id: 4,
  name: 'Northwind West',
  domain: null,
  people: 0,
  closed_people: 0,
  status: 'merged',
  merged_into: { id: 2, name: 'Northwind Industries', domain: 'northwind.example' },
});

/** Companies; `sent` holds the queries of the list and the bodies of writes. */
function serve(companies = [northwind, acme, gone]) {
  const sent: unknown[] = [];
  const record = (method: 'post' | 'patch' | 'put' | 'delete', path: string, status = 200) =>
    http[method](apiPath(path), async ({ request, params }) => {
      const body: unknown = await request.json().catch(() => null);
      sent.push([method, params.id, request.headers.get('If-Match'), body]);
      return HttpResponse.json(northwind, { status });
    });
  server.use(
    http.get(apiPath('/companies/'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      sent.push(Object.fromEntries(searchParams));
      const search = searchParams.get('search')?.toLowerCase() ?? '';
      const found = companies.filter(({ name }) => name.toLowerCase().includes(search));
      const page = Number(searchParams.get('page') ?? 1);
      return HttpResponse.json(
        buildCompanyAccountList(found, { page, count: found.length + (page - 1) * 50 }),
      );
    }),
    http.get(apiPath('/companies/:id'), ({ params }) =>
      HttpResponse.json(companies.find(({ id }) => id === Number(params.id))),
    ),
    record('post', '/companies/', 201),
    record('patch', '/companies/:id'),
    record('post', '/companies/:id/domains/', 201),
    record('put', '/companies/:id/domains/:domain'),
  );
  return { sent };
}

const open = (route = '/platform/companies') => openPage(<CompaniesPage />, route);

type View = ReturnType<typeof open>;
async function choose({ user }: View, company: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions of ${company}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
it('a page beyond the last one leads to it', async () => {
  const list = buildCompanyAccountList([], { count: 120, page: 9 });
  server.use(answer('get', '/companies/', list));
  open('/platform/companies?domain=proven&page=9');
  expect(await screen.findByRole('link', { name: 'Go to page 5' })).toHaveAttribute(
    'href',
    '/platform/companies?domain=proven&page=5',
  );
});

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('lists companies with domains, proof, people, bookings and state, by the filters of the address', async () => {
  const { sent } = serve();
  const { user } = open('/platform/companies?domain=proven&sort=-people&page=2');
  const row = await tableRow(/^Northwind Industries/);
  expect(row.getByText('northwind.example')).toBeVisible();
  expect(row.getByText('Verified')).toBeVisible();
  expect(row.getByRole('link', { name: '148 people of Northwind Industries' })).toHaveAttribute(
    'href',
    '/platform/people?company=2',
  );
  expect(row.getByText('2 closed')).toBeVisible();
  expect(row.getByText('1,204')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
  const suspended = await tableRow(/Acme/);
  expect(suspended.getByText('Suspended')).toBeVisible();
  expect(suspended.getByText('Unpaid invoices')).toBeVisible();
  expect(suspended.getByText('Not verified')).toBeVisible();
  const merged = await tableRow(/Northwind West/);
  expect(merged.getByText('Now part of Northwind Industries')).toBeVisible();
  expect(merged.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('1 active · 1 suspended · 1 merged')).toBeVisible();
  expect(sent).toEqual([{ proven: 'true', ordering: '-people', page: '2', page_size: '25' }]);

  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/platform/companies?domain=proven&sort=-people&page=3',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
  expect(currentAddress()).toBe('/platform/companies?state=suspended&domain=proven&sort=-people');
  await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'zz');
  expect(await screen.findByText('No company matches “zz”')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ search: 'zz', status: 'suspended' });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(currentAddress()).toBe('/platform/companies?sort=-people');
});

it('says when there is none, and when the list does not arrive', async () => {
  serve([]);
  const { user, unmount } = open();
  expect(await screen.findByRole('heading', { name: 'No companies yet' })).toBeVisible();
  unmount();
  server.use(refuse('get', '/companies/', 503, { error: 'Busy. Please try again.' }));
  open();
  expect(await screen.findByText('Busy. Please try again.')).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await tableRow(/Acme/)).toBeDefined();
});

it('makes a company, its domain proven on the platform’s word', async () => {
  const { sent } = serve();
  const { user } = open();
  await tableRow(/Acme/);
  await user.keyboard('n');
  const dialog = await dialogOf('New company');
  await user.click(dialog.getByRole('button', { name: 'Create company' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Name/ }), 'Globex');
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.fill(dialog.getByRole('textbox', { name: 'Email domain' }), 'globex.example');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Create company' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toContainEqual([
    'post',
    undefined,
    null,
    { name: 'Globex', domain: 'globex.example', proven: true },
  ]);
});

it('suspends with the consequences said, and resumes', async () => {
  const { sent } = serve();
  const view = open();
  const { user } = view;
  await choose(view, 'Northwind Industries', 'Suspend');
  const dialog = await dialogOf('Suspend Northwind Industries?');
  expect(
    dialog.getByText(/cannot book, extend holds or pay.*Paid tickets stay valid/),
  ).toBeVisible();
  expect(dialog.getByText('Its unpaid seats go back on sale at once.')).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'Fraud');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await expectToasts(view, { tone: 'success', message: 'Northwind Industries is suspended.' });
  await choose(view, 'Acme', 'Resume');
  await user.click((await dialogOf('Resume Acme?')).getByRole('button', { name: 'Resume' }));
  await expectToasts(view, {}, { tone: 'success', message: 'Acme can book again.' });
  const writes = sent.filter(Array.isArray);
  expect(writes).toEqual([
    ['patch', '2', '"5"', { status: 'suspended', suspended_reason: 'Fraud' }],
    ['patch', '3', '"2"', { status: 'active' }],
  ]);
});

it('renames, and says what somebody else has made of it meanwhile before it changes that', async () => {
  const { sent } = serve();
  const latest = { ...northwind, version: 6, name: 'Northwind Ltd' };
  server.use(
    answer('get', '/companies/:id', latest),
    http.patch(
      apiPath('/companies/:id'),
      () => HttpResponse.json({ error: 'Changed.', code: 'version_conflict' }, { status: 412 }),
      { once: true },
    ),
  );
  const view = open();
  const { user } = view;
  await choose(view, 'Northwind Industries', 'Rename');
  const dialog = await dialogOf('Rename Northwind Industries');
  const name = dialog.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.fill(name, 'Northwind');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(
      'Someone else has changed this: the company is called Northwind Ltd now and is active. Save again to change that.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToasts(view, { tone: 'success', message: 'The company is called Northwind now.' });
  expect(sent).toContainEqual(['patch', '2', '"6"', { name: 'Northwind' }]);
});

it('adds domains, and proves them on the platform’s word', async () => {
  const { sent } = serve();
  const view = open();
  const { user } = view;
  await choose(view, 'Northwind Industries', 'Domains');
  const dialog = await dialogOf('Domains of Northwind Industries');
  await user.click(dialog.getByRole('button', { name: /^Mark as unverified/ }));
  await waitFor(() => expect(sent).toContainEqual(['put', '2', null, { proven: false }]));
  expect(dialog.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.fill(dialog.getByRole('textbox', { name: 'Another domain' }), 'nw.example');
  await user.click(dialog.getByRole('button', { name: 'Add domain' }));
  await waitFor(() =>
    expect(sent).toContainEqual(['post', '2', null, { domain: 'nw.example', proven: true }]),
  );
});

it('takes what is wrong in the address for not there, and says that filters are on', async () => {
  serve();
  server.use(answer('get', '/companies/', buildCompanyAccountList([])));
  open('/platform/companies?state=merged&sort=nonsense&page=-1');
  expect(await screen.findByRole('heading', { name: 'No company found' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
});
