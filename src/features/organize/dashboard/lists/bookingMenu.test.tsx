import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  BookingDocument,
  BookingRefundRequest,
  BookingRefunds,
  EventBooking,
  EventBookingList,
  OrganizerList,
} from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { Lists } from './Lists';

const booking: EventBooking = {
  id: 31,
  booking_number: 'BK-2026-004871',
  state: 'paid',
  booked_by_name: 'Vikram Rao',
  booked_by_email: 'vikram@northwind.example',
  company_name: 'Northwind Industries',
  tier: 1,
  tier_name: 'Stalls',
  quantity: 2,
  currency: 'INR',
  tickets_amount: '2000.00',
  paid_amount: '2407.20',
  is_test: false,
  refund: null,
  named: 1,
  checked_in: 0,
  hold_expires_at: null,
  created_at: '2026-11-22T09:00:00.000Z',
  paid_at: '2026-11-22T09:01:00.000Z',
};
const refunds: BookingRefunds = {
  booking: 31,
  booking_number: 'BK-2026-004871',
  booker_name: 'Vikram Rao',
  booker_email: 'vikram@northwind.example',
  currency: 'INR',
  paid: '2407.20',
  given_back: '100.00',
  refundable: '2307.20',
  is_valid: true,
  seats: 2,
  allows_parts: true,
  parts: {
    amount: '2307.20',
    tickets: '1916.91',
    gst: '345.05',
    fee: '45.24',
  },
  refunds: [
    {
      id: 4,
      amount: '100.00',
      state: 'failed',
      reason: 'Late start.',
      by: 'Rhea Menon',
      requested_at: '2026-11-22T09:30:00.000Z',
      done_at: null,
      credit_note: null,
    },
  ],
};
const organizer = buildOrganizer();

let sent: BookingRefundRequest[];

const page = (...results: EventBooking[]): EventBookingList => ({
  count: results.length,
  page: 1,
  page_size: 20,
  results,
});

beforeEach(() => {
  sent = [];
  server.use(
    answer('get', '/organize/events/12/bookings/', page(booking)),
    answer<OrganizerList>('get', '/organizers/', {
      count: 1,
      results: [{ ...organizer, role: 'owner' }],
    }),
    http.get(apiPath('/organize/bookings/31/refund/'), ({ request }) => {
      const amount = new URL(request.url).searchParams.get('amount');
      const parts = { amount: '500.00', tickets: '415.42', gst: '74.78', fee: '9.80' };
      return HttpResponse.json(amount === null ? refunds : { ...refunds, parts });
    }),
    http.post(apiPath('/organize/bookings/31/refund/'), async ({ request }) => {
      const body = (await request.json()) as BookingRefundRequest;
      sent.push(body);
      const [made] = refunds.refunds;
      const amount = body.amount ?? refunds.refundable;
      return HttpResponse.json({ ...refunds, refunds: [{ ...made, amount, state: 'requested' }] });
    }),
  );
});

const open = () =>
  renderWithProviders(
    <Lists eventId={12} timezone="Asia/Kolkata" organizer={organizer.id} tiers={[]} now={0} />,
    {
      route: '/organize/events/12',
      preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
    },
  );

async function choose(user: ReturnType<typeof open>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions of BK-2026-004871' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const openRefund = async () => {
  const view = open();
  await choose(view.user, 'Refund');
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
};

it('a part goes back: the sums are those of the server, the booking stays valid, the holder is told when it is done', async () => {
  const { user, dialog } = await openRefund();
  expect(
    await dialog.findByRole('heading', { name: 'Refund booking BK-2026-004871' }),
  ).toBeVisible();
  expect(dialog.getByText('Vikram Rao paid ₹2,407.20. ₹2,307.20 of it can go back.')).toBeVisible();
  expect(dialog.getByText('₹1,916.91')).toBeVisible();
  expect(dialog.getByText(/The booking ends and its tickets stop working at once/)).toBeVisible();
  const made = within(dialog.getByRole('list', { name: 'Refunds so far' }));
  expect(made.getByText('Failed, support is on it')).toBeVisible();

  await user.selectOptions(dialog.getByRole('combobox', { name: /How much goes back/ }), 'part');
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.fill(amount, '3000');
  await user.click(dialog.getByRole('button', { name: /^Refund/ }));
  expect(await dialog.findByText('At most ₹2,307.20.')).toBeVisible();
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '500');
  expect(await dialog.findByText('₹415.42')).toBeVisible();
  expect(dialog.getByText('₹74.78')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Put the seats back on sale' })).not.toBeChecked();
  expect(dialog.getByText(/The booking and its tickets stay valid/)).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Reason/ }), 'The second act was short.');
  await user.click(dialog.getByRole('button', { name: 'Refund ₹500.00' }));
  expect(await dialog.findByRole('heading', { name: 'The refund is requested' })).toBeVisible();
  expect(dialog.getByText('₹500.00 goes back the way it was paid.')).toBeVisible();
  expect(sent).toEqual([
    {
      amount: '500',
      refundable: '2307.20',
      return_seats: false,
      reason: 'The second act was short.',
    },
  ]);
});

