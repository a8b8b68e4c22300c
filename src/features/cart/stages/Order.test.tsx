import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import {
  buildAttendee,
  buildBooking,
  buildPaidBooking,
  buildPayment,
  buildTicket,
} from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';
import { record, renderCart, serveCart, type CartWorld } from '../cart.testUtils';

const named = { attendee_details_completed: true, attendee_count: 1 };
const jazz = buildPaidBooking({
  quantity: 1,
  tickets: [buildTicket()],
  paid_amount: '3009.00',
});
const forum = buildPaidBooking({
  id: 102,
  event_title: 'India Leadership Forum',
  ticket_tier_name: 'Delegate Pass',
  quantity: 1,
  tickets: [buildTicket({ id: 301, ticket_number: 'FY-T-301' })],
  paid_amount: '14923.00',
});
const older = buildPaidBooking({
  id: 90,
  event_title: 'Bought Before',
  payments: [buildPayment({ payment_id: 'pay_before' })],
});

let world: CartWorld;

beforeEach(() => {
  world = serveCart({ paid: [jazz, forum, older] });
  server.use(
    http.get(apiPath('/bookings/:id'), ({ params }) => {
      const found = world.paid.find(({ id }) => String(id) === params.id);
      return found ? HttpResponse.json(found) : new HttpResponse(null, { status: 404 });
    }),
  );
  record(world, 'post', '/bookings/:id/attendees/', () => {
    const { call } = world.calls.at(-1) ?? { call: '' };
    const id = Number(call.split('/')[2]);
    const saved: Booking[] = world.paid.map((booking) =>
      booking.id === id
        ? {
            ...booking,
            ...named,
            attendees: [buildAttendee({ ticket: booking.tickets[0]?.id ?? 0 })],
          }
        : booking,
    );
    world.paid = saved;
    return HttpResponse.json(saved.find((booking) => booking.id === id));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('naming the people of an order', () => {
  it('goes through all bookings of the payment, and says how far it is', async () => {
    const view = renderCart('/cart?stage=attendee_details&booking=101');
    const { user } = view;
    const order = within(await screen.findByRole('navigation', { name: 'Bookings of this order' }));
    expect(order.getByText('0 of 2 people of this order named')).toBeVisible();
    expect(order.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Mumbai Jazz Night, Gold',
      'India Leadership Forum, Delegate Pass',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Same as me' }));
    await user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));

    expect(
      await screen.findByRole('heading', { name: 'India Leadership Forum', level: 2 }),
    ).toBeVisible();
    expect(await screen.findByText('1 of 2 people of this order named')).toBeVisible();
    await expectToasts(view, { message: 'Attendee details saved successfully' });
    await user.click(await screen.findByRole('button', { name: 'Same as me' }));
    await user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));
    expect(
      await screen.findByRole('heading', { name: 'Corporate Bookings Confirmed!' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Name the Rest' })).not.toBeInTheDocument();
  });

  it('waits for the order when the names are saved before it is loaded', async () => {
    let answerOrder = () => {};
    server.use(
      http.get(apiPath('/bookings/'), async ({ request }) => {
        if (!new URL(request.url).searchParams.has('payment_id')) return;
        await new Promise<void>((resolve) => (answerOrder = resolve));
      }),
    );
    const view = renderCart('/cart?stage=attendee_details&booking=101');
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Same as me' }));
    await user.click(screen.getByRole('button', { name: 'Save Attendee Details' }));
    await expectToasts(view, { message: 'Attendee details saved successfully' });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    answerOrder();
    expect(
      await screen.findByRole('heading', { name: 'India Leadership Forum', level: 2 }),
    ).toBeVisible();
  });

  it('shows no order of one booking', async () => {
    renderCart('/cart?stage=attendee_details&booking=90');
    expect(await screen.findByRole('heading', { name: 'Bought Before' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Skip for Now' })).toHaveAttribute(
        'href',
        '/cart?stage=confirmation&payment=pay_before',
      ),
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('the confirmation', () => {
  it.each(['', '&payment=pay_of_somebody'])(
    'leads to the cart without a purchase%s',
    async (of) => {
      serveCart({ pending: [buildBooking()] });
      renderCart(`/cart?stage=confirmation${of}`);
      expect(await screen.findByRole('heading', { name: 'Pending Payment (1)' })).toBeVisible();
      expect(screen.queryByText('Corporate Bookings Confirmed!')).not.toBeInTheDocument();
    },
  );

  const purchase = async () =>
    within(await screen.findByRole('region', { name: 'What you bought' }));

  it('shows what was bought, what it cost, and leads to the rest of the names', async () => {
    world.paid = [{ ...jazz, ...named }, forum, older];
    renderCart('/cart?stage=confirmation&payment=pay_test_1');
    const bought = await purchase();
    // Of this purchase; the booking before it counts only among all.
    expect(await screen.findByText('1 of 2 named')).toBeVisible();
    expect(screen.getByText('2 now, 3 in all')).toBeVisible();
    expect(bought.getByRole('link', { name: 'Mumbai Jazz Night' })).toBeVisible();
    expect(bought.getByText('Gold · 1 ticket · 1 of 1 named')).toBeVisible();
    expect(bought.getAllByText('Sat, Mar 14, 2099, 7:00 PM IST · Mumbai')).toHaveLength(2);
    expect(bought.getByText('Delegate Pass · 1 ticket · 0 of 1 named')).toBeVisible();
    expect(bought.getByText('₹17,932.00')).toBeVisible();
    expect(bought.queryByText('Bought Before')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name the Rest' })).toHaveAttribute(
      'href',
      '/cart?stage=attendee_details&booking=102',
    );
  });

  it('has the documents', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    for (const [path, type] of [
      ['receipt', 'application/pdf'],
      ['tickets', 'application/pdf'],
      ['calendar', 'text/calendar'],
    ]) {
      server.use(
        http.get(apiPath(`/bookings/101/${path}/`), () => {
          return new HttpResponse('a file', { headers: { 'Content-Type': type ?? '' } });
        }),
      );
    }
    // Without a payment in the address: that of the booking made last, whichever event comes first.
    world.paid = [older, jazz, forum];
    const { user } = renderCart('/cart?stage=confirmation');
    const bought = await purchase();
    await user.click(bought.getByRole('button', { name: 'Tickets (PDF) for Mumbai Jazz Night' }));
    await waitFor(() => expect(saved).toEqual(['Foyer tickets FY-2026-000101.pdf']));
    await user.click(bought.getByRole('button', { name: 'Add to calendar for Mumbai Jazz Night' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    await user.click(bought.getByRole('button', { name: 'Receipt (PDF)' }));
    await waitFor(() => expect(saved).toHaveLength(3));
  });

  it('adds each ticket to the wallets that are set up', async () => {
    const wallets: ('apple' | 'google')[] = ['apple', 'google'];
    const second = { id: 202, seat_no: 2, ticket_number: 'FY-T-202', attendee_name: null };
    world.paid = [
      { ...jazz, tickets: [buildTicket({ wallets })] },
      {
        ...forum,
        quantity: 2,
        tickets: [
          buildTicket({ ticket_number: 'FY-T-201', attendee_name: 'Lena Roy', wallets }),
          buildTicket({ ...second, wallets }),
        ],
      },
    ];
    const { user } = renderCart('/cart?stage=confirmation');
    const bought = await purchase();
    const namesIn = (place: typeof bought) =>
      place.getAllByRole('button', { name: /allet/ }).map(({ textContent }) => textContent?.trim());
    expect(namesIn(bought)).toEqual([
      'Add to Apple Wallet for Mumbai Jazz Night',
      'Add to Google Wallet for Mumbai Jazz Night',
      'Add to wallet for India Leadership Forum',
    ]);
    await user.click(bought.getByRole('button', { name: /^Add to wallet/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to wallet' }));
    const rows = dialog.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Lena Roy');
    expect(rows[1]).toHaveTextContent('Not named yet');
    expect(namesIn(dialog)).toEqual([
      'Add to Apple Wallet for ticket FY-T-201',
      'Add to Google Wallet for ticket FY-T-201',
      'Add to Apple Wallet for ticket FY-T-202',
      'Add to Google Wallet for ticket FY-T-202',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers no wallet where none is set up', async () => {
    world.paid = [{ ...forum, quantity: 2, tickets: [buildTicket(), buildTicket({ id: 202 })] }];
    renderCart('/cart?stage=confirmation');
    const bought = await purchase();
    expect(bought.queryByRole('button', { name: /allet/ })).not.toBeInTheDocument();
  });
});
