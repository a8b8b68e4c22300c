import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCompanyAccount, buildCompanyAccountList } from '@/testing/accountFactories';
import { buildAuditEntry, buildAuditEntryList } from '@/testing/auditFactories';
import { answer } from '@/testing/handlers';
import { recordRequests } from '@/testing/recordRequests';
import { server } from '@/testing/server';
import { openPage } from '../platform.testUtils';
import { CompaniesPage } from './CompaniesPage';

beforeAll(async () => {
  await import('./CompanyDialogs');
});

it('shows what was changed of a company and its people last, and leads to all of it', async () => {
  const acme = buildCompanyAccount({ id: 3, name: 'Acme' });
  server.use(answer('get', '/companies/', buildCompanyAccountList([acme])));
  const asked = recordRequests('get', '/audit/', ({ url }) => url.search, {
    ...buildAuditEntryList(buildAuditEntry()),
    count: 9,
  });
  const { user } = openPage(<CompaniesPage />, '/platform/companies');
  await user.click(await screen.findByRole('button', { name: 'Actions of Acme' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show its changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of Acme' }));
  expect(await dialog.findByText(/changed the role of Neha Shah/)).toBeVisible();
  expect(asked).toEqual(['?company=3&page_size=7']);
  expect(dialog.getByRole('link', { name: 'Show all 9' })).toHaveAttribute(
    'href',
    '/platform/changes?company=3',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
