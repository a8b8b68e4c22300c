import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AttendeeContact, AttendeeContactList, Booking, ErrorCode, Ticket } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

const tickets = ['Asha Rao', 'Sunita Iyer'].map((attendee_name, index) =>
  buildTicket({
    id: 201 + index,
    seat_no: index + 1,
    attendee_name,
    attendee_email: `holder${index + 1}@northwind.example`,
    ticket_number: `FYR-7K4M-229${index + 1}`,
    qr_code: `foyer1.code.${index + 1}`,
  }),
);
const paid = buildPaidBooking({ tickets, attendee_details_completed: true });

const contact = (name: string, email: string): AttendeeContact => ({
  user: null,
  name,
  email,
  phone: null,
  employee_id: 'N-7',
  department: 'Finance',
  designation: null,
});
const contacts = [
  contact('Asha Rao', 'holder1@northwind.example'),
  contact('Meera Iyer', 'meera@northwind.example'),
];

/** Serves the tickets, gives them to others, and remembers what was sent. */
function serveTickets(over: Partial<Booking> = {}) {
  const booking = { ...paid, ...over };
  let { tickets: now } = booking;
  const sent: { id: number; body: unknown }[] = [];
  serveBookings([booking]);
  server.use(
    http.get(apiPath('/bookings/101'), () => HttpResponse.json({ ...booking, tickets: now })),
    http.get(apiPath('/bookings/:id/qr-code/'), () =>
      HttpResponse.json({ booking_number: booking.booking_number, tickets: now }),
    ),
    answer<AttendeeContactList>('get', '/attendees/contacts/', { contacts }),
    http.post(apiPath('/tickets/:id/reassign/'), async ({ params, request }) => {
      const body = (await request.json()) as { name: string; email: string };
      const id = Number(params.id);
      sent.push({ id, body });
      const given = (ticket: Ticket): Ticket => ({
        ...ticket,
        attendee_name: body.name,
        attendee_email: body.email,
        ticket_number: 'FYR-NEW2-0001',
        qr_code: 'foyer1.code.new',
      });
      now = now.map((ticket) => (ticket.id === id ? given(ticket) : ticket));
      return HttpResponse.json(now.find((ticket) => ticket.id === id));
    }),
  );
  return sent;
}

const GIVE = 'Give to someone else';
const findTicket = async () => {
  const ticket = within(await screen.findByRole('dialog', { name: 'Event Ticket' }));
  await ticket.findByRole('img');
  return ticket;
};

