import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { ExportAttendees } from './ExportButton';

it('exports the attendees with the columns that were chosen, and remembers them', async () => {
  const asked: string[][] = [];
  server.use(
    http.get(apiPath('/organize/events/12/attendees.csv'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(searchParams.get('named')).toBe('false');
      asked.push(searchParams.getAll('columns'));
      return new HttpResponse('Name\r\n', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const view = renderWithProviders(<ExportAttendees query={{ id: 12, named: false }} />, {
    preloadedState: { auth: signedIn(buildUser()) },
  });
  const { user } = view;
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Export the attendees' }));
    return within(await screen.findByRole('dialog', { name: 'Export the attendees' }));
  };
  let dialog = await openDialog();
  expect(
    dialog.getByText(/^For running this event only\. .+ belong to the attendees’ companies\.$/),
  ).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Phone' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Food' }));
  await user.click(dialog.getByRole('button', { name: 'Comma separated (.csv)' }));
  await expectToasts(view, { message: 'Your file with the attendees is saved.' });
  expect(asked[0]).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'special_needs']));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await openDialog();
  expect(dialog.getByRole('checkbox', { name: 'Phone' })).toBeChecked();
  const ticked = dialog.getAllByRole('checkbox', { checked: true });
  for (const box of ticked) await user.click(box);
  expect(dialog.getByRole('button', { name: 'Excel (.xlsx)' })).toBeDisabled();
});
