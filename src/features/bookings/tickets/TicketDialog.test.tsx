import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking, QrCode, Ticket, TicketLink } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { currentAddress } from '@/testing/LocationProbe';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

const tickets = ['Asha Rao', 'Sunita Iyer'].map((attendee_name, index) =>
  buildTicket({
    id: 201 + index,
    seat_no: index + 1,
    attendee_name,
    ticket_number: `FYR-7K4M-229${index + 1}`,
    qr_code: `foyer1.code.${index + 1}`,
  }),
);
const booking = buildPaidBooking({ tickets, attendee_details_completed: true });

function serveTickets(of: Booking = booking) {
  serveBookings([of]);
  server.use(
    answer<Booking>('get', '/bookings/101', of),
    answer<QrCode>('get', '/bookings/:id/qr-code/', codesOf(of)),
  );
}

const codesOf = ({ booking_number, tickets: issued }: Booking): QrCode => ({
  booking_number,
  tickets: issued,
});

/** The codes as the server sends them once the first ticket is shared, or is not anymore. */
const serveShared = (is_shared: boolean) =>
  server.use(
    answer<QrCode>(
      'get',
      '/bookings/:id/qr-code/',
      codesOf({
        ...booking,
        tickets: tickets.map((one) => (one.id === 201 ? { ...one, is_shared } : one)),
      }),
    ),
  );

const findTicket = async () => within(await screen.findByRole('dialog', { name: 'Event Ticket' }));

