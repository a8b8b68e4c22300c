import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildBooking, buildPaidBooking } from '@/testing/bookingFactories';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

/** What was handed to the browser's downloads: jsdom has none. */
const saved: { name: string; address: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the receipt', () => {
  it('is saved as a PDF', async () => {
    serveBookings([buildPaidBooking()]);
    server.use(
      http.get(
        apiPath('/bookings/:id/receipt/'),
        () =>
          new HttpResponse(new Blob(['%PDF-1.7']), {
            headers: { 'Content-Type': 'application/pdf' },
          }),
      ),
    );
    const view = renderBookings();
    await view.user.click(await screen.findByRole('button', { name: /Receipt/ }));
    await expectToasts(view, { message: 'Receipt download started' });
    expect(saved).toEqual([{ name: 'Foyer receipt FY-2026-000101.pdf', address: 'blob:receipt' }]);
  });

  it('is loaded once for each press, and never again when the network is back', async () => {
    serveBookings([buildPaidBooking()]);
    let loads = 0;
    server.use(
      http.get(apiPath('/bookings/:id/receipt/'), () => {
        loads += 1;
        return new HttpResponse('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
      }),
    );
    const view = renderBookings();
    const stop = setupListeners(view.store.dispatch);
    const press = await screen.findByRole('button', { name: /Receipt/ });
    await view.user.click(press);
    await expectToasts(view, {});
    act(() => void window.dispatchEvent(new Event('online')));
    await view.user.click(press);
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(loads).toBe(2);
    stop();
  });

  it('says in the server’s words why there is none', async () => {
    serveBookings([buildPaidBooking()]);
    server.use(
      refuse('get', '/bookings/:id/receipt/', 501, {
        error: 'This part of Foyer is not open yet.',
      }),
    );
    const view = renderBookings();
    await view.user.click(await screen.findByRole('button', { name: /Receipt/ }));
    await expectToasts(view, { message: 'This part of Foyer is not open yet.' });
    expect(saved).toEqual([]);
  });
});

describe('documents', () => {
  const openMenu = async (booking: Booking) => {
    serveBookings([booking]);
    const view = renderBookings();
    const more = await screen.findByRole('button', { name: /^More actions/ });
    const press = async (name: RegExp | string) => {
      await view.user.click(more);
      await view.user.click(await screen.findByRole('menuitem', { name }));
    };
    return { ...view, more, press };
  };
  const serveFile = (path: string, type: string, name?: string) => {
    const accepted: (string | null)[] = [];
    server.use(
      http.get(apiPath(path), ({ request }) => {
        accepted.push(request.headers.get('Accept'));
        const headers = new Headers({ 'Content-Type': type });
        if (name) headers.set('Content-Disposition', `attachment; filename="${name}"`);
        return new HttpResponse('a file', { headers });
      }),
    );
    return accepted;
  };

  it('are saved under the name that the server gives', async () => {
    const view = await openMenu(buildPaidBooking());
    const pdf = serveFile('/bookings/:id/tickets/', 'application/pdf', 'tickets-FY-101.pdf');
    const ics = serveFile(
      '/bookings/:id/calendar/',
      'text/calendar; charset=utf-8',
      'foyer-FY-101.ics',
    );
    await view.press('Download tickets (PDF)');
    await expectToasts(view, { message: 'Ticket download started' });
    await view.press('Add to calendar');
    await expectToasts(
      view,
      { message: 'Ticket download started' },
      { message: 'Calendar file download started' },
    );
    expect(saved.map(({ name }) => name)).toEqual(['tickets-FY-101.pdf', 'foyer-FY-101.ics']);
    expect([pdf, ics]).toEqual([
      ['application/pdf, application/json'],
      ['text/calendar, application/json'],
    ]);
  });

  it('get a default name when the server’s contains a path', async () => {
    const view = await openMenu(buildPaidBooking());
    serveFile('/bookings/:id/tickets/', 'application/pdf', '../../etc/passwd');
    await view.press('Download tickets (PDF)');
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['Foyer tickets FY-2026-000101.pdf']),
    );
  });

  it('say why there are none', async () => {
    const view = await openMenu(buildPaidBooking());
    server.use(
      refuse('get', '/bookings/:id/tickets/', 409, { error: 'This booking was cancelled.' }),
      loseConnection('get', '/bookings/:id/calendar/'),
    );
    await view.press('Download tickets (PDF)');
    await expectToasts(view, { message: 'This booking was cancelled.' });
    await view.press('Add to calendar');
    await expectToasts(
      view,
      { message: 'This booking was cancelled.' },
      { message: 'Network error. Please check your connection and try again.' },
    );
    expect(saved).toEqual([]);
  });

  it('are not offered for a booking that is still to be paid', async () => {
    const { user, more } = await openMenu(buildBooking());
    await user.click(more);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Cancel booking']);
  });

  it.each([
    ['over', buildPaidBooking({ status: 'completed' })],
    ['cancelled', buildPaidBooking({ status: 'cancelled' })],
  ])('are not offered for a booking that is %s', async (_state, booking) => {
    serveBookings([booking]);
    renderBookings();
    expect(await screen.findByRole('button', { name: /^Receipt/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^More actions/ })).not.toBeInTheDocument();
  });

  it('of a refunded booking are the receipt and the credit note', async () => {
    const refunded = { status: 'refunded', payment_status: 'refunded' } as const;
    const view = await openMenu(buildPaidBooking(refunded));
    server.use(answer('get', '/bookings/:id/credit-notes/', { results: [] }));
    serveFile('/bookings/:id/credit-note/', 'application/pdf', 'credit-note-CN-2627-0000001.pdf');
    await view.press('Credit note');
    await expectToasts(view, { message: 'Credit note download started' });
    expect(saved.map(({ name }) => name)).toEqual(['credit-note-CN-2627-0000001.pdf']);
    await waitFor(() => expect(view.more).toHaveFocus());
  });
});

