import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { buildPersonAccount, buildPersonInvitation } from '@/testing/accountFactories';
import type { ComingBookings } from '@/api';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  tableRow,
  manager,
  openPage,
  preloadPeople,
  region,
  serve,
  unproven,
  currentAddress,
} from './company.testUtils';
import { CompanyPeoplePage } from './CompanyPeoplePage';

preloadPeople();

const open = (route = '/company/people', user?: typeof manager) =>
  openPage(<CompanyPeoplePage />, route, user);

const menuOf = (name: string) => screen.findByRole('button', { name: `Actions of ${name}` });

it('lists the people with role, state and last sign-in, found by the filters of the address', async () => {
  const closed = buildPersonAccount({ id: 9, name: '', email: 'gone@x.example', status: 'closed' });
  const { sent } = serve({ people: [buildPersonAccount({ is_me: true }), closed] });
  const { user } = open('/company/people?role=employee&sort=-last_sign_in_at');
  const mine = await tableRow(/neha@northwind/);
  expect(mine.getByText('Employee')).toBeVisible();
  expect(mine.getByText('Active')).toBeVisible();
  expect(mine.getByText('Not yet')).toBeVisible();
  expect(mine.getByText('(you)')).toBeVisible();
  expect(mine.queryByRole('button')).not.toBeInTheDocument();
  expect((await tableRow(/gone@x/)).getByText('Closed')).toBeVisible();
  expect(screen.getByText('1 person at Northwind Industries · 1 account closed')).toBeVisible();
  expect(sent).toContainEqual([
    'list',
    { role: 'employee', ordering: '-last_sign_in_at', page: '1', page_size: '25' },
  ]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Closed');
  expect(currentAddress()).toBe('/company/people?role=employee&state=closed&sort=-last_sign_in_at');
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'qqq');
  expect(await screen.findByText('Nobody matches “qqq”')).toBeVisible();
  expect(sent.at(-1)).toEqual([
    'list',
    {
      search: 'qqq',
      role: 'employee',
      status: 'closed',
      ordering: '-last_sign_in_at',
      page: '1',
      page_size: '25',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Show everyone' }));
  expect(await tableRow(/neha@northwind/)).toBeDefined();
  expect(currentAddress()).toBe('/company/people?sort=-last_sign_in_at');
});

it('says until the proof whom the admin reaches, and how to prove the domain', async () => {
  serve({ company: unproven });
  const { user } = open();
  expect(await screen.findByText(/you manage only people whom you invited/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See how to verify the domain' })).toHaveAttribute(
    'href',
    '/company/domain',
  );
  await user.click(screen.getByRole('button', { name: 'Invite people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
  expect(dialog.getByText(/addresses that end in @northwind\.example/)).toBeVisible();
});

it('gives another role with the version that was read, and says when another has been quicker', async () => {
  const { sent, change } = serve();
  const view = open();
  const { user } = view;
  await user.click(await menuOf('Neha Shah'));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Role of Neha Shah' }));
  expect(dialog.getByText('Books for themselves and for colleagues.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  const roles = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(roles).toEqual(['Employee', 'Client', 'Manager', 'Company Admin']);
  await user.click(screen.getByRole('option', { name: 'Manager' }));

  change({ role: 'client' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(
      'Someone else has changed this: Neha Shah is Client at Northwind Industries now. Save again to change that.',
    ),
  ).toBeVisible();
  server.resetHandlers();
  const after = serve();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectToasts(view, {
    tone: 'success',
    message: 'Neha Shah is now Manager at Northwind Industries',
  });
  expect(sent.filter((call) => Array.isArray(call) && call[0] === 'update')).toEqual([]);
  expect(after.sent).toContainEqual(['update', '8', '"9"', { role: 'company_manager' }]);
  expect(await (await tableRow(/Neha Shah/)).findByText('Manager')).toBeVisible();
});

it('asks what becomes of the coming bookings of whoever leaves', async () => {
  const { sent } = serve();
  const coming: ComingBookings = {
    may_leave: true,
    results: [
      {
        id: 31,
        booking_number: 'BK-2026-000031',
        event_title: 'Nocturne',
        quantity: 2,
        event_start_date: '2099-01-01T10:00:00Z',
        event_timezone: 'Asia/Kolkata',
        currency: 'INR',
        refund: '601.80',
        kept: '601.80',
        may_hand_over: true,
        may_cancel: true,
        names_holder: false,
      },
    ],
  };
  server.use(answer<ComingBookings>('get', '/users/:id/coming-bookings/', coming));
  const { user } = open();
  await user.click(await menuOf('Neha Shah'));
  await user.click(await screen.findByRole('menuitem', { name: 'Close account' }));
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByText(/^Nocturne, .* 2 tickets$/)).toBeVisible();
  const close = question.getByRole('button', { name: 'Close account' });
  await user.click(close);
  expect(await question.findByText('Choose what happens to the upcoming bookings.')).toBeVisible();
  await user.click(question.getByRole('radio', { name: 'Cancel them' }));
  expect(question.getByText(/₹601.80 paid back, ₹601.80 kept$/)).toBeVisible();
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bookings = { choice: 'cancel', shown: [{ id: 31, refund: '601.80' }] };
  expect(sent).toContainEqual(['update', '8', '"3"', { status: 'closed', bookings }]);
});

it('closes an account after a question that says what happens, and opens it again', async () => {
  const { sent, change } = serve();
  const view = open();
  const { user } = view;
  const ask = async (entry: string) => {
    await user.click(await menuOf('Neha Shah'));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    return screen.findByRole('dialog');
  };
  const press = async (dialog: HTMLElement, name: string) => {
    const button = within(dialog).getByRole('button', { name });
    // It waits for the coming bookings.
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
  };
  const question = await ask('Close account');
  expect(question).toHaveAccessibleDescription(/signed out at once.*stay valid/);
  await press(question, 'Close account');
  expect(await (await tableRow(/Neha Shah/)).findByText('Closed')).toBeVisible();
  await user.click(await menuOf('Neha Shah'));
  expect(await screen.findByRole('menuitem', { name: 'Delete for good' })).toBeVisible();
  await user.keyboard('{Escape}');
  await press(await ask('Open account again'), 'Open account');
  expect(await (await tableRow(/Neha Shah/)).findByText('Active')).toBeVisible();
  expect(sent).toContainEqual(['update', '8', '"3"', { status: 'closed' }]);
  expect(sent).toContainEqual(['update', '8', '"3"', { status: 'active' }]);

  // Somebody else is quicker: the dialog says what Neha is now, and the next press closes that.
  change({ role: 'client' });
  const overtaken = await ask('Close account');
  await press(overtaken, 'Close account');
  expect(
    await within(overtaken).findByText(
      'Someone else has changed this: Neha Shah is Client at Northwind Industries now. Press Close account again to go on.',
    ),
  ).toBeVisible();
  server.resetHandlers();
  const after = serve();
  await press(overtaken, 'Close account');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(after.sent).toContainEqual(['update', '8', '"9"', { status: 'closed' }]);

  await press(await ask('Open account again'), 'Open account');
  expect(await (await tableRow(/Neha Shah/)).findByText('Active')).toBeVisible();
  after.change({ status: 'closed' });
  await press(await ask('Close account'), 'Close account');
  const nothingLeft = await screen.findByRole('dialog', {
    name: 'The account of Neha Shah is closed already',
  });
  await user.click(within(nothingLeft).getByRole('button', { name: 'Done' }));
  expect(await (await tableRow(/Neha Shah/)).findByText('Closed')).toBeVisible();
});

it('invites by mail, sends an invitation again and withdraws it', async () => {
  const { sent } = serve({ invitations: [buildPersonInvitation({ is_expired: true })] });
  const view = open();
  const { user } = view;
  const invitations = within(await region('Open invitations'));
  expect(await invitations.findByText('Expired')).toBeVisible();
  await user.click(invitations.getByRole('button', { name: /^Send again/ }));
  await expectToasts(view, {
    tone: 'success',
    message: 'A new link was sent to ravi@northwind.example',
  });
  await user.click(invitations.getByRole('button', { name: /^Withdraw/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }),
  );
  expect(await invitations.findByRole('heading', { name: 'No open invitations' })).toBeVisible();

  await user.click(invitations.getByRole('button', { name: 'Invite a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Email is required')).toBeVisible();
  const email = dialog.getByRole('textbox', { name: /Email/ });
  const sentence = 'Until your domain is proven, you can invite addresses of it only.';
  server.use(
    http.post(
      apiPath('/people/invitations/'),
      () => HttpResponse.json({ error: sentence, fields: { email: sentence } }, { status: 400 }),
      { once: true },
    ),
  );
  await user.fill(email, 'a@b.example');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
  await user.clear(email);
  await user.fill(email, 'kabir@northwind.example');
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'Manager' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await invitations.findByText('kabir@northwind.example')).toBeVisible();
  expect(sent.filter((call) => Array.isArray(call) && call[0] !== 'list')).toEqual([
    ['resend', '31'],
    ['withdraw', '31'],
    ['invite', { email: 'kabir@northwind.example', role: 'company_manager' }],
  ]);
});

it('says of each part what did not arrive, and leads a manager to the domain', async () => {
  serve();
  server.use(
    refuse('get', '/people/', 500, { error: 'People are away.' }),
    refuse('get', '/people/invitations/', 500, { error: 'Invitations are away.' }),
  );
  const { user, unmount } = open();
  expect(await screen.findByText('People are away.')).toBeVisible();
  expect(await screen.findByText('Invitations are away.')).toBeVisible();
  serve();
  const [first] = screen.getAllByRole('button', { name: 'Try Again' });
  if (first) await user.click(first);
  expect(await tableRow(/Neha Shah/)).toBeDefined();
  unmount();
  open('/company/people', manager);
  await waitFor(() => expect(currentAddress()).toBe('/company/domain'));
});

it('shows what was changed of a person last, and leads to all of it', async () => {
  const { changesAsked } = serve();
  const { user } = openPage(<CompanyPeoplePage />, '/company/people');
  await user.click(await screen.findByRole('button', { name: 'Actions of Neha Shah' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of Neha Shah' }));
  expect(await dialog.findByText(/changed the role of Neha Shah/)).toBeVisible();
  expect(changesAsked).toEqual(['?kind=person&thing=8&page_size=7']);
  expect(dialog.getByRole('link', { name: 'Show it in full' })).toHaveAttribute(
    'href',
    '/company/changes?kind=person&thing=8',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
