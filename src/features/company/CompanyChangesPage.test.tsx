import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { buildAuditEntry, buildAuditEntryList } from '@/testing/auditFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { CompanyChangesPage } from './CompanyChangesPage';
import { manager, openPage, serve, currentAddress } from './company.testUtils';

let asked: string[];

beforeEach(() => {
  asked = [];
  serve();
  server.use(
    http.get(apiPath('/company/audit/'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildAuditEntryList(buildAuditEntry()));
    }),
  );
});

const open = (route = '/company/changes', user?: typeof manager) =>
  openPage(<CompanyChangesPage />, route, user);

it('the company’s admin reads who changed what of the company and its people', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  expect(
    await screen.findByText('Who changed what of Northwind Industries and its people.'),
  ).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Changes' }));
  await user.click(rows.getByText(/changed the role of Neha Shah/));
  expect(rows.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Employee',
    'Manager',
  ]);
  expect(rows.getByText('From the network 203.0.113.0/24')).toBeVisible();
});

it('search, kind, days and person are in the address, in the request and in the file', async () => {
  const saved = jest.fn(() => 'blob:changes');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  const exported: string[] = [];
  server.use(
    http.get(apiPath('/company/audit.xlsx'), ({ request }) => {
      exported.push(new URL(request.url).search);
      return new HttpResponse('file');
    }),
  );
  const { user } = open('/company/changes?from=2026-11-01&to=2026-11-30');
  await screen.findByRole('list', { name: 'Changes' });
  expect(asked).toEqual(['?from=2026-11-01&to=2026-11-30&page=1&page_size=20']);
  const kind = screen.getByRole('combobox', { name: 'What' });
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All',
    'Companies',
    'Policies',
    'Cost centres',
    'Budgets',
    'Approvals',
    'People',
    'Invitations',
    'Exports',
    'API keys',
  ]);
  await user.selectOptions(kind, 'People');
  await user.click(screen.getByText(/changed the role/));
  await user.click(screen.getByRole('button', { name: 'Show only what Meera Iyer changed' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?person=7&page=1&page_size=20'));
  expect(currentAddress()).toBe('/company/changes?person=7');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search changes' })).toHaveFocus();
  await user.keyboard('neha');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=neha&person=7&page=1&page_size=20'));
  await user.click(screen.getByRole('button', { name: 'Export the changes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await waitFor(() => expect(exported).toEqual(['?search=neha&person=7']));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

it('says that it loads, that nothing fits, that there is nothing, and that it failed', async () => {
  server.use(
    http.get(apiPath('/company/audit/'), async () => {
      await delay('infinite');
      return HttpResponse.json(buildAuditEntryList());
    }),
  );
  const slow = open();
  expect(await screen.findByRole('status', { name: 'Loading changes' })).toBeInTheDocument();
  slow.unmount();

  server.use(answer('get', '/company/audit/', buildAuditEntryList()));
  const { user } = open('/company/changes?search=opera');
  expect(await screen.findByText('Nothing fits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No changes yet')).toBeVisible();
  server.use(refuse('get', '/company/audit/', 503, { error: 'Busy.' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Exports');
  expect(await screen.findByText('Couldn’t load changes')).toBeVisible();
});

it('leads managers, who may not read it, to the domain', async () => {
  open('/company/changes', manager);
  await waitFor(() => expect(currentAddress()).toBe('/company/domain'));
  expect(asked).toEqual([]);
});
