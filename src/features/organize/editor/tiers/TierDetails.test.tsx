import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildOrganizedTier } from '@/testing/organizedFactories';
import { field, openEditor, write } from '../editor.testUtils';
import { serveEvent } from '../eventServer.testUtils';

/** Otherwise a draft saves itself after two seconds. */
const SAVE = '{Control>}s{/Control}';

it('of a ticket stand in its row, with what they mean, and are taken away', async () => {
  const server = serveEvent({
    ticket_tiers: [buildOrganizedTier({ max_per_person: 4, max_per_company: null })],
  });
  await openEditor();
  expect(field('Per person of Terrace Seat')).toHaveValue('4');
  expect(field('Per company of Terrace Seat')).toHaveValue('');
  expect(screen.getByText(/over all bookings of one person.*empty for no limit/i)).toBeVisible();
  write('Per company of Terrace Seat', '3');
  expect(field('Per company of Terrace Seat')).toHaveAccessibleDescription(
    'One person cannot have more tickets than their company.',
  );
  expect(server.calls).toEqual([]);
  write('Per company of Terrace Seat', '20');
  await waitFor(() => expect(server.calls).toHaveLength(1));
  write('Per person of Terrace Seat', '');
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls.map(({ body }) => body)).toEqual([
    { max_per_person: 4, max_per_company: 20 },
    { max_per_person: null, max_per_company: 20 },
  ]);
});

it('say how often a ticket admits, and whether walk-ins are allowed', async () => {
  const server = serveEvent({ ticket_tiers: [buildOrganizedTier()] });
  const { user } = await openEditor();
  await user.click(screen.getByRole('combobox', { name: 'Admits, Terrace Seat' }));
  await user.click(screen.getByRole('option', { name: 'Once a day' }));
  expect(screen.getByText('A night until 5 AM belongs to the day before.')).toBeVisible();
  await user.keyboard(SAVE);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: /^Walk-ins/ }));
  await user.keyboard(SAVE);
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls.map(({ body }) => body)).toEqual([
    { admission: 'daily' },
    { walk_ins: true },
  ]);
});
