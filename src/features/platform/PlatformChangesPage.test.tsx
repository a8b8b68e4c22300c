import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCompanyAccount, buildCompanyAccountList } from '@/testing/accountFactories';
import { buildAuditEntry, buildAuditEntryList } from '@/testing/auditFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage, currentAddress } from './platform.testUtils';
import { PlatformChangesPage } from './PlatformChangesPage';

const paused = buildAuditEntry({
  id: 13,
  person: 8,
  person_name: 'Dev Kulkarni',
  action: 'tier.closed',
  kind: 'tier',
  title: 'Gold',
  summary: 'closed the ticket Gold',
  event: 5,
  event_title: 'Nocturne',
});

beforeAll(async () => {
  await import('@/features/platform/FilterSearch');
});

let asked: string[];

beforeEach(() => {
  asked = [];
  const acme = buildCompanyAccount({ id: 3, name: 'Acme' });
  server.use(
    answer('get', '/companies/', buildCompanyAccountList([acme])),
    answer('get', '/companies/:id', acme),
    http.get(apiPath('/audit/'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildAuditEntryList(paused, buildAuditEntry()));
    }),
  );
});

const open = (route = '/platform/changes') => openPage(<PlatformChangesPage />, route);

it('lists the changes of everything, with the event where there is one', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Changes' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/ed the /).textContent)).toEqual([
    'Dev Kulkarni closed the ticket Gold',
    'Meera Iyer changed the role of Neha Shah from Employee to Manager',
  ]);
  expect(within(list).getByText('Nocturne')).toBeVisible();
});

it('kind and days are in the address, in the request and in the file', async () => {
  const saved = jest.fn(() => 'blob:changes');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  const exported: string[] = [];
  server.use(
    http.get(apiPath('/audit.csv'), ({ request }) => {
      exported.push(new URL(request.url).search);
      return new HttpResponse('file');
    }),
  );
  const { user } = open('/platform/changes?from=2026-11-01');
  await screen.findByRole('list', { name: 'Changes' });
  const kind = screen.getByRole('combobox', { name: 'What' });
  expect(within(kind).getAllByRole('option')).toHaveLength(21);
  await user.selectOptions(kind, 'Categories');
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?kind=category&from=2026-11-01&page=1&page_size=20'),
  );
  expect(currentAddress()).toBe('/platform/changes?from=2026-11-01&kind=category');
  await user.click(screen.getByRole('button', { name: 'Export the changes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Comma separated (.csv)' }));
  await waitFor(() => expect(exported).toEqual(['?kind=category&from=2026-11-01']));
  await waitFor(() => expect(saved).toHaveBeenCalled());
});

it('narrows to a company and to one thing, until it is asked for all', async () => {
  const { user } = open('/platform/changes?company=3&kind=person&thing=20');
  await screen.findByRole('list', { name: 'Changes' });
  expect(asked.at(-1)).toBe('?kind=person&thing=20&company=3&page=1&page_size=20');
  const company = await screen.findByRole('combobox', { name: 'Company' });
  await waitFor(() => expect(company).toHaveValue('Acme'));
  await user.click(screen.getByRole('button', { name: 'Of Gold (show others too)' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?kind=person&company=3&page=1&page_size=20'));
  await user.click(screen.getByRole('button', { name: 'Show all companies' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?kind=person&page=1&page_size=20'));
  expect(currentAddress()).toBe('/platform/changes?kind=person');
});

it('forgets a thing whose kind is not said, and with another kind', async () => {
  const { user } = open('/platform/changes?thing=20');
  await screen.findByRole('list', { name: 'Changes' });
  expect(asked.at(-1)).toBe('?page=1&page_size=20');
  expect(screen.queryByRole('button', { name: /show others too/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'People');
  await waitFor(() => expect(asked.at(-1)).toBe('?kind=person&page=1&page_size=20'));
});

it('says when it does not arrive, and tries again', async () => {
  server.use(refuse('get', '/audit/', 503, { error: 'Busy.' }));
  const { user } = open();
  expect(await screen.findByText('Couldn’t load changes')).toBeVisible();
  server.use(answer('get', '/audit/', buildAuditEntryList(paused)));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeVisible();
});
