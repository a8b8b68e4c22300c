import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { open, serveProfile, toasts } from '../profile.testUtils';

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
  await waitFor(() =>
    expect(toasts(view)).toEqual([['success', 'Your file with your data is saved.']]),
  );
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
  await waitFor(() => expect(toasts(view)).toEqual([['error', error]]));
});