/** Puts what jsdom lacks onto the navigator, and takes it off again. */
function lend(name: 'share', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

describe('a ticket', () => {
  it('opens from its row and shows what a steward and a guest want to know', async () => {
    serveTickets();
    const { user } = renderBookings('/my-bookings?tab=upcoming');
    await user.click(await screen.findByRole('link', { name: /View QR Ticket/ }));
    const ticket = await findTicket();
    expect(
      await ticket.findByRole('img', { name: 'QR code of ticket FYR-7K4M-2291' }),
    ).toBeVisible();
    expect(ticket.getByRole('heading', { name: 'Event Ticket' })).toBeVisible();
    expect(ticket.getByText('FYR-7K4M-2291')).toBeVisible();
    expect(ticket.getByText('Mumbai Jazz Night')).toBeVisible();
    for (const fact of ['Asha Rao', 'Gold', 'Royal Opera House, Mumbai', 'FY-2026-000101']) {
      expect(ticket.getByText(fact)).toBeVisible();
    }
    for (const line of [
      'Arrive 30 minutes early',
      'Bring a valid ID',
      'Take a screenshot of the QR code',
      'Contact support',
    ]) {
      expect(ticket.getByText(line)).toBeVisible();
    }
    await user.click(ticket.getByRole('button', { name: 'Close ticket' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentAddress()).toBe('/my-bookings?tab=upcoming');
  });

  it('can be added to the wallets that are set up', async () => {
    const wallets: Ticket['wallets'] = ['apple', 'google'];
    serveTickets({ ...booking, tickets: tickets.map((one) => ({ ...one, wallets })) });
    const { user } = renderBookings('/my-bookings?tab=upcoming');
    await user.click(await screen.findByRole('link', { name: /View QR Ticket/ }));
    const ticket = await findTicket();
    expect(await ticket.findByRole('button', { name: 'Add to Apple Wallet' })).toBeVisible();
    expect(ticket.getByRole('button', { name: 'Add to Google Wallet' })).toBeVisible();
  });

  it('is replaced by the next with a button or an arrow key', async () => {
    serveTickets();
    const { user } = renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    expect(await ticket.findByText('Ticket 1 of 2')).toBeVisible();
    expect(ticket.getByRole('button', { name: 'Previous ticket' })).toBeDisabled();
    await user.click(ticket.getByRole('button', { name: 'Next ticket' }));
    expect(ticket.getByText('Ticket 2 of 2')).toBeVisible();
    expect(ticket.getByText('Sunita Iyer')).toBeVisible();
    expect(ticket.getByRole('img', { name: /FYR-7K4M-2292/ })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(ticket.getByText('Ticket 1 of 2')).toBeVisible();
  });

  it('says that it was used, and when', async () => {
    const used = buildTicket({ is_used: true, used_at: '2099-03-14T13:05:00.000Z' });
    serveTickets({ ...booking, tickets: [used] });
    renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    expect(await ticket.findByText('Used')).toBeVisible();
    expect(ticket.getByText('Sat, Mar 14, 2099, 6:35 PM IST')).toBeVisible();
  });

  it('that is no longer valid shows no code and cannot be shared', async () => {
    serveTickets({ ...booking, tickets: [buildTicket({ qr_code: null })] });
    renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    expect(await ticket.findByText('This ticket is no longer valid.')).toBeVisible();
    expect(ticket.queryByRole('img')).not.toBeInTheDocument();
    expect(ticket.queryByRole('button', { name: 'Save to Phone' })).not.toBeInTheDocument();
  });
});

describe('sharing and saving', () => {
  const token = '5k-Zt8r2sQmJb0yXw4nV7cKpLd1Ea9HgTfU';
  const url = `http://localhost/t/${token}`;
  const shareTicket = async () => {
    serveTickets();
    server.use(
      http.post(apiPath('/tickets/201/link/'), () => {
        serveShared(true);
        return HttpResponse.json<TicketLink>({ token });
      }),
    );
    const view = renderBookings('/my-bookings?ticket=101');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const ticket = await findTicket();
    await view.user.click(await ticket.findByRole('button', { name: 'Share Ticket' }));
    return { ...view, ticket, copied };
  };

  it('gives the link that opens this ticket without an account to the share sheet', async () => {
    const share = jest.fn(async (_data: ShareData) => {});
    lend('share', share);
    const view = await shareTicket();
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls).toEqual([
      [
        {
          title: 'Mumbai Jazz Night',
          text: expect.stringContaining('Ticket FYR-7K4M-2291'),
          url,
        },
      ],
    ]);
    await expectToasts(view);
    await waitFor(() => expect(JSON.stringify(view.store.getState())).not.toContain(token));
  });

  it('shows no message when the person cancels', async () => {
    const share = jest.fn(async () => {
      throw new DOMException('Share canceled', 'AbortError');
    });
    lend('share', share);
    const view = await shareTicket();
    await waitFor(() => expect(share).toHaveBeenCalled());
    await expectToasts(view);
    expect(view.copied).not.toHaveBeenCalled();
  });

  it.each([
    ['where there is no share sheet', undefined],
    [
      'where the share sheet refuses',
      async () => {
        throw new DOMException('Not allowed', 'NotAllowedError');
      },
    ],
  ])('copies the link %s', async (_where, share) => {
    if (share) lend('share', share);
    const view = await shareTicket();
    await expectToasts(view, { message: 'Link to the ticket copied' });
    expect(view.copied).toHaveBeenCalledWith(url);
  });

  it('can be stopped, and says so', async () => {
    const view = await shareTicket();
    const { user, ticket } = view;
    let stopped = 0;
    server.use(
      http.delete(apiPath('/tickets/201/link/'), () => {
        stopped += 1;
        serveShared(false);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(await ticket.findByRole('button', { name: 'Stop sharing' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Stop sharing this ticket?' }),
    );
    expect(question.getByText(/stops working for everybody who has it/)).toBeVisible();
    expect(stopped).toBe(0);
    await user.click(question.getByRole('button', { name: 'Stop sharing' }));
    await expectToasts(view, {}, { message: 'The link no longer works' });
    expect(stopped).toBe(1);
    await waitFor(() =>
      expect(ticket.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument(),
    );
  });

  it('is for the person who booked', async () => {
    serveTickets({ ...booking, user: 8, tickets: [buildTicket({ is_shared: true })] });
    renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    expect(await ticket.findByRole('button', { name: 'Save to Phone' })).toBeVisible();
    expect(ticket.queryByRole('button', { name: 'Share Ticket' })).not.toBeInTheDocument();
    expect(ticket.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument();
  });

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    serveTickets();
    const { user } = renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    await user.click(await ticket.findByRole('button', { name: 'Print ticket' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says when no picture can be made, and what to do instead', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    serveTickets();
    const view = renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    await view.user.click(await ticket.findByRole('button', { name: 'Save to Phone' }));
    await expectToasts(view, {
      message: 'The ticket could not be saved. Take a screenshot instead.',
    });
  });
});

describe('without a code', () => {
  it('says so, and tries again', async () => {
    serveTickets();
    server.use(refuse('get', '/bookings/:id/qr-code/', 409, { error: 'Not paid yet.' }));
    const { user } = renderBookings('/my-bookings?ticket=101');
    const ticket = await findTicket();
    expect(await ticket.findByRole('heading', { name: 'Failed to get QR code' })).toBeVisible();
    expect(ticket.getByText('Not paid yet.')).toBeVisible();
    serveTickets();
    await user.click(ticket.getByRole('button', { name: 'Try Again' }));
    expect(await ticket.findByRole('img', { name: /FYR-7K4M-2291/ })).toBeVisible();
  });
});
