import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, QrCode } from '@/api';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { answer, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings, toastsOf } from '../bookings.testUtils';

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
    answer<QrCode>('get', '/bookings/:id/qr-code/', {
      booking_number: of.booking_number,
      tickets: of.tickets,
    }),
  );
}

const findTicket = async () =>
  within(await screen.findByRole('dialog', { name: 'Event Ticket' }, { timeout: 5000 }));

/** Puts what jsdom lacks onto the navigator, and takes it off again. */
function lend(name: 'share' | 'canShare', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
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
    expect(screen.getByLabelText('Address')).toHaveTextContent('/my-bookings?tab=upcoming');
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
  const shareTicket = async () => {
    serveTickets();
    const view = renderBookings('/my-bookings?ticket=101');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const ticket = await findTicket();
    await view.user.click(await ticket.findByRole('button', { name: 'Share Ticket' }));
    return { ...view, copied };
  };

  it('uses the share sheet of the device', async () => {
    const share = jest.fn(async (_data: ShareData) => {});
    lend('share', share);
    const view = await shareTicket();
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]?.[0]).toEqual({
      title: 'Mumbai Jazz Night',
      text: expect.stringContaining('Ticket FYR-7K4M-2291'),
      url: 'http://localhost/my-bookings?ticket=101',
    });
    expect(toastsOf(view)).toEqual([]);
  });

  it('shows no message when the person cancels', async () => {
    const share = jest.fn(async () => {
      throw new DOMException('Share canceled', 'AbortError');
    });
    lend('share', share);
    const view = await shareTicket();
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(toastsOf(view)).toEqual([]);
  });

  it('copies the link where there is no share sheet', async () => {
    const view = await shareTicket();
    await waitFor(() => expect(toastsOf(view)).toEqual(['Link to the ticket copied']));
    expect(view.copied).toHaveBeenCalledWith('http://localhost/my-bookings?ticket=101');
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
    await waitFor(() =>
      expect(toastsOf(view)).toEqual(['The ticket could not be saved. Take a screenshot instead.']),
    );
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
