import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CompanyMerge, CompanyMergeInput } from '@/api';
import { buildCompanyAccount, buildCompanyAccountList } from '@/testing/accountFactories';
import { answer, apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage } from '../platform.testUtils';
import { MergeDialog } from './MergeDialog';

function open() {
  server.use(answer('get', '/companies/', buildCompanyAccountList([buildCompanyAccount()])));
  const company = buildCompanyAccount({ id: 3, name: 'Acme', domain: 'acme.example' });
  const { user } = openPage(
    <MergeDialog company={company} onClose={() => undefined} />,
    '/platform/companies',
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Merge Acme into another company' }));
  return { user, dialog };
}

const acmeMerge: Omit<CompanyMerge, 'dry_run'> = {
  company: { id: 3, name: 'Acme', domain: 'acme.example' },
  into: { id: 2, name: 'Northwind Industries', domain: 'northwind.example' },
  moved: {
    people: 4,
    bookings: 12,
    payments: 1,
    invitations: 0,
    domains: 1,
    exclusive_events: 2,
    cost_centres: 5,
    open_requests: 1,
    guests: 0,
  },
};

it('merges after a dry run with its counts, confirmed by typing the name', async () => {
  const merges: CompanyMergeInput[] = [];
  server.use(
    http.post(apiPath('/companies/:id/merge/'), async ({ request }) => {
      const body = (await request.json()) as CompanyMergeInput;
      merges.push(body);
      return HttpResponse.json<CompanyMerge>({ dry_run: body.dry_run ?? false, ...acmeMerge });
    }),
  );
  const { user, dialog } = open();
  await user.click(dialog.getByRole('button', { name: 'Check what moves' }));
  expect(await dialog.findByText('Choose a company from the list')).toBeVisible();
  await user.fill(dialog.getByRole('combobox', { name: /Into which company/ }), 'north');
  await user.click(await screen.findByRole('option', { name: /Northwind Industries/ }));
  await user.click(dialog.getByRole('button', { name: 'Check what moves' }));
  expect(await dialog.findByText('This cannot be undone.')).toBeVisible();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '4 people',
    '12 bookings',
    '1 payment',
    '0 open invitations',
    '1 domain',
    'access to 2 exclusive events',
    '5 cost centres',
    '1 open request for approval',
    '0 guests',
  ]);
  await user.type(dialog.getByRole('textbox', { name: 'Type Acme to confirm' }), 'Acm');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(merges).toEqual([{ into: 2, dry_run: true }]);
  await user.type(dialog.getByRole('textbox', { name: 'Type Acme to confirm' }), 'e');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(/Moved: 4 people, 12 bookings/)).toBeVisible();
  expect(merges.at(-1)).toEqual({ into: 2, dry_run: false });
});

it('a merge whose answer never came is asked for again, and was done once', async () => {
  const answers = [
    () => HttpResponse.json<CompanyMerge>({ dry_run: true, ...acmeMerge }),
    () => HttpResponse.error(),
    () => HttpResponse.json({ error: 'Bad gateway' }, { status: 504 }),
    () =>
      HttpResponse.json(
        {
          error: 'Acme has become part of Northwind Industries.',
          code: 'company_merged',
          details: {
            into: {
              id: 2,
              name: 'Northwind Industries',
            },
          },
        },
        { status: 404 },
      ),
  ];
  server.use(http.post(apiPath('/companies/:id/merge/'), () => answers.shift()?.()));
  const { user, dialog } = open();
  await user.fill(dialog.getByRole('combobox', { name: /Into which company/ }), 'north');
  await user.click(await screen.findByRole('option', { name: /Northwind Industries/ }));
  await user.click(dialog.getByRole('button', { name: 'Check what moves' }));
  await user.fill(await dialog.findByRole('textbox', { name: 'Type Acme to confirm' }), 'Acme');
  for (const left of [2, 1]) {
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(answers).toHaveLength(left));
    expect(await dialog.findByText(/continues without this page/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Merge' })).toBeEnabled());
  }
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Acme is now part of Northwind Industries')).toBeVisible();
});
