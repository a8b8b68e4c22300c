import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ConfirmationMethods } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { open, serveProfile } from '../profile.testUtils';

const download = () => screen.findByRole('button', { name: 'Download my data' });

beforeAll(async () => {
  await import('./PersonalData');
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('saves everything that is kept about the person as a file', async () => {
  serveProfile();
  const saved = jest.fn<(file: Blob) => string>(() => 'blob:data');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  const data = {
    exported_at: '2026-11-23T10:00:00Z',
    account: { email: 'asha@northwind.example' },
  };
  server.use(answer<object>('get', '/users/:id/personal-data.json', data));
  const view = open();
  await view.user.click(await download());
  await expectToasts(view, { tone: 'success', message: 'Your file with your data is saved.' });
  const file = saved.mock.calls[0]?.[0];
  expect(file?.type).toBe('application/json');
  expect(file?.size).toBe(JSON.stringify(data, null, 2).length);
});

it('says when the file was asked for too often', async () => {
  serveProfile();
  const error = 'Too many attempts. Please wait 40 minutes and try again.';
  server.use(refuse('get', '/users/:id/personal-data.json', 429, { error }));
  const view = open();
  await view.user.click(await download());
  await expectToasts(view, { tone: 'error', message: error });
});

const openDialog = async ({ hasPassword = true } = {}) => {
  serveProfile();
  server.use(
    answer<ConfirmationMethods>('get', '/auth/confirm/', {
      methods: hasPassword ? ['password'] : [],
      password_set: hasPassword,
    }),
  );
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const fill = async (address: string, password: string) => {
    await view.user.fill(dialog.getByLabelText(/^Type asha@/), address);
    await view.user.fill(dialog.getByLabelText(/^Your password/), password);
    const submit = dialog.getByRole('button', { name: 'Delete my account' });
    // It waits for the coming bookings.
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await view.user.click(submit);
  };
  return { view, dialog, fill };
};

it('deletes the account after the address and the password, and ends the session', async () => {
  const { view, dialog, fill } = await openDialog();
  let sent: unknown;
  server.use(
    http.post(apiPath('/users/:id/erase/'), async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  expect(dialog.getByText(/payments and invoices as the law asks for/)).toBeVisible();
  await fill('somebody@northwind.example', 'correct horse');
  expect(await dialog.findByText('Type asha@northwind.example to confirm.')).toBeVisible();
  expect(sent).toBeUndefined();
  await view.user.clear(dialog.getByLabelText(/^Type asha@/));
  await view.user.clear(dialog.getByLabelText(/^Your password/));
  await fill('Asha@northwind.example ', 'correct horse');
  await waitFor(() => expect(view.store.getState().auth.status).toBe('signedOut'));
  expect(sent).toEqual({ confirm: 'Asha@northwind.example', password: 'correct horse' });
  await expectToasts(view, { tone: 'success', message: 'Your account and your data are deleted.' });
});

it('asks for no password where the person has none', async () => {
  const { view, dialog } = await openDialog({ hasPassword: false });
  await waitFor(() => expect(dialog.queryByLabelText(/^Your password/)).not.toBeInTheDocument());
  let sent: unknown;
  server.use(
    http.post(apiPath('/users/:id/erase/'), async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await view.user.fill(dialog.getByLabelText(/^Type asha@/), 'asha@northwind.example');
  await view.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(view.store.getState().auth.status).toBe('signedOut'));
  expect(sent).toEqual({ confirm: 'asha@northwind.example' });
});

it('says what holds the deletion up, and keeps the session', async () => {
  const { view, dialog, fill } = await openDialog();
  const error = 'You hold a paid booking of coming events. Cancel first.';
  server.use(refuse('post', '/users/:id/erase/', 409, { error, code: 'upcoming_bookings' }));
  await fill('asha@northwind.example', 'correct horse');
  expect(await dialog.findByText(error)).toBeVisible();
  expect(view.store.getState().auth.status).toBe('signedIn');
});
