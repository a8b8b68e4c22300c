import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildCompanyAccount,
  buildCompanyAccountList,
  buildPersonAccount,
  buildPersonAccountList,
  buildPersonInvitation,
  buildPersonInvitationList,
} from '@/testing/accountFactories';
import { buildAuditEntry, buildAuditEntryList } from '@/testing/auditFactories';
import { answer, apiPath } from '@/testing/handlers';
import { recordRequests } from '@/testing/recordRequests';
import { server } from '@/testing/server';
import { tableRow, openPage, currentAddress } from './platform.testUtils';
import { PlatformPeoplePage } from './PlatformPeoplePage';

beforeAll(async () => {
  await import('@/features/platform/FilterSearch');
  await import('@/entities/account/ChangePersonDialog');
  await import('@/entities/account/PersonChangesDialog');
  await import('./NewPersonDialog');
});

const neha = buildPersonAccount({
  assignable_roles: ['employee', 'company_admin', 'staff', 'admin'],
});
const sam = buildPersonAccount({
  id: 20,
  name: 'Sam Fernandes',
  email: 'sam@foyer.example',
  role: 'staff',
  role_label: 'Staff',
  company: null,
});
const acme = buildCompanyAccount({ id: 3, name: 'Acme', domain: 'acme.example' });

function serve() {
  const sent: unknown[] = [];
  const record = (method: 'post' | 'patch', path: string) =>
    http[method](apiPath(path), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...neha, company: { id: 3, name: 'Acme', domain: null } });
    });
  server.use(
    http.get(apiPath('/people/'), ({ request }) => {
      sent.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(buildPersonAccountList([neha, sam]));
    }),
    http.get(apiPath('/people/invitations/'), () =>
      HttpResponse.json(buildPersonInvitationList([buildPersonInvitation()])),
    ),
    http.get(apiPath('/companies/'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      sent.push(['companies', search]);
      const found = [acme, buildCompanyAccount()].filter(
        ({ name }) => !search || name.toLowerCase().includes(search),
      );
      return HttpResponse.json(buildCompanyAccountList(found));
    }),
    http.get(apiPath('/companies/:id'), ({ params }) =>
      HttpResponse.json([acme, buildCompanyAccount()].find(({ id }) => id === Number(params.id))),
    ),
    record('post', '/people/'),
    record('patch', '/people/:id'),
  );
  return { sent };
}

const open = (route = '/platform/people') => openPage(<PlatformPeoplePage />, route);

it('lists everybody with their company, of one company where the address names it', async () => {
  const { sent } = serve();
  const { user } = open('/platform/people?company=2');
  expect((await tableRow(/Neha Shah/)).getByText('Northwind Industries')).toBeVisible();
  expect((await tableRow(/Sam Fernandes/)).getByText('Foyer')).toBeVisible();
  expect(screen.getByText('2 open accounts')).toBeVisible();
  expect(sent[0]).toMatchObject({ company: '2' });
  const filter = await screen.findByRole('combobox', { name: 'Company' });
  await waitFor(() => expect(filter).toHaveValue('Northwind Industries'));
  expect(await screen.findByText('Client at Northwind Industries')).toBeVisible();
  expect(sent).not.toContainEqual(['companies', null]);

  // Found by typing, as no list could hold all companies; chosen with the keyboard.
  await user.clear(filter);
  expect(currentAddress()).toBe('/platform/people');
  await user.type(filter, 'zzz');
  expect(await screen.findByText('No company has this name or domain.')).toBeVisible();
  await user.clear(filter);
  await user.type(filter, 'acm');
  expect(await screen.findByRole('option', { name: /Acme acme\.example/ })).toBeVisible();
  const found = within(screen.getByRole('listbox', { name: 'Company' }));
  await waitFor(() => expect(found.getAllByRole('option')).toHaveLength(1));
  expect(sent).toContainEqual(['companies', 'acm']);
  expect(sent).not.toContainEqual(['companies', 'ac']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(currentAddress()).toBe('/platform/people?company=3');
  expect(filter).toHaveValue('Acme');
  await user.click(screen.getByRole('button', { name: 'Show all companies' }));
  expect(currentAddress()).toBe('/platform/people');
  expect(filter).toHaveValue('');
});

it('a page beyond the last one leads to it', async () => {
  serve();
  server.use(answer('get', '/people/', { ...buildPersonAccountList([]), count: 120, page: 9 }));
  open('/platform/people?role=staff&page=9');
  expect(await screen.findByRole('link', { name: 'Go to page 5' })).toHaveAttribute(
    'href',
    '/platform/people?role=staff&page=5',
  );
});

it('moves a person to another company, and to the platform, where none is chosen', async () => {
  const { sent } = serve();
  const view = open();
  const { user } = view;
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions of Neha Shah' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change role or company' }));
    return within(await screen.findByRole('dialog', { name: 'Role and company of Neha Shah' }));
  };
  let dialog = await openDialog();
  const company = dialog.getByRole('combobox', { name: /Company/ });
  await user.clear(company);
  await user.type(company, 'acm');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a company from the list')).toBeVisible();
  await user.type(company, 'e');
  await user.click(await screen.findByRole('option', { name: /Acme/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToasts(view, { tone: 'success', message: 'Neha Shah is now Employee at Acme' });
  expect(sent).toContainEqual({ company: 3 });

  dialog = await openDialog();
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'Admin' }));
  expect(dialog.queryByRole('combobox', { name: /Company/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toContainEqual({ role: 'admin', company: null }));
});

it('shows what was changed of a person last, and leads to all of it', async () => {
  serve();
  const asked = recordRequests('get', '/audit/', ({ url }) => url.search, {
    ...buildAuditEntryList(buildAuditEntry()),
    count: 9,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions of Sam Fernandes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of Sam Fernandes' }));
  expect(await dialog.findByText(/changed the role of Neha Shah/)).toBeVisible();
  expect(asked).toEqual(['?kind=person&thing=20&page_size=7']);
  expect(dialog.getByRole('link', { name: 'Show all 9' })).toHaveAttribute(
    'href',
    '/platform/changes?kind=person&thing=20',
  );
});

it('makes an account, with no role that the person may not give', async () => {
  const { sent } = serve();
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'New account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New account' }));
  await user.fill(dialog.getByRole('textbox', { name: /First name/ }), 'Kabir');
  await user.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Rao');
  await user.fill(dialog.getByRole('textbox', { name: /Email/ }), 'kabir@foyer.example');
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  expect(await dialog.findByText('Choose a company from the list')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  expect(screen.queryByRole('option', { name: 'Super Admin' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Staff' }));
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toContainEqual({
    first_name: 'Kabir',
    last_name: 'Rao',
    email: 'kabir@foyer.example',
    role: 'staff',
  });
});
