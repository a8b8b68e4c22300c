import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AttendeeContactList, AttendeesRequest, Booking } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildAttendee, buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import { answer, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { record, renderCart, serveCart } from '../cart.testUtils';
import { restartClock, stopClock } from '@/testing/stoppedClock';

const DETAILS = '/cart?stage=attendee_details&booking=101';
const serve = (booking: Booking, booking_for: Booking['booking_for'] = 'team') =>
  server.use(
    answer<Booking>('get', '/bookings/101', { ...booking, booking_for }),
    answer<AttendeeContactList>('get', '/attendees/contacts/', { contacts: [] }),
  );

const block = async (number: number, of = 2) =>
  within(await screen.findByRole('group', { name: `Attendee ${number} of ${of}` }));
const save = () => screen.getByRole('button', { name: 'Save Attendee Details' });

beforeEach(() => {
  serveCart();
});
afterEach(() => {
  restartClock();
});

describe('the form', () => {
  it('says while a name is typed which letters its ticket cannot show, and takes it', async () => {
    serveCart({ paid: [buildPaidBooking({ attendee_count: 2 })] });
    serve(buildPaidBooking());
    const { user } = renderCart(DETAILS);
    const name = (await block(2)).getByLabelText(/Full name/);
    await user.type(name, 'ሰ');
    expect(name).toHaveAccessibleDescription(/^Tickets cannot show ሰ/);
    expect(name).not.toBeInvalid();
    await user.clear(name);
    expect(name).not.toHaveAccessibleDescription(/cannot show/);
  });

  it('has a block per ticket and saves once every block has name and email', async () => {
    stopClock();
    const world = serveCart({ paid: [buildPaidBooking({ attendee_count: 2 })] });
    serve(buildPaidBooking(), 'self');
    record(world, 'post', '/bookings/:id/attendees/', () =>
      HttpResponse.json(buildPaidBooking({ attendee_details_completed: true })),
    );
    const view = renderCart(DETAILS);
    const { user } = view;
    const first = await block(1);
    // Booked for oneself: the person stands in the first block.
    expect(first.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
    expect(first.getByLabelText(/Email/)).toHaveValue('asha@northwind.example');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    const second = await block(2);
    await user.click(save());
    expect(await second.findByText('Full name is required')).toBeVisible();
    expect(second.getByText('Email is required')).toBeVisible();
    await waitFor(() => expect(second.getByLabelText(/Full name/)).toHaveFocus());
    expect(world.calls).toEqual([]);
    expect(second.queryByRole('button', { name: 'Same as me' })).not.toBeInTheDocument();
    expect(second.getByLabelText(/Email/)).toHaveAttribute('type', 'email');
    await user.fill(second.getByLabelText(/Full name/), 'Sunita Iyer');
    await user.fill(second.getByLabelText(/Email/), 'sunita@northwind.example');
    await user.fill(second.getByLabelText('Dietary preferences'), 'Vegan');
    await user.click(save());

    await expectToasts(view, { message: 'Attendee details saved successfully' });
    expect(world.calls).toEqual([
      {
        call: 'POST /bookings/101/attendees/',
        body: {
          attendees: [
            expect.objectContaining({ ticket: 201, name: 'Asha Rao' }),
            expect.objectContaining({
              ticket: 202,
              name: 'Sunita Iyer',
              email: 'sunita@northwind.example',
              dietary_preferences: 'Vegan',
              phone: null,
            }),
          ],
        },
      },
    ]);
    expect(screen.queryByText('Corporate Bookings Confirmed!')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1800));
    expect(screen.queryByText('Corporate Bookings Confirmed!')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText('Corporate Bookings Confirmed!')).toBeVisible();
  });

  it('shows saved details, and locks those of checked-in tickets', async () => {
    const booking = buildPaidBooking({ attendees: [buildAttendee({ phone: '98200' })] });
    const [ticket, ...rest] = booking.tickets;
    if (ticket) serve({ ...booking, tickets: [{ ...ticket, is_used: true }, ...rest] });
    renderCart(DETAILS);
    const first = await block(1);
    expect(first.getByLabelText(/Full name/)).toHaveValue('Asha Rao');
    expect(first.getByLabelText('Phone')).toHaveValue('98200');
    expect(first.getByText('Checked in')).toBeVisible();
    expect(first.getByLabelText(/Full name/)).toBeDisabled();
    expect((await block(2)).getByLabelText(/Full name/)).toBeEnabled();
  });

  it('puts the server’s sentences at their fields', async () => {
    serve(buildPaidBooking({ quantity: 1 }));
    server.use(
      refuse('post', '/bookings/:id/attendees/', 400, {
        error: 'Email is not a valid email address.',
        fields: { 'attendees.0.email': 'Email is not a valid email address.' },
      }),
    );
    const view = renderCart(DETAILS);
    await view.user.click(await screen.findByRole('button', { name: 'Same as me' }));
    await view.user.click(save());
    const email = (await block(1, 1)).getByLabelText(/Email/);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/not a valid email address/));
    expect(email).toBeInvalid();
    await expectToasts(view, { message: 'Email is not a valid email address.' });
  });

  it('does not send an invalid email address', async () => {
    serve(buildPaidBooking({ quantity: 1 }));
    const { user } = renderCart(DETAILS);
    const first = await block(1, 1);
    await user.fill(first.getByLabelText(/Full name/), 'Asha');
    await user.fill(first.getByLabelText(/Email/), 'asha');
    await user.click(save());
    await waitFor(() =>
      expect(first.getByLabelText(/Email/)).toHaveAccessibleDescription(
        'Enter a valid email address',
      ),
    );
  });

  it('shows the default message when the server sends none, and can be sent again', async () => {
    const world = serveCart();
    serve(buildPaidBooking({ quantity: 1 }));
    record(
      world,
      'post',
      '/bookings/:id/attendees/',
      () => new HttpResponse(null, { status: 400 }),
    );
    const view = renderCart(DETAILS);
    await view.user.click(await screen.findByRole('button', { name: 'Same as me' }));
    await view.user.click(save());
    await expectToasts(view, { message: 'Failed to save attendee details' });
    await view.user.click(save());
    await waitFor(() => expect(world.calls).toHaveLength(2));
  });

  it('can be skipped', async () => {
    serveCart({ paid: [buildPaidBooking({ attendee_count: 1 })] });
    serve(buildPaidBooking());
    const { user } = renderCart(DETAILS);
    await user.click(await screen.findByRole('link', { name: 'Skip for Now' }));
    expect(
      await screen.findByRole('heading', { name: 'Corporate Bookings Confirmed!' }),
    ).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Corporate Bookings Confirmed!' }));
    expect(facts.getByText('Northwind Industries')).toBeVisible();
    expect(await facts.findByText('1 of 2 named')).toBeVisible();
    expect(facts.getByText('Paid bookings').nextSibling).toHaveTextContent('1');
    expect(facts.getByRole('link', { name: 'View My Bookings' })).toHaveAttribute(
      'href',
      '/my-bookings',
    );
    expect(facts.getByRole('link', { name: 'Browse More Events' })).toHaveAttribute(
      'href',
      '/events',
    );
  });
});

