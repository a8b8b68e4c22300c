import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildOrganizedTier } from '@/testing/organizedFactories';
import { field, openEditor } from '../editor.testUtils';
import { serveEvent } from '../eventServer.testUtils';

it('a ticket without price and seats is none yet in the preview', async () => {
  serveEvent({ ticket_tiers: [] });
  await openEditor();
  const preview = screen.getByRole('region', { name: 'As attendees see it' });
  fireEvent.click(screen.getByText('Add ticket type'));
  expect(preview).toHaveTextContent('No tickets yet');
  expect(preview).not.toHaveTextContent(/left|₹|Free/);
  const row = within(screen.getByRole('list', { name: 'Tickets' })).getByRole('listitem');
  fireEvent.change(within(row).getByLabelText(/^Price/), { target: { value: '1500' } });
  fireEvent.change(within(row).getByLabelText(/^Seats/), { target: { value: '8' } });
  expect(preview).toHaveTextContent('From ₹1,500.00');
  expect(preview).toHaveTextContent('Only 8 left!');
});

it('says what is wrong after the field is left, and does not send it', async () => {
  const server = serveEvent({ ticket_tiers: [buildOrganizedTier({ held: 2, sold: 8 })] });
  const { user } = await openEditor();
  const seats = field('Seats of Terrace Seat');
  fireEvent.change(seats, { target: { value: '9' } });
  expect(screen.queryByText(/seats are held or sold/)).not.toBeInTheDocument();
  fireEvent.blur(seats);
  expect(await screen.findAllByText('10 seats are held or sold. Write 10 or more.')).toHaveLength(
    2,
  );
  expect(server.calls).toEqual([]);
  fireEvent.change(field('Price of Terrace Seat'), { target: { value: '99' } });
  expect(screen.getByText(/2 seats are on hold at ₹2,500.00 and keep that price/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Fix Tickets/ }));
  expect(seats).toHaveFocus();
});

it('sorts tickets by keys, says each step, and Escape puts back', async () => {
  const server = serveEvent({
    ticket_tiers: [buildOrganizedTier(), buildOrganizedTier({ id: 12, name: 'Baithak' })],
  });
  const { user } = await openEditor();
  const names = () =>
    within(screen.getByRole('list', { name: 'Tickets' }))
      .getAllByRole('textbox', { name: 'Name' })
      .map((field) => (field instanceof HTMLInputElement ? field.value : ''));
  act(() => screen.getByRole('button', { name: 'Move Baithak' }).focus());
  await user.keyboard(' ');
  expect(screen.getByText(/^Baithak lifted, place 2 of 2/)).toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Baithak', 'Terrace Seat']);
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Terrace Seat', 'Baithak']);
  expect(screen.getByText('Baithak is back at place 2 of 2.')).toBeInTheDocument();
  await user.keyboard(' {ArrowUp} ');
  expect(screen.getByText('Baithak dropped at place 1 of 2.')).toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.event.ticket_tiers.map(({ id }) => id)).toEqual([12, 11]));
  expect(server.calls.every(({ path }) => path === '/events/7/tiers/order/')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add ticket type' }));
  await user.click(screen.getByRole('button', { name: 'More for Baithak' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(names()).toEqual(['Baithak', 'Terrace Seat', '', 'Baithak (copy)']);
  expect(screen.getByText('₹7,50,000.00')).toBeVisible();
});
