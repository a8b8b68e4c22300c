import { beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApprovalList, OrganizedEventList, OrganizedOverview, OrganizerList } from '@/api';
import {
  buildCompanyAccountList,
  buildPersonAccount,
  buildPersonAccountList,
} from '@/testing/accountFactories';
import { buildOverview } from '@/testing/companyFactories';
import { buildApprovalList } from '@/testing/approvalFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { setNarrow } from '@/testing/browser/media';
import { buildOrganizedEventList, buildOrganizer } from '@/testing/organizerFactories';
import { renderApp } from '@/testing/renderApp';
import { expectToBeAt, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';

const rhea = buildUser({ name: 'Rhea Fernandes', company: null, permissions: ['organize_events'] });

const open = (route: string, user = rhea) =>
  renderApp(route, { preloadedState: { auth: signedIn(user) } });

const organizers = (...results: OrganizerList['results']) =>
  server.use(answer<OrganizerList>('get', '/organizers/', { count: results.length, results }));

const linkNames = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  organizers(buildOrganizer());
  server.use(
    answer<OrganizedEventList>('get', '/organize/events/', buildOrganizedEventList()),
    answer<OrganizedOverview>('get', '/organize/overview/', {
      on_sale: 1,
      sold: 0,
      payments: 'real',
      revenue: [],
      cities: [],
    }),
  );
});