describe('where the policy of the company has rules about guests', () => {
  const company = 'Northwind Industries';
  const REFUSED = `By its rules for guests ${company} cannot give this person a seat.`;

  /** Names two people, of whom the second is of elsewhere. */
  async function named(over: Partial<Booking>) {
    const world = serveCart();
    serve(buildPaidBooking(over));
    const view = renderCart(DETAILS);
    const second = await block(2);
    await view.user.click((await block(1)).getByRole('button', { name: 'Same as me' }));
    await view.user.fill(second.getByLabelText(/Full name/), 'Rahul Nair');
    await view.user.fill(second.getByLabelText(/Email/), 'rahul@meridian.example');
    const isGuest = () => second.getByRole('checkbox', { name: 'Guest of another organisation' });
    return { world, view, second, isGuest };
  }

  it('asks for whom guests work and why they come; colleagues need no answers', async () => {
    const { world, view, second, isGuest } = await named({ asks_guests: true });
    record(world, 'post', '/bookings/:id/attendees/', () =>
      HttpResponse.json(buildPaidBooking({ attendee_details_completed: true })),
    );
    expect(screen.queryByLabelText(/^Why guests/)).not.toBeInTheDocument();
    await view.user.click(isGuest());
    await view.user.click(save());
    expect(await second.findByText('Enter who they work for')).toBeVisible();
    expect(second.getByText('Choose what they are')).toBeVisible();
    expect(screen.getByText('Add a sentence about why')).toBeVisible();
    await waitFor(() => expect(second.getByLabelText(/^Organisation/)).toHaveFocus());
    expect(world.calls).toEqual([]);
    await view.user.fill(second.getByLabelText(/^Organisation/), ' Ministry of Culture ');
    await view.user.click(second.getByRole('radio', { name: 'A public official' }));
    await view.user.fill(screen.getByLabelText(/^Why guests/), ' To meet. ');
    await view.user.click(save());
    await waitFor(() => expect(world.calls).toHaveLength(1));
    const { attendees, ...more } = (world.calls[0] as { body: AttendeesRequest }).body;
    expect(more).toEqual({ purpose: 'To meet.' });
    expect(attendees.map(({ guest }) => guest)).toEqual([
      undefined,
      { kind: 'public_official', organisation: 'Ministry of Culture' },
    ]);
  });

  it('says of whom the rules refuse, and keeps what was typed', async () => {
    const { view, second, isGuest } = await named({ asks_guests: true });
    await view.user.click(isGuest());
    await view.user.fill(second.getByLabelText(/^Organisation/), 'Meridian');
    await view.user.click(second.getByRole('radio', { name: /^A client/ }));
    await view.user.fill(screen.getByLabelText(/^Why guests/), 'To meet.');
    server.use(
      refuse('post', '/bookings/:id/attendees/', 409, {
        error: REFUSED,
        code: 'guest_refused',
        fields: { 'attendees.1.guest': REFUSED },
      }),
    );
    await view.user.click(save());
    await waitFor(() => expect(isGuest()).toHaveAccessibleDescription(REFUSED));
    expect(second.getByLabelText(/Full name/)).toHaveValue('Rahul Nair');
    expect(second.getByLabelText(/^Organisation/)).toHaveValue('Meridian');
    expect(second.getByRole('radio', { name: /^A client/ })).toBeChecked();
    expect(screen.getByLabelText(/^Why guests/)).toHaveValue('To meet.');
  });

  it('asks nothing where it has none', async () => {
    const { second } = await named({});
    expect(second.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('without a booking to name people for', () => {
  const notFound = async () => {
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
  };

  it('says so when the address names none', async () => {
    renderCart('/cart?stage=attendee_details');
    await notFound();
  });

  it('says so when there is none', async () => {
    server.use(refuse('get', '/bookings/101', 404, { error: 'Booking not found' }));
    renderCart(DETAILS);
    await notFound();
  });

  it('says so when it is a colleague’s', async () => {
    serve(buildPaidBooking({ user: 8 }));
    renderCart(DETAILS);
    await notFound();
  });

  it('leads to the payment when it is not paid', async () => {
    serve(buildBooking());
    renderCart(DETAILS);
    expect(await screen.findByText(/once the booking is paid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Proceed to Payment' })).toHaveAttribute(
      'href',
      '/cart?stage=payment&bookings=101',
    );
  });

  it('shows no form once it is cancelled', async () => {
    serve(buildPaidBooking({ status: 'cancelled' }));
    renderCart(DETAILS);
    expect(await screen.findByRole('heading', { name: 'Booking cancelled' })).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    server.use(refuse('get', '/bookings/101', 500));
    renderCart(DETAILS);
    expect(await screen.findByRole('heading', { name: 'Failed to load bookings' })).toBeVisible();
  });
});

it('shows an error on the confirmation when the bookings cannot be loaded', async () => {
  server.use(refuse('get', '/bookings/', 500));
  renderCart('/cart?stage=confirmation');
  expect(await screen.findByRole('heading', { name: 'Failed to fetch bookings' })).toBeVisible();
});
