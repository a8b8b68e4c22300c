import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BookingDocument } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPaidBooking } from '@/testing/bookingFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

const creditNote: BookingDocument = {
  is_test: false,
  id: 6,
  kind: 'credit_note',
  number: 'FCN-2627-0000001',
  amount: '100.00',
  currency: 'INR',
  issued_at: '2026-11-20T09:00:00.000Z',
  refers_to: 'FYR-2627-0000001',
  replaced_by: null,
};

/** The names of files that were handed to the browser's downloads: jsdom has none. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:note', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('several credit notes', () => {
  it('are listed with number, date and sum, each to download', async () => {
    const second = { ...creditNote, id: 7, number: 'FCN-2627-0000002', amount: '250.50' };
    serveBookings([buildPaidBooking({ paid_back_amount: '350.50' })]);
    const asked: unknown[] = [];
    server.use(
      answer('get', '/bookings/:id/credit-notes/', { results: [second, creditNote] }),
      http.get(apiPath('/bookings/:id/credit-notes/:note/'), ({ params }) => {
        asked.push(params.note);
        return new HttpResponse('a file', {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': `attachment; filename="credit-note-${String(params.note)}.pdf"`,
          },
        });
      }),
    );
    const view = renderBookings();
    await view.user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Credit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit notes' }));
    expect(dialog.getByText('Credit note FCN-2627-0000002')).toBeVisible();
    expect(dialog.getByText('Fri, Nov 20, 2026 · ₹250.50')).toBeVisible();
    expect(dialog.getByText('Fri, Nov 20, 2026 · ₹100.00')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Download FCN-2627-0000001' }));
    await expectToasts(view, { message: 'Credit note download started' });
    expect(asked).toEqual(['6']);
    expect(saved).toEqual(['credit-note-6.pdf']);
    await view.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say what went wrong', async () => {
    serveBookings([buildPaidBooking({ paid_back_amount: '350.50' })]);
    server.use(refuse('get', '/bookings/:id/credit-notes/', 503, { error: 'Please wait.' }));
    const view = renderBookings();
    await view.user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Credit note' }));
    await expectToasts(view, { message: 'Please wait.' });
  });
});
