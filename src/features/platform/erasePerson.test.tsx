import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ConfirmationMethods, PersonAccount } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildCompanyAccountList,
  buildPersonAccount,
  buildPersonAccountList,
  buildPersonInvitationList,
} from '@/testing/accountFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { openPage } from './platform.testUtils';
import { PlatformPeoplePage } from './PlatformPeoplePage';

beforeAll(async () => {
  await import('@/features/platform/FilterSearch');
  await import('@/entities/account/ErasePersonDialog');
});

const neha = buildPersonAccount({ status: 'closed' });
const ravi = buildPersonAccount({ id: 9, name: 'Ravi Kumar', email: 'ravi@northwind.example' });

/** The server, until the person is erased. `letGo` answers a call that is under way. */
function serve() {
  let people: PersonAccount[] = [neha, ravi];
  const sent: unknown[] = [];
  let letGo: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http.get(apiPath('/people/'), () => HttpResponse.json(buildPersonAccountList(people))),
    answer('get', '/people/invitations/', buildPersonInvitationList([])),
    answer<ConfirmationMethods>('get', '/auth/confirm/', {
      methods: ['password'],
      password_set: true,
    }),
    answer('get', '/companies/', buildCompanyAccountList([])),
    http.post(apiPath('/users/:id/erase/'), async ({ params, request }) => {
      sent.push([params.id, await request.json()]);
      await mayAnswer;
      people = [ravi];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { sent, letGo };
}

async function openDialog() {
  const view = openPage(<PlatformPeoplePage />, '/platform/people');
  await view.user.click(await screen.findByRole('button', { name: 'Actions of Neha Shah' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Delete for good' }));
  const element = await screen.findByRole('dialog', { name: 'Delete Neha Shah for good?' });
  const dialog = within(element);
  const fill = async (address: string, password: string) => {
    await view.user.clear(dialog.getByLabelText(/^Type neha@/));
    await view.user.fill(dialog.getByLabelText(/^Type neha@/), address);
    await view.user.clear(dialog.getByLabelText(/^Your own password/));
    if (password) await view.user.fill(dialog.getByLabelText(/^Your own password/), password);
    await view.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  };
  return { view, element, dialog, fill };
}

it('an open account has to be closed first', async () => {
  serve();
  const { user } = openPage(<PlatformPeoplePage />, '/platform/people');
  await user.click(await screen.findByRole('button', { name: 'Actions of Ravi Kumar' }));
  expect(await screen.findByRole('menuitem', { name: 'Close account' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete for good' })).not.toBeInTheDocument();
});

it('says what goes and what the law keeps, and wants the address and the own password', async () => {
  const { sent } = serve();
  const { element, dialog, fill } = await openDialog();
  expect(element).toHaveAccessibleDescription(/This cannot be undone/);
  const goes = within(dialog.getByRole('list', { name: 'Deleted' }));
  expect(goes.getByText(/^Name, addresses, phone/)).toBeVisible();
  const stays = within(dialog.getByRole('list', { name: 'Kept' }));
  expect(stays.getByText(/^Payments, refunds and invoices/)).toBeVisible();
  await fill('ravi@northwind.example', '');
  expect(await dialog.findByText('Type neha@northwind.example to confirm.')).toBeVisible();
  expect(dialog.getByText('Enter your password.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('deletes the person once, waits meanwhile, and the list is without them', async () => {
  const { sent, letGo } = serve();
  const { view, dialog, fill } = await openDialog();
  await fill(' Neha@northwind.example', 'correct horse');
  const button = dialog.getByRole('button', { name: 'Delete for good' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await view.user.click(button);
  await view.user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([['8', { confirm: 'Neha@northwind.example', password: 'correct horse' }]]);
  await expectToasts(view, {
    tone: 'success',
    message: 'The account and data of Neha Shah are deleted',
  });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Actions of Neha Shah' })).not.toBeInTheDocument(),
  );
});

it('says what holds it up, and which field is wrong', async () => {
  serve();
  const { dialog, fill } = await openDialog();
  const error = 'The person holds 2 paid bookings of coming events. Cancel first.';
  server.use(refuse('post', '/users/:id/erase/', 409, { error, code: 'upcoming_bookings' }));
  await fill(neha.email, 'correct horse');
  expect(await dialog.findByText(error)).toBeVisible();
  const wrong = 'This is not your password.';
  server.use(
    refuse('post', '/users/:id/erase/', 400, {
      error: wrong,
      code: 'invalid_input',
      fields: { password: wrong },
    }),
  );
  await fill(neha.email, 'wrong horse');
  expect(await dialog.findByText(wrong)).toBeVisible();
  expect(dialog.getByLabelText(/^Your own password/)).toBeInvalid();
});
