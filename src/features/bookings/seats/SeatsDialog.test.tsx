import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BookingSeats, CompanySeats } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { currentAddress } from '@/testing/LocationProbe';
import { buildCompanySeats, buildPool, buildSeats } from '@/testing/seatFactories';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

let seats: BookingSeats;
/** Path after `/seats/` and body of every change. */
let sent: [string, unknown][];

beforeEach(() => {
  seats = buildSeats();
  sent = [];
  serveBookings([buildPaidBooking({ quantity: 3 })]);
  server.use(
    http.get(apiPath('/bookings/:id/seats/'), () => HttpResponse.json<BookingSeats>(seats)),
  );
});

/** Answers a change once with these seats, which are read from then on. */
function accept(what: string, after: Partial<BookingSeats>, status = 200) {
  server.use(
    http.post(apiPath(`/bookings/:id/seats/${what}/`), async ({ request }) => {
      const text = await request.text();
      sent.push([what, text === '' ? null : JSON.parse(text)]);
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

it('is opened from the booking whose seats are free, and by its address', async () => {
  const offered = {
    seats_offered_until: '2099-03-14T13:30:00.000Z',
    event_title: 'Winter Symphony',
  };
  serveBookings([
    buildPaidBooking({ quantity: 3 }),
    buildPaidBooking({ ...offered, id: 102, quantity: 2 }),
  ]);
  const { user } = renderBookings();
  await user.click(await screen.findByRole('link', { name: /^Offer to colleagues/ }));
  const state = 'Seats: 2 of 2 free, offered until Mar 14 of Winter Symphony';
  expect(screen.getByRole('link', { name: state, hidden: true })).toHaveAttribute(
    'href',
    '/my-bookings?seats=102',
  );
  expect(currentAddress()).toBe('/my-bookings?seats=101');
  const dialog = await findDialog('Seats');
  expect(await dialog.findByText('2 of 3')).toBeVisible();
  expect(dialog.getByText('ravi@northwind.example')).toBeVisible();
  await user.click(dialog.getByRole('button', press('Close seats')));
  await waitFor(() => expect(currentAddress()).toBe('/my-bookings'));
});

it('offers seats, with the sum that comes back agreed to, and again when it is another one', async () => {
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Offer to colleagues')));
  const form = await findDialog('Offer the free seats');
  expect(form.getByLabelText(/^Until when/)).toHaveValue('2099-03-14T19:00');
  await view.user.click(form.getByRole('radio', { name: /^Go back on sale/ }));
  // The last minute in which something comes back.
  expect(form.getByLabelText(/^Until when/)).toHaveValue('2099-03-10T18:59');
  expect(form.getByText(/₹4,500\.00 is paid back; ₹500\.00 is kept/)).toBeVisible();
  await view.user.click(form.getByRole('radio', { name: /^Anybody with the link/ }));
  await view.user.click(form.getByRole('button', press('Offer seats')));
  expect(await form.findByText('Please read this and agree.')).toBeVisible();

  const agree = form.getByRole('checkbox', { name: /^I agree/ });
  await view.user.click(agree);
  const changed = 'Please look again: the free seats would give back ₹4,000.00 now.';
  server.use(
    refuse('post', '/bookings/:id/seats/pool/', 409, {
      error: changed,
      code: 'refund_changed',
      details: { refund: '4000.00' },
    }),
  );
  seats = { ...seats, on_return: { ...seats.on_return, refund: '4000.00' } };
  await view.user.click(form.getByRole('button', press('Offer seats')));
  expect(await form.findByText(changed)).toBeVisible();
  expect(await form.findByText(/₹4,000\.00 is paid back/)).toBeVisible();
  expect(agree).not.toBeChecked();

  accept('pool', { can_offer: false, pool: buildPool({ audience: 'anybody' }) }, 201);
  await view.user.click(agree);
  await view.user.click(form.getByRole('button', press('Offer seats')));
  expect(await view.dialog.findByText('http://localhost/seats/sp1.a-link')).toBeVisible();
  expect(sent).toEqual([
    [
      'pool',
      {
        title: 'Mumbai Jazz Night',
        message: '',
        audience: 'anybody',
        unclaimed: 'return',
        refund: '4000.00',
      },
    ],
  ]);
});

it('says at its field what the server does not take', async () => {
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Offer to colleagues')));
  const form = await findDialog('Offer the free seats');
  const sentence = 'Choose a time before the event begins.';
  server.use(
    refuse('post', '/bookings/:id/seats/pool/', 400, {
      error: sentence,
      code: 'invalid_input',
      fields: { closes_at: sentence },
    }),
  );
  await view.user.click(form.getByRole('button', press('Offer seats')));
  await waitFor(() =>
    expect(form.getByLabelText(/^Until when/)).toHaveAccessibleDescription(sentence),
  );
});

it('copies and renews the link, invites a pasted list, and reminds', async () => {
  seats = buildSeats({ can_offer: false, pool: buildPool() });
  const view = await open();
  const written: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text);
  });
  await view.user.click(view.dialog.getByRole('button', press('Copy link')));
  await expectToasts(view, { message: 'The link is copied' });
  expect(written).toEqual(['http://localhost/seats/sp1.a-link']);

  accept('pool/link', { pool: buildPool({ link_token: 'sp1.another' }) });
  await view.user.click(view.dialog.getByRole('button', press('New link')));
  const question = await findDialog('Make a new link?');
  await view.user.click(question.getByRole('button', press('Make a new link')));
  expect(await view.dialog.findByText('http://localhost/seats/sp1.another')).toBeVisible();

  await view.user.click(await view.dialog.findByRole('button', press('Invite people')));
  const form = await findDialog('Invite people');
  await view.user.click(form.getByLabelText(/^Name/));
  await view.user.paste('Devika Nair, devika@northwind.example\nOm Das <om@elsewhere.example>');
  const stranger = 'This address belongs to nobody of your company.';
  server.use(
    refuse('post', '/bookings/:id/seats/invite/', 400, {
      error: stranger,
      code: 'invalid_input',
      fields: { 'people.1.email': stranger },
    }),
  );
  await view.user.click(form.getByRole('button', press('Invite 2 people')));
  const second = within(form.getByRole('group', { name: 'Person 2' }));
  await waitFor(() =>
    expect(second.getByLabelText(/^Email/)).toHaveAccessibleDescription(stranger),
  );
  await view.user.click(second.getByRole('button', press('Remove person 2')));
  const devika = { name: 'Devika Nair', email: 'devika@northwind.example' };
  const invitation = { invited_at: '2026-11-23T10:00:00Z', reminded_at: null, has_seat: false };
  accept('invite', { invited: [{ ...devika, ...invitation }] });
  await view.user.click(form.getByRole('button', press('Invite 1 person')));
  expect(await view.dialog.findByText('Invited Nov 23')).toBeVisible();

  const nobody = 'Everybody who was invited has a seat, or was written to within a day.';
  server.use(
    refuse('post', '/bookings/:id/seats/remind/', 409, { error: nobody, code: 'nobody_to_remind' }),
  );
  await view.user.click(await view.dialog.findByRole('button', press('Remind')));
  expect(await view.dialog.findByText(nobody)).toBeVisible();
  expect(sent).toEqual([
    ['pool/link', null],
    ['invite', { people: [devika] }],
  ]);
  await expectToasts(
    view,
    { message: 'The link is copied' },
    { message: 'This is a new link. The previous one no longer works.' },
    { message: 'The link is on its way to 1 person.' },
  );
});

it('assigns without an offer, and says in its line who has a seat already', async () => {
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Assign from a list')));
  const form = await findDialog('Assign from a list');
  await view.user.click(form.getByRole('button', press('Assign 1 seat')));
  expect(await form.findByText('Full name is required')).toBeVisible();
  await view.user.click(form.getByLabelText(/^Name/));
  await view.user.paste('Devika Nair\tdevika@northwind.example\nRavi Iyer\tRavi@northwind.example');
  const error = 'Each address gets one seat. Please look at ravi@northwind.example.';
  server.use(
    refuse('post', '/bookings/:id/seats/assign/', 409, {
      error,
      code: 'already_claimed',
      details: { emails: ['ravi@northwind.example'] },
    }),
  );
  await view.user.click(form.getByRole('button', press('Assign 2 seats')));
  expect(await form.findByText(error)).toBeVisible();
  const email = (row: number) =>
    within(form.getByRole('group', { name: `Person ${row}` })).getByLabelText(/^Email/);
  expect(email(2)).toHaveAccessibleDescription(
    'This address already has a seat, or is listed twice.',
  );
  expect(email(1)).toBeValid();

  accept('assign', { free: 1 });
  await view.user.click(form.getByRole('button', press('Remove person 2')));
  await view.user.click(form.getByRole('button', press('Assign 1 seat')));
  expect(await view.dialog.findByText('1 of 3')).toBeVisible();
  expect(sent).toEqual([
    ['assign', { people: [{ name: 'Devika Nair', email: 'devika@northwind.example' }] }],
  ]);
});

it('closes for the sum that is shown, again when it has changed', async () => {
  seats = buildSeats({ can_offer: false, pool: buildPool() });
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Close the offer')));
  const form = await findDialog('Close the offer?');
  await view.user.click(form.getByRole('radio', { name: /^Go back on sale/ }));
  expect(form.getByText(/2 seats go back on sale and ₹4,500\.00 is paid back/)).toBeVisible();
  const changed = 'Please look again: the free seats would give back ₹2,250.00 now.';
  server.use(
    refuse('post', '/bookings/:id/seats/pool/close/', 409, {
      error: changed,
      code: 'refund_changed',
      details: { refund: '2250.00' },
    }),
  );
  const left = { refund: '2250.00', kept: '250.00', until: '2099-03-10T13:30:00.000Z' };
  seats = { ...seats, free: 1, on_return: left };
  await view.user.click(form.getByRole('button', press('Close the offer')));
  expect(
    await form.findByText(/1 seat goes back on sale and ₹2,250\.00 is paid back/),
  ).toBeVisible();
  const closed = { is_open: false, closed_because: 'closed', link_token: null } as const;
  accept('pool/close', {
    free: 0,
    seats: 2,
    pool: buildPool({
      ...closed,
      returned: 1,
      refund: '2250.00',
    }),
  });
  await view.user.click(form.getByRole('button', press('Close the offer')));
  const end = 'The last offer was closed: 1 seat went back on sale and ₹2,250.00 was paid back.';
  expect(await view.dialog.findByText(`${end} All seats have a name.`)).toBeVisible();
  expect(sent).toEqual([['pool/close', { unclaimed: 'return', refund: '2250.00' }]]);
});

it('warns that a booking without any name ends with its offer', async () => {
  seats = buildSeats({ free: 3, holders: [], can_offer: false, pool: buildPool() });
  const view = await open();
  await view.user.click(view.dialog.getByRole('button', press('Close the offer')));
  const form = await findDialog('Close the offer?');
  await view.user.click(form.getByRole('radio', { name: /^Go back on sale/ }));
  expect(form.getByText(/That leaves no seats, so the booking is cancelled/)).toBeVisible();
  accept('pool/close', {
    pool: buildPool({ is_open: false, closed_because: 'closed', returned: 3, refund: '4500.00' }),
  });
  await view.user.click(form.getByRole('button', press('Close and cancel booking')));
  await waitFor(() => expect(currentAddress()).toBe('/my-bookings'));
});

it('is read by a manager, who changes nothing', async () => {
  seats = buildSeats({
    may_change: false,
    can_offer: false,
    pool: buildPool({ link_token: null }),
    invited: [
      {
        name: 'Devika Nair',
        email: 'devika@northwind.example',
        has_seat: false,
        invited_at: '2026-11-20T04:30:00Z',
        reminded_at: null,
      },
    ],
  });
  const { dialog } = await open();
  expect(dialog.getByText(/^Only the person who made this booking/)).toBeVisible();
  expect(dialog.getByText(/^People of the company can claim a seat until/)).toBeVisible();
  expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Close seats',
  ]);
});

