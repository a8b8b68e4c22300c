import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AttendeeContactList, Booking } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

const manager = { id: 99, permissions: ['view_company_bookings' as const] };
const LINE = /You can rename attendees, cancel it, or hand it over\.$/;

const left = (over: Partial<Booking> = {}) =>
  buildPaidBooking({
    user_name: 'Meera Iyer',
    holder_state: 'closed',
    event_start_date: '2099-01-01T10:00:00Z',
    tickets: [buildTicket({ attendee_name: 'Meera Iyer' })],
    ...over,
  });

const contacts: AttendeeContactList = {
  contacts: [
    {
      user: 12,
      name: 'Binu Mathew',
      email: 'binu@northwind.example',
      phone: null,
      employee_id: null,
      department: null,
      designation: null,
    },
    {
      user: manager.id,
      name: 'Vikram Shah',
      email: 'vikram@northwind.example',
      phone: null,
      employee_id: null,
      department: null,
      designation: null,
    },
  ],
};

it('hands a booking whose holder has left over to a colleague', async () => {
  serveBookings([left()]);
  const sent: unknown[] = [];
  const searched: URLSearchParams[] = [];
  server.use(
    http.get(apiPath('/attendees/contacts/'), ({ request }) => {
      searched.push(new URL(request.url).searchParams);
      return HttpResponse.json(contacts);
    }),
    http.post(apiPath('/bookings/:id/hand-over/'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(left({ user: 12, user_name: 'Binu Mathew', holder_state: 'open' }));
    }),
  );
  const view = renderBookings(undefined, manager);
  const { user } = view;
  expect(await screen.findByText(LINE)).toHaveTextContent(/^Meera Iyer has left\./);
  await user.click(screen.getByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand Over' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByText('Choose a colleague.')).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: /New holder/ }), 'Binu');
  const option = await screen.findByRole('option', { name: /Binu Mathew/ });
  // Clients are not asked for; whoever hands it over may take it.
  expect(searched.every((query) => query.get('colleagues') === 'true')).toBe(true);
  expect(screen.getByRole('option', { name: /Vikram Shah/ })).toBeVisible();
  await user.click(option);
  expect(dialog.getByRole('checkbox', { name: /ticket of Meera Iyer/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ to: 12, give_tickets: true }]);
  await expectToasts(view, { message: 'Binu Mathew now holds the booking' });
});

it('a failure of the server is shown once, in the dialog', async () => {
  serveBookings([left()]);
  server.use(
    answer<AttendeeContactList>('get', '/attendees/contacts/', contacts),
    refuse('post', '/bookings/:id/hand-over/', 503, { error: 'Please come back later.' }),
  );
  const view = renderBookings(undefined, manager);
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand Over' }));
  await user.type(dialog.getByRole('combobox', { name: /New holder/ }), 'Binu');
  await user.click(await screen.findByRole('option', { name: /Binu Mathew/ }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await dialog.findByText('Please come back later.')).toBeVisible();
  await expectToasts(view);
});

it.each([
  ['a holder who is there', left({ holder_state: 'open' }), manager],
  ['people without the bookings of the company', left(), { id: 99, permissions: [] }],
  ['an event that has begun', left({ event_start_date: '2020-01-01T10:00:00Z' }), manager],
] as const)('offers nothing of it for %s', async (_what, booking, person) => {
  serveBookings([booking]);
  const { user } = renderBookings(undefined, { ...person, permissions: [...person.permissions] });
  await screen.findByText(booking.event_title);
  expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^More actions/ }));
  await screen.findAllByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Hand over' })).not.toBeInTheDocument();
});

it('shows what somebody has left, which the notification leads to, and all of the company again', async () => {
  const { listQueries } = serveBookings([left()]);
  const { user } = renderBookings('/my-bookings?tab=upcoming&scope=company&holder=12', manager);
  await screen.findByText(LINE);
  expect(listQueries.at(-1)?.get('user')).toBe('12');
  const scopes = within(screen.getByRole('navigation', { name: 'Whose bookings' }));
  expect(scopes.getByRole('link', { current: true })).toHaveTextContent('One person');
  await user.click(scopes.getByRole('link', { name: 'Company' }));
  await waitFor(() => expect(listQueries.at(-1)?.has('user')).toBe(false));
  expect(scopes.getByRole('link', { current: true })).toHaveTextContent('Company');
});
