import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CorrectedInvoice, CostCentre, CostCentreList, Invoice, InvoiceList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildPaidBooking } from '@/testing/bookingFactories';
import { buildCostCentre } from '@/testing/companyFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { renderBookings, serveBookings } from '../bookings.testUtils';

const invoice: Invoice = {
  id: 3,
  kind: 'invoice',
  number: 'FYR-2627-0000001',
  issued_at: '2026-11-22T09:01:00.000Z',
  amount: '6018.00',
  currency: 'INR',
  is_test: false,
  refers_to: null,
  replaced_by: null,
  billed_to: {
    name: 'Northwind Industries',
    gstin: null,
    billing_address: '4 Nariman Point, Mumbai 400021',
    state: 'Maharashtra',
    cost_centres: [],
  },
  correction: { until: '2026-12-22', refusal: null },
};
const next: Invoice = {
  ...invoice,
  id: 4,
  number: 'FYR-2627-0000002',
  refers_to: 'FYR-2627-0000001',
};
const note: Invoice = {
  ...invoice,
  id: 5,
  kind: 'credit_note',
  number: 'FCN-2627-0000001',
  refers_to: 'FYR-2627-0000001',
  correction: null,
};
const replaced: Invoice = { ...invoice, replaced_by: 'FYR-2627-0000002' };

/** The details of a paid booking with these documents. */
async function openDetails(results: Invoice[], centres: CostCentre[] = []) {
  const booking = buildPaidBooking();
  serveBookings([booking]);
  server.use(
    answer('get', `/bookings/${booking.id}`, booking),
    answer<InvoiceList>('get', '/bookings/:id/invoices/', { results }),
    answer<CostCentreList>('get', '/company/cost-centres/', {
      count: centres.length,
      results: centres,
    }),
  );
  const view = renderBookings();
  await view.user.click(await screen.findByRole('button', { name: /^Details/ }));
  await screen.findByRole('heading', { name: 'Invoices' });
  return view;
}

const correctButton = () => screen.queryByRole('button', { name: /^Correct Billing Details/ });

describe('the invoices of a booking', () => {
  it('say which one replaces which, each to download; the last one can be corrected', async () => {
    const { user } = await openDetails([note, next, replaced]);
    const rows = within(screen.getByRole('heading', { name: 'Invoices' }).parentElement!);
    const texts = rows.getAllByRole('listitem').map((row) => row.textContent);
    expect(texts[0]).toContain('Credit note FCN-2627-0000001, for FYR-2627-0000001');
    expect(texts[1]).toContain('Invoice FYR-2627-0000002, replaces FYR-2627-0000001');
    expect(texts[1]).toContain('until Tue, Dec 22, 2026');
    expect(texts[2]).toContain('Invoice FYR-2627-0000001, replaced by FYR-2627-0000002');
    expect(correctButton()).toHaveTextContent('Correct Billing Details of FYR-2627-0000002');
    const asked: unknown[] = [];
    server.use(
      http.get(apiPath('/bookings/:id/invoices/:document/'), ({ params }) => {
        asked.push(params.document);
        return HttpResponse.error();
      }),
    );
    await user.click(rows.getByRole('button', { name: 'Download FYR-2627-0000001' }));
    await waitFor(() => expect(asked).toContain('3'));
  });

  it('say why one cannot be corrected, in place of the button', async () => {
    const refusal = 'Invoice FYR-2627-0000001 is refunded in whole.';
    await openDetails([{ ...invoice, correction: { until: '2026-12-22', refusal } }]);
    expect(screen.getByText(refusal)).toBeVisible();
    expect(correctButton()).not.toBeInTheDocument();
  });

  it('have no button for a manager, who only reads them', async () => {
    await openDetails([{ ...invoice, correction: null }]);
    expect(correctButton()).not.toBeInTheDocument();
  });
});