it('says why the seats cannot be shown, and tries again', async () => {
  const error = 'This booking was cancelled.';
  server.use(refuse('get', '/bookings/:id/seats/', 409, { error, code: 'booking_cancelled' }));
  const { user } = renderBookings('/my-bookings?seats=101');
  const dialog = await findDialog('Seats');
  expect(await dialog.findByText(error)).toBeVisible();
  server.use(answer<BookingSeats>('get', '/bookings/:id/seats/', seats));
  await user.click(dialog.getByRole('button', press('Try Again')));
  expect(await dialog.findByText('2 of 3')).toBeVisible();
});

it('lists the seats that colleagues offer, with where they are taken', async () => {
  server.use(
    answer<CompanySeats>('get', '/company/seats/', {
      results: [
        buildCompanySeats(),
        buildCompanySeats({ id: 6, event_title: 'Winter Symphony', claim_token: 'sc1.own' }),
      ],
    }),
  );
  renderBookings();
  const section = within(await screen.findByRole('region', { name: 'Seats from colleagues' }));
  expect(section.getByRole('link', press('Take a seat at Mumbai Jazz Night'))).toHaveAttribute(
    'href',
    '/seats/sp1.a-link',
  );
  expect(
    section.getByText(/offered by Meera Shah · 2 seats left, until Sat, Mar 14/),
  ).toBeVisible();
  expect(section.getByRole('link', press('Your seat at Winter Symphony'))).toHaveAttribute(
    'href',
    '/seats/claimed/sc1.own',
  );
});

it('says when the seats from colleagues cannot be loaded, and leads from nothing that is full', async () => {
  server.use(loseConnection('get', '/company/seats/'));
  const names = [1, 2, 3].map((seat) => buildTicket({ id: seat, attendee_name: `Person ${seat}` }));
  serveBookings([buildPaidBooking({ quantity: 3, tickets: names })]);
  const { user } = renderBookings();
  const alert = await screen.findByText('The seats from colleagues could not be loaded.');
  expect(alert).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Seats of/ })).toBeVisible();
  server.use(answer<CompanySeats>('get', '/company/seats/', { results: [] }));
  await user.click(screen.getByRole('button', press('Try Again')));
  await waitFor(() => expect(screen.queryByText('Seats from colleagues')).not.toBeInTheDocument());
});
