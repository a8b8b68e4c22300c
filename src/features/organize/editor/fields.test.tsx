import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { currencies } from '@/lib/places.gen';
import { field, openEditor, title, write } from './editor.testUtils';
import { serveEvent } from './eventServer.testUtils';

it('reads a state of India by another name and hours from 0 to 72, and refuses others', async () => {
  const server = serveEvent({ country: 'India' });
  await openEditor();
  write('State', 'Orissa');
  await waitFor(() => expect(server.calls.map(({ body }) => body)).toEqual([{ state: 'Odisha' }]));
  expect(field('State')).toHaveValue('Odisha');
  write('State', 'Karnatak');
  expect(await screen.findAllByText(/Did you mean Karnataka\?/)).not.toHaveLength(0);

  const hours = 'Hours seats may wait for an approval';
  expect(field(hours)).toHaveValue('24');
  write(hours, '73');
  expect(await screen.findAllByText('Enter a number from 0 to 72.')).toHaveLength(2);
  expect(server.calls).toHaveLength(1);
  write(hours, '0');
  await waitFor(() => expect(field(hours)).toHaveAccessibleDescription(/^With 0 nobody can ask/));
  await waitFor(() => expect(server.calls.at(-1)?.body).toEqual({ approval_hours: 0 }));
  expect(server.calls).toHaveLength(2);
});

it('offers the currencies of the contract alone, until somebody has booked', async () => {
  serveEvent({ currency: 'JPY' });
  const { user } = await openEditor();
  expect(await screen.findAllByText(/Nothing is sold in “JPY”/)).not.toHaveLength(0);
  await user.click(field('Currency'));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['JPY', ...currencies]);
  await user.click(screen.getByRole('option', { name: 'EUR' }));
  const [row] = within(screen.getByRole('list', { name: 'Tickets' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('€');
});

it('? shows the keys, and is text in a field', async () => {
  serveEvent();
  const { user } = await openEditor();
  act(() => title().focus());
  await user.keyboard('?');
  expect(title()).toHaveValue('Sufi at Nahargarh?');
  act(() => screen.getByRole('button', { name: 'Add ticket type' }).focus());
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(keys).getByText('Next or previous section')).toBeVisible();
  expect(title()).toHaveValue('Sufi at Nahargarh?');
});

it('fills in the end from the start, and takes days as people type and paste them', async () => {
  serveEvent({ start_date: null, end_date: null });
  const { user } = await openEditor();
  const clock = (name: string) => within(screen.getByRole('group', { name }));
  const text = (name: string) =>
    clock(name)
      .getAllByRole('spinbutton')
      .map((part) => part.textContent)
      .join(' ');
  await user.click(clock('Starts').getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('5 Jan 2027');
  expect(text('Starts')).toBe('05 Jan 2027');
  await user.click(clock('Starts at').getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('7:30 PM');
  expect(text('Ends')).toBe('05 Jan 2027');
  expect(text('Ends at')).toBe('09 30 PM');

  await user.click(clock('Starts').getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('06/02/2027');
  expect(text('Starts')).toBe('06 Feb 2027');
  await user.click(clock('Starts').getByRole('spinbutton', { name: 'Day' }));
  await user.paste('2027-03-07');
  expect(text('Starts')).toBe('07 Mar 2027');
  expect(text('Ends')).toBe('07 Mar 2027');
  expect(text('Ends at')).toBe('09 30 PM');
});