describe('correcting billing details', () => {
  async function openForm(centres: CostCentre[] = []) {
    const view = await openDetails([invoice], centres);
    await view.user.click(await screen.findByRole('button', { name: /^Correct Billing Details/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct Billing Details' });
    return { ...view, view, dialog: within(dialog) };
  }

  it('sends what changed, and says which invoice came of it', async () => {
    const { view, user, dialog } = await openForm();
    expect(
      dialog.getByText(
        'We cancel invoice FYR-2627-0000001 with a credit note and issue a new one. No money moves. Possible until Tue, Dec 22, 2026.',
      ),
    ).toBeVisible();
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/bookings/:id/invoices/3/corrections/'), async ({ request }) => {
        sent.push(request.headers.has('idempotency-key'), await request.json());
        const { billed_to: _billed, correction: _terms, ...made } = next;
        const { billed_to: _other, correction: _none, ...credit } = note;
        return HttpResponse.json<CorrectedInvoice>(
          { invoice: made, credit_note: credit },
          { status: 201 },
        );
      }),
    );
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Northwind Exports');
    await user.fill(dialog.getByRole('textbox', { name: 'GSTIN' }), '29aagcb7383j1z4');
    await user.click(dialog.getByRole('button', { name: 'Issue New Invoice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([true, { name: 'Northwind Exports', gstin: '29AAGCB7383J1Z4' }]);
    await expectToasts(view, {
      message:
        'Invoice FYR-2627-0000002 replaces FYR-2627-0000001. It is on its way by email, with the credit note.',
    });
  });

  it('splits the total over cost centres', async () => {
    const centre = (code: string) => ({ ...buildCostCentre(), code, name: `${code} team` });
    const { user, dialog } = await openForm([centre('MKT'), centre('SALES')]);
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/bookings/:id/invoices/3/corrections/'), async ({ request }) => {
        sent.push(await request.json());
        const { billed_to: _billed, correction: _terms, ...made } = next;
        const { billed_to: _other, correction: _none, ...credit } = note;
        return HttpResponse.json<CorrectedInvoice>(
          { invoice: made, credit_note: credit },
          { status: 201 },
        );
      }),
    );
    const choose = async (index: number, name: RegExp) => {
      await user.click(dialog.getAllByRole('combobox', { name: 'Cost centre' })[index]!);
      await user.click(await screen.findByRole('option', { name }));
    };
    const amount = (index: number) => dialog.getAllByRole('textbox', { name: 'Amount' })[index]!;
    await user.click(await dialog.findByRole('button', { name: 'Split over cost centres' }));
    expect(amount(0)).toHaveValue('6018.00');
    await choose(0, /^MKT/);
    await user.clear(amount(0));
    await user.fill(amount(0), '1,000');
    expect(dialog.getByText('₹5,018.00 left to assign')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add cost centre' }));
    await choose(1, /^SALES/);
    expect(amount(1)).toHaveValue('5018.00');
    expect(dialog.queryByText(/left to assign/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Issue New Invoice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const shares = [
      { code: 'MKT', amount: '1000.00' },
      { code: 'SALES', amount: '5018.00' },
    ];
    expect(sent).toEqual([{ cost_centres: shares }]);
  });

  it('asks for the form of a GSTIN, and shows a refusal of the server', async () => {
    const { user, dialog } = await openForm();
    await user.fill(dialog.getByRole('textbox', { name: 'GSTIN' }), '29');
    await user.click(dialog.getByRole('button', { name: 'Issue New Invoice' }));
    expect(
      await dialog.findByText('This is not a valid GSTIN. Please check what was typed.'),
    ).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'GSTIN' }));
    await user.fill(dialog.getByRole('textbox', { name: 'GSTIN' }), '29AAGCB7383J1Z4');
    const error = 'Invoice FYR-2627-0000001 was replaced by FYR-2627-0000002.';
    server.use(refuse('post', '/bookings/:id/invoices/3/corrections/', 409, { error }));
    await user.click(dialog.getByRole('button', { name: 'Issue New Invoice' }));
    expect(await dialog.findByText(error)).toBeVisible();
  });
});