async function openForm(over: Partial<Booking> = {}) {
  const sent = serveTickets(over);
  const view = renderBookings('/my-bookings?ticket=101');
  const ticket = await findTicket();
  await view.user.click(ticket.getByRole('button', { name: GIVE }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Give this ticket to someone else' }),
  );
  const field = (label: RegExp) => form.getByLabelText(label);
  const submit = () => view.user.click(form.getByRole('button', { name: 'Give ticket' }));
  return { ...view, sent, form, field, submit };
}

describe('giving a ticket to someone else', () => {
  it('warns first, then shows the new code and says whose it is', async () => {
    const { user, sent, form, field, submit, ...view } = await openForm();
    expect(
      form.getByText(/FYR-7K4M-2291 for Mumbai Jazz Night, now held by Asha Rao/),
    ).toBeVisible();
    expect(form.getByText(/old QR code and ticket number stop working at once/)).toBeVisible();
    expect(form.getByText(/Both people are notified by email/)).toBeVisible();

    await user.fill(field(/^Full name/), 'Rohan Iyer');
    await user.fill(field(/^Email/), 'rohan@northwind.example');
    await user.click(form.getByText('More details (optional)'));
    await user.fill(field(/^Department/), ' Sales ');
    await submit();

    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /Give this ticket/ })).not.toBeInTheDocument(),
    );
    expect(sent).toEqual([
      {
        id: 201,
        body: { name: 'Rohan Iyer', email: 'rohan@northwind.example', department: 'Sales' },
      },
    ]);
    await expectToasts(view, { message: 'Ticket given to Rohan Iyer' });
    const ticket = await findTicket();
    expect(ticket.getByRole('img', { name: 'QR code of ticket FYR-NEW2-0001' })).toBeVisible();
    expect(ticket.getByText('Rohan Iyer')).toBeVisible();
  });

  it('can be filled in with a colleague, but not with its holder', async () => {
    const { user, sent, form, field, submit } = await openForm();
    await user.click(form.getByText('More details (optional)'));
    await user.fill(field(/^Department/), 'Sales');
    await user.type(form.getByRole('combobox', { name: /^Full name/ }), 'Me');
    const options = await form.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Meera Iyermeera@northwind.example · Finance',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field(/^Email/)).toHaveFocus();
    await submit();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          id: 201,
          body: {
            name: 'Meera Iyer',
            email: 'meera@northwind.example',
            department: 'Finance',
            employee_id: 'N-7',
          },
        },
      ]),
    );
  });

  it('asks for a name and an address that looks like one, before anything is sent', async () => {
    const { user, sent, form, field, submit } = await openForm();
    await submit();
    expect(await form.findByText('Full name is required')).toBeVisible();
    expect(form.getByText('Email is required')).toBeVisible();
    await user.fill(field(/^Full name/), 'Rohan Iyer');
    await user.fill(field(/^Email/), 'rohan');
    await submit();
    expect(await form.findByText('Enter a valid email address')).toBeVisible();
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('says beside the field, or below, what the server refuses', async () => {
    const { user, form, field, submit } = await openForm();
    const sentence = 'Email is not a valid email address.';
    server.use(
      refuse('post', '/tickets/:id/reassign/', 400, {
        error: sentence,
        fields: { email: sentence },
      }),
    );
    await user.fill(field(/^Full name/), 'Rohan Iyer');
    await user.fill(field(/^Email/), 'rohan@northwind.example');
    await submit();
    await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription(sentence));

    const used = 'Ticket FYR-7K4M-2291 has already been used.';
    server.use(refuse('post', '/tickets/:id/reassign/', 409, { error: used }));
    await submit();
    expect(await form.findByText(used)).toBeVisible();
    expect(field(/^Full name/)).toHaveValue('Rohan Iyer');
  });

  it('asks for whom a guest works where the policy has rules about guests, and keeps what was typed', async () => {
    const { user, sent, form, field, submit } = await openForm({ asks_guests: true });
    const isGuest = () => form.getByRole('checkbox', { name: 'Guest of another organisation' });
    await user.fill(field(/^Full name/), 'Rahul Nair');
    await user.fill(field(/^Email/), 'rahul@meridian.example');
    const refusal = (code: ErrorCode, error: string) =>
      refuse('post', '/tickets/:id/reassign/', 409, { error, code, fields: { guest: error } });
    await user.click(isGuest());
    await submit();
    expect(await form.findByText('Enter who they work for')).toBeVisible();
    await user.fill(field(/^Organisation/), 'Meridian Capital ');
    await user.click(form.getByRole('radio', { name: 'A client or business partner' }));
    await user.fill(field(/^Why guests/), 'To meet. ');
    const refused = 'By its rules for guests Northwind Industries cannot give this person a seat.';
    server.use(refusal('guest_refused', refused));
    await submit();
    await waitFor(() => expect(isGuest()).toHaveAccessibleDescription(refused));
    expect(field(/^Organisation/)).toHaveValue('Meridian Capital ');
    server.resetHandlers();
    const later = serveTickets({ asks_guests: true });
    await submit();
    await waitFor(() => expect([...sent, ...later]).toHaveLength(1));
    expect(later[0]?.body).toEqual({
      name: 'Rahul Nair',
      email: 'rahul@meridian.example',
      guest: {
        kind: 'client',
        organisation: 'Meridian Capital',
      },
      purpose: 'To meet.',
    });
  });

  it('stays with the ticket it was asked for, whatever keys are pressed in the form', async () => {
    const { user, sent, field, submit } = await openForm();
    await user.type(field(/^Full name/), 'Rohan{ArrowRight}{ArrowRight} Iyer');
    await user.fill(field(/^Email/), 'rohan@northwind.example');
    await submit();
    await waitFor(() => expect(sent).toMatchObject([{ id: 201 }]));
    const ticket = await findTicket();
    expect(ticket.getByText('Ticket 1 of 2')).toBeVisible();
  });

  it('can be cancelled; the ticket stays open', async () => {
    const { user, sent, field } = await openForm();
    // No option is listed, so the first Escape closes the dialog.
    server.use(answer<AttendeeContactList>('get', '/attendees/contacts/', { contacts: [] }));
    await user.type(field(/^Full name/), 'Zo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    const ticket = await findTicket();
    expect(ticket.getByRole('button', { name: GIVE })).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('reassignment is not offered', () => {
  it.each([
    ['for a booking of somebody else', { user: 8 }],
    ['once the event has started', { event_start_date: '2020-03-14T13:30:00.000Z' }],
    ['for a used ticket', { tickets: [buildTicket({ is_used: true })] }],
  ])('%s', async (_when, over) => {
    serveTickets(over);
    renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    expect(ticket.queryByRole('button', { name: GIVE })).not.toBeInTheDocument();
  });
});