it('all of it goes back with the seats, unless that is unticked; a refusal is shown and keeps the form', async () => {
  const { user, dialog } = await openRefund();
  const seats = await dialog.findByRole('checkbox', { name: 'Put the seats back on sale' });
  expect(seats).toBeChecked();
  await user.click(seats);
  expect(dialog.getByText(/The 2 seats do not go back on sale/)).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Reason/ }), 'A double booking.');
  server.use(
    refuse('post', '/organize/bookings/31/refund/', 409, {
      error: 'Please look again: ₹2,000.00 of this booking can be refunded now.',
      code: 'refund_changed',
    }),
    answer('get', '/organize/bookings/31/refund/', { ...refunds, refundable: '2000.00' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Refund ₹2,307.20' }));
  expect(await dialog.findByText(/Please look again/)).toBeVisible();
  // The present sum is loaded.
  expect(await dialog.findByRole('button', { name: 'Refund ₹2,000.00' })).toBeEnabled();
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('A double booking.');
});

it('the confirmation is sent again', async () => {
  server.use(
    answer('post', '/organize/bookings/31/resend/', {
      message: 'The confirmation is on its way to vikram@northwind.example.',
    }),
  );
  const { user, store } = open();
  await choose(user, 'Send confirmation again');
  await expectToasts(
    { store },
    { message: 'The confirmation is on its way to vikram@northwind.example.' },
  );
});

it('a complimentary ticket is taken back once that is confirmed, unless it was let in', async () => {
  const gift: EventBooking = {
    ...booking,
    state: 'complimentary',
    paid_amount: null,
    quantity: 1,
    tickets_amount: '0.00',
    checked_in: 0,
  };
  const used = { ...gift, id: 32, booking_number: 'BK-2', checked_in: 1 };
  const message = 'The ticket of Nila Rao is no longer valid. They are told by email.';
  server.use(
    answer('get', '/organize/events/12/bookings/', page(gift, used)),
    answer('post', '/organize/bookings/31/withdraw/', { message }),
  );
  const { user, store } = open();
  await choose(user, 'Take the ticket back');
  expect(screen.queryByRole('button', { name: 'Actions of BK-2' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Take Back' }));
  await expectToasts({ store }, { message });
});

it('editors do not refund, a booking that is paid back shows its refunds, an unpaid one has no menu', async () => {
  const held = {
    ...booking,
    id: 32,
    booking_number: 'BK-2',
    state: 'held',
    paid_amount: null,
  } as const;
  const back = { amount: '2407.20', state: 'done' } as const;
  server.use(
    answer(
      'get',
      '/organize/events/12/bookings/',
      page({ ...booking, state: 'refunded', refund: back }, held),
    ),
    answer('get', '/organize/bookings/31/refund/', { ...refunds, refundable: '0.00' }),
  );
  const { user, unmount } = open();
  await choose(user, 'Show refunds');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Late start.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions of BK-2' })).not.toBeInTheDocument();
  unmount();

  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 1,
      results: [{ ...organizer, role: 'editor' }],
    }),
    answer('get', '/organize/events/12/bookings/', page(booking)),
  );
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Actions of BK-2026-004871' }));
  expect(await screen.findByRole('menuitem', { name: 'Send confirmation again' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Refund' })).not.toBeInTheDocument();
});

it('an editor downloads the invoice and each credit note', async () => {
  const invoice: BookingDocument = {
    is_test: true,
    id: 3,
    kind: 'invoice',
    number: 'T1-2627-00000001',
    amount: '2407.20',
    currency: 'INR',
    issued_at: '2026-11-22T09:01:00.000Z',
    refers_to: null,
    replaced_by: null,
  };
  const note = { ...invoice, id: 5, kind: 'credit_note', number: 'C1-2627-00000001' } as const;
  const asked: unknown[] = [];
  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 1,
      results: [{ ...organizer, role: 'editor' }],
    }),
    answer('get', '/organize/bookings/31/documents/', {
      results: [{ ...note, amount: '100.00' }, invoice],
    }),
    http.get(apiPath('/organize/bookings/31/documents/:id/'), ({ params }) => {
      asked.push(params.id);
      return new HttpResponse('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
    }),
  );
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const { user, store } = open();
  await choose(user, 'Invoice and credit notes');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Credit note C1-2627-00000001')).toBeVisible();
  expect(dialog.getByText('Sun, Nov 22, 2026 · ₹2,407.20')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download T1-2627-00000001' }));
  await expectToasts({ store }, { message: 'T1-2627-00000001 is saved.' });
  expect(asked).toEqual(['3']);
});