it('the organizer’s console has sides and places of its own, its organizer, and no footer', async () => {
  const { router } = await open('/organize');
  await expectToBeAt(router, '/organize/events');
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(document.title).toBe('Events | Foyer');
  const sides = screen.getByRole('navigation', { name: 'Consoles' });
  await waitFor(() => expect(linkNames(sides)).toEqual(['Book', 'Organize']));
  expect(within(sides).getByRole('link', { name: 'Organize' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const places = await screen.findByRole('navigation', { name: 'Organize' });
  await waitFor(() =>
    expect(linkNames(places)).toEqual([
      'Events1 event',
      'Takings',
      'Changes',
      'Team',
      'API keys',
      'Webhooks',
      'Settings',
    ]),
  );
  expect(screen.getByText('Owner at')).toHaveTextContent('Owner at');
  expect(screen.getByText('Bombay Live', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('an editor who also keeps doors and manages a company has those places, and no settings', async () => {
  organizers(buildOrganizer({ role: 'editor' }), buildOrganizer({ id: 4, name: 'Sea Stage' }));
  await open(
    '/organize/events?organizer=4',
    buildUser({ permissions: ['organize_events', 'check_in_tickets', 'view_company_bookings'] }),
  );
  const sides = await screen.findByRole('navigation', { name: 'Consoles' });
  await waitFor(() => expect(linkNames(sides)).toEqual(['Book', 'Company', 'Organize']));
  expect(await screen.findByText('Sea Stage', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/organize/settings?organizer=4',
  );
  expect(screen.getByRole('link', { name: 'Check-in' })).toHaveAttribute('href', '/check-in');
});

it('an editor alone has no settings', async () => {
  organizers(buildOrganizer({ role: 'editor' }));
  await open('/organize/events');
  expect(await screen.findByText('Editor at')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Takings' })).not.toBeInTheDocument();
});

it('the company’s console begins with its overview; what managers may not see is absent', async () => {
  server.use(
    refuse('get', '/company/', 503),
    answer('get', '/company/overview/', buildOverview()),
    answer<ApprovalList>('get', '/approvals/', { count: 4, waiting: 4, results: [] }),
    answer('get', '/people/', buildPersonAccountList([buildPersonAccount()])),
  );
  const permissions = ['manage_company', 'view_company_bookings'] as const;
  const { unmount } = await open(
    '/company',
    buildUser({ role_label: 'Company Admin', permissions: [...permissions] }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Northwind Industries' }),
  ).toBeVisible();
  const places = await screen.findByRole('navigation', { name: 'Company' });
  const shared = ['Policies', 'Spend', 'Hospitality', 'Account', 'Domain'];
  await waitFor(() =>
    expect(linkNames(places)).toEqual([
      'Overview',
      'Approvals4 waiting',
      'Cost centres',
      'People1 person',
      ...shared,
      'Single sign-on',
      'API keys',
      'Webhooks',
      'Changes',
    ]),
  );
  expect(within(places).getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  expect(screen.getByText('Company Admin at')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  unmount();

  // An employee who owns a cost centre sees what it has spent, and what they may decide.
  const owner = await open(
    '/company',
    buildUser({ permissions: ['view_own_spend', 'decide_approvals'] }),
  );
  const owned = await screen.findByRole('navigation', { name: 'Company' });
  await waitFor(() =>
    expect(linkNames(owned)).toEqual([
      'Overview',
      'Approvals4 waiting',
      'Cost centres',
      'Policies',
      'Spend',
      'Hospitality',
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Northwind Industries' })).toBeVisible();
  owner.unmount();

  // Whoever owns nothing has the places without money.
  server.use(
    refuse('get', '/company/overview/', 403),
    answer<ApprovalList>('get', '/approvals/', { count: 0, waiting: 0, results: [] }),
  );
  const manager = await open('/company', buildUser({ permissions: ['view_company_bookings'] }));
  await expectToBeAt(manager.router, '/company/domain');
  const own = await screen.findByRole('navigation', { name: 'Company' });
  await waitFor(() =>
    expect(linkNames(own)).toEqual(['Approvals', 'Cost centres', 'Policies', 'Domain']),
  );
  cleanup();
  // Those who decide for somebody are led to that; others have no company side.
  server.use(answer('get', '/company/delegation/', NO_DELEGATE));
  const delegate = await open('/company', buildUser({ permissions: ['decide_approvals'] }));
  await expectToBeAt(delegate.router, '/approvals');
  expect(await screen.findByRole('navigation', { name: 'Company' })).toBeVisible();
  cleanup();
  server.use(http.get(apiPath('/*'), () => HttpResponse.json({ error: 'No.' }, { status: 404 })));
  const other = await open('/company', buildUser());
  await expectToBeAt(other.router, '/');
});

const NO_DELEGATE = { delegate: null, from: null, until: null, is_active: false };

it('the platform’s console is for its admins alone', async () => {
  server.use(answer('get', '/companies/', buildCompanyAccountList([])));
  const admin = await open(
    '/platform',
    buildUser({ company: null, role_label: 'Admin', permissions: ['manage_all_users'] }),
  );
  await expectToBeAt(admin.router, '/platform/companies');
  expect(await screen.findByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  const places = await screen.findByRole('navigation', { name: 'Platform' });
  await waitFor(() =>
    expect(linkNames(places)).toEqual(['Companies', 'People', 'Changes', 'Failures']),
  );
  const sides = screen.getByRole('navigation', { name: 'Consoles' });
  expect(linkNames(sides)).toEqual(['Book', 'Platform']);
  expect(screen.getByText('Admin of')).toHaveTextContent('Admin of');
  admin.unmount();

  server.use(http.get(apiPath('/*'), () => HttpResponse.json({ error: 'No.' }, { status: 404 })));
  const { router } = await open('/platform/people', buildUser({ permissions: ['manage_company'] }));
  await expectToBeAt(router, '/');
});

it('on a phone the sides head the drawer', async () => {
  setNarrow();
  const { user } = await open('/organize/events');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await drawer.findByRole('link', { name: 'Book' })).toBeVisible();
  expect(await drawer.findByRole('link', { name: 'Team' })).toBeVisible();
  expect(drawer.queryByRole('link', { name: 'About Us' })).not.toBeInTheDocument();
});

it('is offered to those who make events, and closed to others', async () => {
  const { unmount } = await open('/nowhere');
  expect(await screen.findByRole('link', { name: 'Organize' })).toHaveAttribute(
    'href',
    '/organize',
  );
  unmount();
  // What the home page asks for.
  server.use(http.get(apiPath('/*'), () => HttpResponse.json({ error: 'No.' }, { status: 404 })));
  const asha = await open('/organize/events', buildUser());
  await expectToBeAt(asha.router, '/');
  expect(screen.queryByRole('link', { name: 'Organize' })).not.toBeInTheDocument();
  asha.unmount();
  const { router } = await renderApp('/organize/events?status=draft');
  await expectToBeAt(router, '/signin?next=%2Forganize%2Fevents%3Fstatus%3Ddraft');
});

it('approvals are a place of the company for its managers, and a page of bookers for others', async () => {
  server.use(
    answer('get', '/approvals/', buildApprovalList([])),
    answer('get', '/company/delegation/', NO_DELEGATE),
  );
  const { unmount } = await open(
    '/approvals',
    buildUser({ permissions: ['view_company_bookings'] }),
  );
  const places = within(await screen.findByRole('navigation', { name: 'Company' }));
  expect(await places.findByRole('link', { name: /^Approvals/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  unmount();
  await open('/approvals', buildUser());
  expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Company' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
