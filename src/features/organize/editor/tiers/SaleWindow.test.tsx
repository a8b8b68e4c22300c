import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOrganizedTier } from '@/testing/organizedFactories';
import { openEditor } from '../editor.testUtils';
import { serveEvent } from '../eventServer.testUtils';

const button = (text: string) =>
  screen.findByRole('button', { name: `Sale window of Terrace Seat: ${text}` });

it('of a ticket is shown in its row, changed in a popover, and taken away there', async () => {
  const server = serveEvent({
    ticket_tiers: [
      buildOrganizedTier({
        sale_starts_at: '2098-12-03T04:30:00.000Z',
        sale_ends_at: '2099-01-01T04:30:00.000Z',
      }),
    ],
  });
  const { user } = await openEditor();
  await user.click(await button('Dec 3, 2098 to Jan 1, 2099'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sale window of Terrace Seat' }));
  expect(dialog.getByRole('group', { name: 'Sale begins' })).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Sale ends' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'While booking is open' }));
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toMatchObject({
    path: '/events/7/tiers/11/',
    body: { sale_starts_at: null, sale_ends_at: null },
  });
  expect(await button('While booking is open')).toHaveFocus();
});

it('that ends after booking closes is told beside it, and Fix leads there', async () => {
  serveEvent({ ticket_tiers: [buildOrganizedTier({ sale_ends_at: '2099-01-02T13:30:00.000Z' })] });
  const { user } = await openEditor();
  const window = await button('Until Jan 2, 2099');
  await user.click(window);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  const problem = 'Ends after booking closes. Jan 2, 6:30 PM at the latest.';
  expect(window).toHaveAccessibleDescription(problem);
  await user.click(screen.getByRole('button', { name: `Fix Tickets: ${problem}` }));
  expect(window).toHaveFocus();
});
