import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bar, field, openEditor, title, write } from './editor.testUtils';
import { refusal, serveEvent } from './eventServer.testUtils';

it('is published once nothing is missing; what the server misses is shown at its field', async () => {
  const server = serveEvent({ venue: '', missing: { venue: 'Enter the venue.' } });
  server.sellerMissing = ['gstin', 'address'];
  const { user } = await openEditor();
  // It can be published without: what is sold has no invoice until the seller is complete.
  expect(
    await screen.findByRole('link', {
      name: 'Fix Invoices: No invoice is issued until the seller has: GSTIN, address.',
    }),
  ).toHaveAttribute('href', '/organize/settings?organizer=2');
  expect(bar().getByRole('button', { name: /^Publish/ })).toHaveTextContent('1 to fix');
  server.reply = ({ path }) =>
    path.endsWith('/publish/')
      ? refusal(409, { code: 'incomplete', details: { missing: { venue: 'Enter the venue.' } } })
      : undefined;
  await user.click(bar().getByRole('button', { name: /^Publish/ }));
  const venue = field('Venue');
  await waitFor(() => expect(venue).toHaveAccessibleDescription('Enter the venue.'));
  expect(venue).toHaveFocus();
  server.reply = ({ path }) => {
    if (path === '/events/7/') server.event = { ...server.event, missing: {} };
    return undefined;
  };
  write('Venue', 'Nahargarh Fort');
  await user.click(bar().getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText(/On sale$/, { selector: '[role="status"] *' })).toBeVisible();
  expect(field('Venue')).toBeDisabled();

  // Then it is shared: its link, and what those see who open it.
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your event' }));
  const link = `${window.location.origin}/events/7`;
  expect(dialog.getByText(link)).toBeVisible();
  expect(dialog.getByText(/also without an account/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(copied.mock.calls).toEqual([[link]]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('what is on sale is saved by the button alone, also after a refusal, and can be paused', async () => {
  const server = serveEvent({ status: 'published' });
  const { user } = await openEditor();
  write('Title', 'Sufi at Nahargarh!');
  expect(bar().getByText('1 unsaved change · On sale')).toBeVisible();
  expect(server.calls).toEqual([]);
  await user.click(bar().getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Sufi at Nahargarh');
  write('Title', 'Sufi at Nahargarh?');
  await user.click(bar().getByRole('button', { name: 'Preview page' }));
  const page = await screen.findByRole('dialog', { name: 'Preview page' });
  expect(page).toHaveTextContent('The page of Sufi at Nahargarh?');
  await user.click(within(page).getByRole('button', { name: 'Close preview' }));
  await waitFor(() => expect(page).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(dialog.getByText('1 change to Sufi at Nahargarh would be lost.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.reply = () => refusal(409, { error: 'Not now.' });
  await user.click(bar().getByRole('button', { name: 'Save changes' }));
  expect(await bar().findByText('Not now.')).toBeVisible();
  expect(bar().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  server.reply = undefined;
  await user.click(bar().getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.event.title).toBe('Sufi at Nahargarh?'));
  await user.click(screen.getByRole('button', { name: 'More for this event' }));
  await user.click(screen.getByRole('menuitem', { name: 'Pause sales' }));
  expect(await screen.findByText('Saved just now · Sales paused')).toBeVisible();
});

it('a draft is saved before its page is left; what cannot be saved is asked about', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  write('Title', '');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  write('Title', 'Qawwali');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(server.event.title).toBe('Qawwali');
});
