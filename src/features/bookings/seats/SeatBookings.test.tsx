import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BookingSeats } from '@/api';
import { buildPaidBooking } from '@/testing/bookingFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { buildOffered, buildPool, buildSeats } from '@/testing/seatFactories';
import { server } from '@/testing/server';
import { expectToasts } from '@/testing/expectToasts';
import { renderBookings, serveBookings } from '../bookings.testUtils';

let seats: BookingSeats;
/** Path after `/seats/` and body of every change. */
let sent: [string, unknown][];

const second = buildOffered({
  booking: 102,
  booking_number: 'FY-2026-000102',
  ticket_tier_name: 'Balcony',
  seats: 4,
  free: 4,
  on_return: {
    refund: '2000.00',
    kept: '0.00',
    until: '2099-03-05T13:30:00.000Z',
  },
});

beforeEach(() => {
  seats = buildSeats({ addable: [second] });
  sent = [];
  serveBookings([buildPaidBooking({ quantity: 3 })]);
  server.use(
    http.get(apiPath('/bookings/:id/seats/'), () => HttpResponse.json<BookingSeats>(seats)),
  );
});

/** Answers a change with these seats, which are read from then on. */
function accept(what: string, after: Partial<BookingSeats>, status = 200) {
  server.use(
    http.post(apiPath(`/bookings/:id/seats/${what}/`), async ({ request }) => {
      sent.push([what, await request.json()]);
      seats = { ...seats, ...after };
      return HttpResponse.json<BookingSeats>(seats, { status });
    }),
  );
}

async function open() {
  const view = renderBookings('/my-bookings?seats=101');
  const dialog = within(await screen.findByRole('dialog', { name: 'Seats' }));
  await dialog.findByText(/seats free/);
  return { ...view, dialog };
}
const press = (name: string) => ({ name, exact: true });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('offers the seats of a further booking too, with the sum of both', async () => {
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Offer to colleagues')));
  const form = await findDialog('Offer the free seats');
  await view.user.click(
    form.getByRole('checkbox', { name: 'FY-2026-000102: 4 seats free, Balcony' }),
  );
  expect(form.getByText(/^6 seats of Mumbai Jazz Night/)).toBeVisible();
  await view.user.click(form.getByRole('radio', { name: /^Go back on sale/ }));
  // The last minute in which both give something back.
  expect(form.getByLabelText(/^Until when/)).toHaveValue('2099-03-05T18:59');
  const agree = form.getByRole('checkbox', { name: /^I agree/ });
  expect(agree).toHaveAccessibleName(
    'I agree: unless somebody claims them, 6 seats go back on sale and ₹6,500.00 is paid back; ₹500.00 is kept. FY-2026-000102 then has no seats left and is cancelled.',
  );
  await view.user.click(agree);
  accept('pool', { can_offer: false, pool: buildPool() }, 201);
  await view.user.click(form.getByRole('button', press('Offer seats')));
  await waitFor(() =>
    expect(sent).toMatchObject([['pool', { bookings: [102], refund: '6500.00' }]]),
  );
});

it('asks why guests are invited, where the policy has rules about them', async () => {
  seats = buildSeats({ asks_guests: true });
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Offer to colleagues')));
  const form = await findDialog('Offer the free seats');
  expect(form.queryByLabelText(/^Why guests/)).not.toBeInTheDocument();
  await view.user.click(form.getByRole('radio', { name: /^Anybody with the link/ }));
  await view.user.click(form.getByRole('button', press('Offer seats')));
  expect(await form.findByText('Add a sentence about why')).toBeVisible();
  await view.user.fill(form.getByLabelText(/^Why guests/), 'To meet before the renewal. ');
  const pool = buildPool({ audience: 'anybody', purpose: 'To meet before the renewal.' });
  accept('pool', { can_offer: false, pool }, 201);
  await view.user.click(form.getByRole('button', press('Offer seats')));
  expect(
    await view.dialog.findByText('Guests are invited for: To meet before the renewal.'),
  ).toBeVisible();
  expect(sent).toMatchObject([['pool', { purpose: 'To meet before the renewal.' }]]);
});

