import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { CartPage } from './CartPage';
import { record, renderCart, serveCart } from './cart.testUtils';

const jazz = buildBooking();
const forum = buildBooking({
  id: 102,
  event: 2,
  event_title: 'India Leadership Forum',
  ticket_tier_name: 'Delegate Pass',
  quantity: 1,
  total_amount: '12400.00',
});

const line = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} stands in no line`);
  return within(item);
};

describe('the page', () => {
  it('asks visitors to sign in and brings them back', () => {
    renderWithProviders(<CartPage />, { route: '/cart?stage=payment' });
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin?next=%2Fcart%3Fstage%3Dpayment',
    );
  });

  it('names the company and the present step, and mirrors the stage', async () => {
    serveCart({ pending: [jazz] });
    const { store } = renderCart('/cart?stage=payment');
    expect(screen.getByRole('heading', { name: 'Corporate Event Booking' })).toBeVisible();
    expect(screen.getByText('Northwind Industries')).toBeVisible();
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(
      expect.arrayContaining(['1Review Cart', '2Payment', '3Attendee Details', '4Confirmation']),
    );
    expect(screen.getByText('Payment').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(store.getState().cartStage).toEqual({ stage: 'payment', bookingId: null });
    expect(await screen.findAllByRole('button', { name: 'Pay ₹6,018.00' })).toHaveLength(2);
  });
});

describe('the cart stage', () => {
  it('shows both groups and the sums of the server', async () => {
    serveCart({
      pending: [jazz, forum],
      paid: [
        buildPaidBooking({ id: 201, event_title: 'Future of Work' }),
        buildPaidBooking({ id: 202, event_title: 'Comedy Hour', attendee_details_completed: true }),
      ],
    });
    renderCart();
    expect(await screen.findByRole('heading', { name: 'Pending Payment (2)' })).toBeVisible();
    expect(screen.getByText('3 tickets')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'My Bookings (2)' })).toBeVisible();

    const first = await line('Mumbai Jazz Night');
    expect(first.getByText('Gold · ₹2,500.00 each')).toBeVisible();
    expect(first.getByText('Sat, Mar 14, 2099, 7:00 PM IST · Mumbai')).toBeVisible();
    expect(first.getByText('₹5,000.00')).toBeVisible();
    expect(first.getByText('+ fee & GST')).toBeVisible();

    const waiting = await line('Future of Work');
    expect(waiting.getByText('Awaiting Details')).toBeVisible();
    expect(waiting.getByText('Gold · 2 tickets · ₹6,018.00 paid')).toBeVisible();
    expect(waiting.getByRole('link', { name: /^Add Attendee Details for / })).toHaveAttribute(
      'href',
      '/cart?stage=attendee_details&booking=201',
    );
    const complete = await line('Comedy Hour');
    expect(complete.getByText('Complete')).toBeVisible();
    expect(complete.getByRole('link', { name: /View Tickets/ })).toHaveAttribute(
      'href',
      '/my-bookings?ticket=202',
    );

    const remove = complete.getByRole('button', { name: 'Remove Comedy Hour, Gold' });
    expect(remove).toBeDisabled();
    expect(remove).toHaveAccessibleDescription(/^Paid bookings can’t be removed\. Cancel them in /);
    const summary = within(screen.getByRole('region', { name: 'Booking Summary' }));
    expect(await summary.findByText('Subtotal (2 tickets)')).toBeVisible();
    expect(summary.getByText('Corporate service fee (2%)')).toBeVisible();
    expect(summary.getByText('₹100.00')).toBeVisible();
    expect(summary.getByText('GST (18%)')).toBeVisible();
    expect(summary.getByText('₹918.00')).toBeVisible();
    expect(summary.getByText('₹6,018.00')).toBeVisible();
    for (const method of ['Mastercard', 'Visa', 'UPI', 'Net Banking']) {
      expect(summary.getByText(method)).toBeVisible();
    }
  });

  it('shows an empty state with a link to the events', async () => {
    serveCart();
    renderCart();
    expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Corporate Events' })).toHaveAttribute(
      'href',
      '/events',
    );
  });

  it('shows both groups also when nothing is paid yet', async () => {
    serveCart({ pending: [jazz] });
    renderCart();
    expect(await screen.findByRole('heading', { name: 'Pending Payment (1)' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'My Bookings (0)' })).toBeVisible();
    expect(screen.getByText('No paid bookings for upcoming events.')).toBeVisible();
  });

  it('offers no way to payment without pending bookings', async () => {
    serveCart({ paid: [buildPaidBooking()] });
    renderCart();
    expect(await screen.findByRole('heading', { name: 'My Bookings (1)' })).toBeVisible();
    expect(screen.getByText('No payments are due.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse More Events' })).toHaveAttribute(
      'href',
      '/events',
    );
  });

  it('goes on to pay', async () => {
    serveCart({ pending: [jazz] });
    const { user } = renderCart();
    const [proceed] = await screen.findAllByRole('button', { name: 'Proceed to Payment' });
    if (proceed) await user.click(proceed);
    expect(await screen.findByRole('group', { name: 'Payment method' })).toBeVisible();
  });

  it('says when the bookings cannot be fetched, and tries again', async () => {
    server.use(refuse('get', '/bookings/', 500));
    const { user } = renderCart();
    expect(await screen.findByRole('heading', { name: 'Failed to fetch bookings' })).toBeVisible();
    serveCart({ pending: [jazz] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Pending Payment (1)' })).toBeVisible();
  });

  it('says when only the sums are missing', async () => {
    serveCart({ pending: [jazz] });
    server.use(refuse('get', '/bookings/quote/', 400, { error: 'No sums today.' }));
    renderCart();
    expect(await screen.findByText('No sums today.')).toBeVisible();
  });

  it('pays each currency separately', async () => {
    serveCart({ pending: [jazz, buildBooking({ id: 103, currency: 'USD' })] });
    const { user } = renderCart();
    await user.click(await screen.findByRole('link', { name: 'USD' }));
    expect(screen.getByRole('link', { name: 'USD' })).toHaveAttribute('aria-current', 'true');
    expect(await screen.findAllByText('$6,018.00')).not.toHaveLength(0);
  });

  it('shows no sum of one currency under the sign of another', async () => {
    serveCart({ pending: [jazz, buildBooking({ id: 103, currency: 'USD' })] });
    const { user } = renderCart();
    expect(await screen.findAllByText('₹6,018.00')).toHaveLength(2);
    const never = new Promise<never>(() => {});
    server.use(http.get(apiPath('/bookings/quote/'), () => never));
    await user.click(screen.getByRole('link', { name: 'USD' }));
    expect(screen.getByRole('link', { name: 'USD' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByText(/6,018\.00/)).not.toBeInTheDocument();
    expect(screen.queryByText(/918\.00/)).not.toBeInTheDocument();
  });

  it('keeps the loaded cart when a later request fails, and says that it may be old', async () => {
    serveCart({ pending: [jazz], paid: [buildPaidBooking({ id: 201 })] });
    const { user, store } = renderCart();
    await screen.findByRole('heading', { name: 'Pending Payment (1)' });
    await screen.findByRole('heading', { name: 'My Bookings (1)' });
    server.use(refuse('get', '/bookings/', 500));
    act(() => void store.dispatch(api.util.invalidateTags(['Booking'])));
    const notes = await screen.findAllByText(/may be out of date/);
    expect(notes).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Pending Payment (1)' })).toBeVisible();
    serveCart({ pending: [jazz, forum] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Pending Payment (2)' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
  });
});

describe('changing the number of tickets', () => {
  const stepper = { name: 'Increase Gold tickets for Mumbai Jazz Night' };

  it('saves it and says so', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'patch', '/bookings/:id', () => {
      const changed = { ...jazz, quantity: 3, updated_at: '2026-02-02T10:00:00.000Z' };
      world.pending = [changed];
      return HttpResponse.json(changed);
    });
    const view = renderCart();
    await view.user.click(await screen.findByRole('button', stepper));
    await expectToasts(view, { message: 'Booking quantity updated successfully' });
    expect(world.calls).toEqual([{ call: 'PATCH /bookings/101/', body: { quantity: 3 } }]);
    expect((await line('Mumbai Jazz Night')).getByRole('status')).toHaveTextContent('3');
  });

  it('sends one change for presses that come while one is on its way', async () => {
    const world = serveCart({ pending: [jazz] });
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    record(world, 'patch', '/bookings/:id', async () => {
      await gate;
      return HttpResponse.json(jazz);
    });
    const { user } = renderCart();
    const more = await screen.findByRole('button', stepper);
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect((await line('Mumbai Jazz Night')).getByRole('status')).toHaveTextContent('5');
    open();
    await waitFor(() => expect(world.calls).toHaveLength(2));
    expect(world.calls.map(({ body }) => body)).toEqual([{ quantity: 3 }, { quantity: 5 }]);
  });

  it.each([
    ['sold_out', 'Only 2 tickets are left in this tier.'],
    [
      'hold_limit',
      'You hold 40 unpaid seats, and one person can hold 40. Pay for bookings in your cart or remove some, then try again.',
    ],
  ])('goes back when the server refuses with %s, and shows its sentence', async (code, error) => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'patch', '/bookings/:id', () =>
      HttpResponse.json({ error, code, request_id: 'r' }, { status: 409 }),
    );
    const view = renderCart();
    await view.user.click(await screen.findByRole('button', stepper));
    await expectToasts(view, { message: error });
    expect((await line('Mumbai Jazz Night')).getByRole('status')).toHaveTextContent('2');
  });

  it('shows the default message when the server sends none', async () => {
    const world = serveCart({ pending: [jazz] });
    record(world, 'patch', '/bookings/:id', () => new HttpResponse(null, { status: 400 }));
    const view = renderCart();
    await view.user.click(await screen.findByRole('button', stepper));
    await expectToasts(view, { message: 'Failed to update cart' });
  });

  it('stops at one and at the most a booking may have', async () => {
    serveCart({
      pending: [
        buildBooking({ quantity: 1, max_per_booking: 10 }),
        buildBooking({ id: 104, event_title: 'Full', quantity: 4, max_per_booking: 4 }),
      ],
    });
    renderCart();
    expect(
      (await line('Mumbai Jazz Night')).getByRole('button', { name: /Decrease/ }),
    ).toBeDisabled();
    expect((await line('Full')).getByRole('button', { name: /Increase/ })).toBeDisabled();
  });
});

describe('taking a line out', () => {
  const remove = { name: 'Remove Mumbai Jazz Night, Gold' };

  it('asks first, and Cancel changes nothing', async () => {
    const world = serveCart({ pending: [jazz] });
    const { user } = renderCart();
    await user.click(await screen.findByRole('button', remove));
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Deletion' }));
    expect(dialog.getByText('Are you sure you want to delete this cart item?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(world.calls).toEqual([]);
    expect(await line('Mumbai Jazz Night')).toBeDefined();
  });

  it('takes it out before the server has answered', async () => {
    const world = serveCart({ pending: [jazz, forum] });
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    record(world, 'delete', '/bookings/:id', async () => {
      await gate;
      world.pending = [forum];
      return new HttpResponse(null, { status: 204 });
    });
    const view = renderCart();
    await view.user.click(await screen.findByRole('button', remove));
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Mumbai Jazz Night')).not.toBeInTheDocument());
    await expectToasts(view);
    open();
    await expectToasts(view, { message: 'Booking removed successfully' });
    expect(world.calls.map(({ call }) => call)).toEqual(['DELETE /bookings/101/']);
  });

  it('brings it back when the server refuses, and then says so', async () => {
    const world = serveCart({ pending: [jazz, forum] });
    record(world, 'delete', '/bookings/:id', () => new HttpResponse(null, { status: 409 }));
    const view = renderCart();
    await view.user.click(await screen.findByRole('button', remove));
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToasts(view, {
      title: 'Failed to remove from cart',
      message: 'Failed to remove booking, please try again',
    });
    expect(await line('Mumbai Jazz Night')).toBeDefined();
  });

  it('says so without a network, too', async () => {
    serveCart({ pending: [jazz] });
    server.use(loseConnection('delete', '/bookings/:id'));
    const view = renderCart();
    await view.user.click(await screen.findByRole('button', remove));
    await view.user.click(screen.getByRole('button', { name: 'Delete' }));
    await expectToasts(view, { message: 'Failed to remove booking, please try again' });
  });
});