describe('the details', () => {
  const full = buildPaidBooking({
    history: [
      {
        id: 1,
        at: '2026-02-01T10:05:00.000Z',
        by: 'Asha Rao',
        kind: 'paid',
        from_status: 'pending',
        to_status: 'confirmed',
        note: null,
      },
    ],
  });

  it('tell history and payments in words that people use', async () => {
    serveBookings([buildPaidBooking()]);
    server.use(answer<Booking>('get', '/bookings/101', full));
    const { user } = renderBookings();
    const toggle = await screen.findByRole('button', { name: /^Details/ });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Paid by Asha Rao')).toBeVisible();
    expect(screen.getByText(/₹6,018.00 paid by UPI/)).toBeVisible();
    await user.click(toggle);
    expect(screen.queryByText('Paid by Asha Rao')).not.toBeInTheDocument();
  });

  it('say when they cannot be loaded', async () => {
    serveBookings([buildBooking()]);
    server.use(refuse('get', '/bookings/101', 400));
    const { user } = renderBookings();
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    expect(await screen.findByText('The details could not be loaded.')).toBeVisible();
  });
});

describe('cancelling', () => {
  const open = async (booking = buildPaidBooking()) => {
    const world = serveBookings([booking]);
    server.use(http.get(apiPath('/bookings/101'), () => HttpResponse.json(world.bookings[0])));
    const view = renderBookings();
    await view.user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel booking' }));
    return { world, view, dialog };
  };

  it('asks for confirmation first', async () => {
    const { view, dialog } = await open();
    expect(dialog.getByText(/^Are you sure you want to cancel this booking\?/)).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectToasts(view);
  });

  it('says that it is done, and the row follows', async () => {
    const { world, view, dialog } = await open();
    const cancelled = buildPaidBooking({ status: 'cancelled' });
    server.use(
      http.post(apiPath('/bookings/:id/cancel/'), () => {
        world.bookings = [cancelled];
        return HttpResponse.json(cancelled);
      }),
    );
    await view.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expectToasts(view, { message: 'Booking cancelled successfully' });
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  it('asks with the sum that goes back, sends it, and the row says what comes back', async () => {
    const booking = buildPaidBooking({
      refund_terms: {
        kind: 'share',
        until: '2099-03-12T13:30:00.000Z',
        percent: 50,
        fee_kept: false,
      },
      refund_on_cancel: { refund: '3009.00', kept: '3009.00' },
    });
    const { world, view, dialog } = await open(booking);
    expect(dialog.getByText(/₹3,009.00 is returned and ₹3,009.00 is kept/)).toBeVisible();
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/bookings/:id/cancel/'), async ({ request }) => {
        sent.push(await request.json());
        world.bookings = [
          { ...booking, status: 'cancelled', refunded_amount: '3009.00', refund_on_cancel: null },
        ];
        return HttpResponse.json(world.bookings[0]);
      }),
    );
    await view.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('₹3,009.00 on its way back')).toBeVisible();
    expect(screen.getByText('Refund on Its Way')).toBeVisible();
    expect(sent).toEqual([{ refund: '3009.00' }]);
  });

  it('says why it was not done', async () => {
    const { view, dialog } = await open();
    server.use(
      refuse('post', '/bookings/:id/cancel/', 409, { error: 'The event has already started.' }),
    );
    await view.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expectToasts(view, { message: 'The event has already started.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the default message when the server sends none', async () => {
    const { view, dialog } = await open(buildBooking());
    server.use(
      http.post(apiPath('/bookings/:id/cancel/'), () => new HttpResponse(null, { status: 400 })),
    );
    await view.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expectToasts(view, { message: 'Failed to cancel booking' });
  });

  it('says so without a network', async () => {
    const { view, dialog } = await open();
    server.use(loseConnection('post', '/bookings/:id/cancel/'));
    await view.user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expectToasts(view, {
      message: 'Network error. Please check your connection and try again.',
    });
  });
});