it('asks for whom guests of a list work, where the policy has rules about guests', async () => {
  seats = buildSeats({ asks_guests: true });
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Assign from a list')));
  const form = await findDialog('Assign from a list');
  await view.user.click(form.getByLabelText(/^Name/));
  await view.user.paste(
    'Devika Nair\tdevika@northwind.example\nRahul Nair\trahul@meridian.example',
  );
  const error = 'By its rules for guests Northwind Industries cannot give this person a seat.';
  const person = within(form.getByRole('group', { name: 'Person 2' }));
  const isGuest = person.getByRole('checkbox', { name: 'Guest of another organisation' });
  await view.user.click(isGuest);
  await view.user.fill(person.getByLabelText(/^Organisation/), 'Meridian Capital');
  await view.user.click(person.getByRole('radio', { name: /^A client/ }));
  await view.user.fill(form.getByLabelText(/^Why guests/), 'To meet.');
  server.use(
    refuse('post', '/bookings/:id/seats/assign/', 409, {
      error,
      code: 'guest_refused',
      fields: { 'people.1.guest': error },
    }),
  );
  await view.user.click(form.getByRole('button', press('Assign 2 seats')));
  await waitFor(() => expect(isGuest).toHaveAccessibleDescription(error));
  accept('assign', { free: 0 });
  await view.user.click(form.getByRole('button', press('Assign 2 seats')));
  const rahul = { name: 'Rahul Nair', email: 'rahul@meridian.example' };
  const guest = { kind: 'client', organisation: 'Meridian Capital' };
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'assign',
        {
          people: [
            { name: 'Devika Nair', email: 'devika@northwind.example' },
            { ...rahul, guest },
          ],
          purpose: 'To meet.',
        },
      ],
    ]),
  );
});

it('adds a booking to an open offer, for the sum that is shown', async () => {
  const pool = buildPool({ unclaimed: 'return', closes_at: '2099-03-01T13:30:00.000Z' });
  seats = { ...seats, can_offer: false, pool };
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Add bookings')));
  const form = await findDialog('Add bookings');
  expect(form.getByText(/4 seats go back on sale and ₹2,000\.00 is paid back/)).toBeVisible();
  const error = 'The free seats of FY-2026-000102 are offered already.';
  server.use(
    refuse('post', '/bookings/:id/seats/pool/bookings/', 409, { error, code: 'pool_open' }),
  );
  await view.user.click(form.getByRole('button', press('Add 4 seats')));
  expect(await form.findByText(error)).toBeVisible();
  accept('pool/bookings', {
    seats: 7,
    free: 6,
    addable: [],
    bookings: [buildOffered(), second],
  });
  await view.user.click(form.getByRole('button', press('Add 4 seats')));
  expect(await view.dialog.findByText('6 of 7')).toBeVisible();
  expect(view.dialog.getByText('FY-2026-000102 · Balcony · 4 of 4 free')).toBeVisible();
  expect(sent).toEqual([['pool/bookings', { bookings: [102], refund: '2000.00' }]]);
  await expectToasts(view, { message: '4 seats added to the offer.' });
});

it('shows who guests are, and which booking ends with the offer', async () => {
  const [ravi] = seats.holders;
  if (!ravi) throw new Error('There is a holder.');
  seats = buildSeats({
    seats: 7,
    free: 6,
    can_offer: false,
    pool: buildPool({ audience: 'anybody' }),
    bookings: [buildOffered(), second],
    on_return: {
      refund: '6500.00',
      kept: '500.00',
      until: '2099-03-05T13:30:00.000Z',
    },
    holders: [
      {
        ...ravi,
        name: 'Devika Rao',
        email: 'devika@culture.example',
        how: 'claimed',
        is_colleague: false,
        guest: {
          kind: 'public_official',
          organisation: 'Ministry of Culture',
        },
      },
    ],
  });
  const view = await open();
  expect(view.dialog.getByText('Claimed, public official')).toBeVisible();
  expect(view.dialog.getByText('Ministry of Culture')).toBeVisible();
  await view.user.click(view.dialog.getByRole('button', press('Close the offer')));
  const form = await findDialog('Close the offer?');
  await view.user.click(form.getByRole('radio', { name: /^Go back on sale/ }));
  expect(form.getByText(/FY-2026-000102 then has no seats left and is cancelled\./)).toBeVisible();
  // The booking that is looked at goes on.
  expect(form.getByRole('button', press('Close the offer'))).toBeVisible();
});
