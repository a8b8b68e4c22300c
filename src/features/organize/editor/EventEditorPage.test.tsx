import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { currencies } from '@/lib/places.gen';
import { buildOrganizedTier } from '@/testing/organizedFactories';
import { restartClock, stopClock } from '@/testing/stoppedClock';
import { openEditor, serveEvent } from './editor.testUtils';

/** A field by its label; faster than by its role in a page of this size. */
const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
const title = () => field('Title');
/** Types into a field and leaves it. */
function write(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}
const bar = () => within(screen.getByRole('contentinfo', { name: 'Saving' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const refusal = (status: number, body: object) =>
  HttpResponse.json({ error: 'Refused.', code: 'refused', request_id: 'r', ...body }, { status });

describe('a draft', () => {
  afterEach(restartClock);

  it('saves itself two seconds after the last change, with the version it read', async () => {
    const server = serveEvent();
    await openEditor();
    stopClock();
    fireEvent.change(title(), { target: { value: 'Qawwali' } });
    expect(bar().getByRole('status')).toHaveTextContent('1 unsaved change · Draft');
    pass(1900);
    fireEvent.change(title(), { target: { value: 'Qawwali at Nahargarh' } });
    pass(1900);
    expect(server.calls).toEqual([]);
    pass(200);
    await waitFor(() =>
      expect(bar().getByRole('status')).toHaveTextContent('Saved just now · Draft'),
    );
    expect(server.calls).toEqual([
      {
        method: 'PATCH',
        path: '/events/7',
        version: '"1"',
        body: { title: 'Qawwali at Nahargarh' },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Qawwali at Nahargarh');
  });
});

it('saves when a field is left, one call after the other, each with the next version', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  write('City', 'Jaipur City');
  write('Price of Terrace Seat', '3,900');
  fireEvent.change(title(), { target: { value: 'Sufi at Nahargarh!' } });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.calls).toHaveLength(3));
  expect(server.calls.map(({ path, version, body }) => [path, version, body])).toEqual([
    ['/events/7', '"1"', { city: 'Jaipur City' }],
    ['/events/7', '"2"', { title: 'Sufi at Nahargarh!' }],
    ['/events/7/tiers/11', '"1"', { price: '3900.00' }],
  ]);
  await user.keyboard('{Control>}z{/Control}');
  expect(title()).toHaveValue('Sufi at Nahargarh');
});

it('reads a state of India by another name, and refuses what is none', async () => {
  const server = serveEvent({ country: 'India' });
  await openEditor();
  write('State', 'Orissa');
  await waitFor(() => expect(server.calls.map(({ body }) => body)).toEqual([{ state: 'Odisha' }]));
  expect(field('State')).toHaveValue('Odisha');
  write('State', 'Karnatak');
  expect(await screen.findAllByText(/Did you mean Karnataka\?/)).not.toHaveLength(0);
  expect(server.calls).toHaveLength(1);
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

it('says for how many hours seats may wait for an approval, 0 to 72', async () => {
  const server = serveEvent();
  await openEditor();
  const name = 'Hours seats may wait for an approval';
  expect(field(name)).toHaveValue('24');
  write(name, '73');
  expect(await screen.findAllByText('Write a number from 0 to 72.')).toHaveLength(2);
  fireEvent.change(field(name), { target: { value: '0' } });
  fireEvent.blur(field(name));
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(/^With 0 nobody can ask/));
  await waitFor(() =>
    expect(server.calls.map(({ body }) => body)).toEqual([{ approval_hours: 0 }]),
  );
});

it('keeps what is typed without a network, and saves it when there is one', async () => {
  const server = serveEvent({}, () => HttpResponse.error());
  await openEditor();
  write('Title', 'Sufi at Nahargarh!');
  expect(await screen.findByText(/Offline – kept here/)).toBeVisible();
  server.reply = undefined;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Saved just now · Draft')).toBeVisible();
  expect(server.event.title).toBe('Sufi at Nahargarh!');
});

it('asks which to keep when both changed a field, and merges the rest', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  server.event = { ...server.event, version: 2, title: 'Theirs', city: 'Amber' };
  write('Title', 'Sufi at Nahargarh!');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('You both changed one field. The rest is merged.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save my choice' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose one for each field.');
  expect(server.event.title).toBe('Theirs');
  await user.click(dialog.getByRole('radio', { name: /Yours/ }));
  await user.click(dialog.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(server.event.title).toBe('Sufi at Nahargarh!'));
  expect(server.calls.at(-1)).toMatchObject({
    version: '"2"',
    body: { title: 'Sufi at Nahargarh!' },
  });
  expect(field('City')).toHaveValue('Amber');
});

it('is published once nothing is missing; what the server misses is shown at its field', async () => {
  const server = serveEvent({ venue: '', missing: { venue: 'Name the venue.' } });
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
      ? refusal(409, { code: 'incomplete', details: { missing: { venue: 'Name the venue.' } } })
      : undefined;
  await user.click(bar().getByRole('button', { name: /^Publish/ }));
  const venue = field('Venue');
  await waitFor(() => expect(venue).toHaveAccessibleDescription('Name the venue.'));
  expect(venue).toHaveFocus();
  server.reply = ({ path }) => {
    if (path === '/events/7') server.event = { ...server.event, missing: {} };
    return undefined;
  };
  write('Venue', 'Nahargarh Fort');
  await user.click(bar().getByRole('button', { name: /^Publish/ }));
  expect(await screen.findByText(/On sale$/, { selector: '[role="status"] *' })).toBeVisible();
  expect(field('Venue')).toBeDisabled();
});

it('what is on sale is saved by the button alone, and can be paused', async () => {
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
  await user.click(bar().getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.event.title).toBe('Sufi at Nahargarh?'));
  await user.click(screen.getByRole('button', { name: 'More for this event' }));
  await user.click(screen.getByRole('menuitem', { name: 'Pause sales' }));
  expect(await screen.findByText('Saved just now · Sales paused')).toBeVisible();
});

it('what is on sale and was refused is sent again by the same button', async () => {
  const server = serveEvent({ status: 'published' }, () => refusal(409, { error: 'Not now.' }));
  const { user } = await openEditor();
  write('Title', 'Qawwali');
  await user.click(bar().getByRole('button', { name: 'Save changes' }));
  expect(await bar().findByText('Not now.')).toBeVisible();
  expect(bar().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  server.reply = undefined;
  await user.click(bar().getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.event.title).toBe('Qawwali'));
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
