import type { CompanyCredit, CreditInvoice } from '@/api';

const buildCreditInvoice = (over: Partial<CreditInvoice> = {}): CreditInvoice => ({
  payment: 'pay_1',
  documents: [{ id: 42, number: 'FOY-2026-0042', booking: 101, replaced_by: null }],
  bought_at: '2026-11-23T09:00:00Z',
  due_on: '2026-12-23',
  amount: '58976.40',
  credited: '0.00',
  received: '0.00',
  open: '58976.40',
  is_overdue: false,
  cost_centre: { id: 6, code: 'CC-210', name: 'Engineering' },
  person_name: 'Asha Menon',
  is_test: false,
  correction: { until: '2026-12-23', refusal: null },
  ...over,
});

/** An open account that owes two purchases, one of them overdue. */
export const buildCredit = (over: Partial<CompanyCredit> = {}): CompanyCredit => ({
  is_open: true,
  version: 3,
  currency: 'INR',
  credit_limit: '500000.00',
  open: '70976.40',
  available: '429023.60',
  credit_balance: '0.00',
  due: '12000.00',
  overdue: '12000.00',
  next_due_on: '2026-10-20',
  days_to_pay: 30,
  billing_email: '',
  invoices: [
    buildCreditInvoice({
      payment: 'pay_0',
      documents: [
        {
          id: 7,
          number: 'FOY-2026-0007',
          booking: 99,
          replaced_by: null,
        },
      ],
      due_on: '2026-10-20',
      amount: '12000.00',
      open: '12000.00',
      is_overdue: true,
    }),
    buildCreditInvoice(),
  ],
  receipts: [
    {
      id: 1,
      received_on: '2026-11-02',
      amount: '9000.00',
      reference: 'NEFT 77120',
      parts: [
        {
          payment: 'pay_9',
          amount: '8000.00',
        },
      ],
      unused: '1000.00',
      recorded_at: '2026-11-02T10:00:00Z',
      recorded_by: 'Priya Nair',
      reversal: null,
    },
  ],
  refunds: [],
  ...over,
});
