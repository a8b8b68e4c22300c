import { describe, expect, it } from '@jest/globals';
import { buildBooking, buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { bookingActions, cancelQuestion } from './bookingActions';

const ME = 7;
const offered = (booking: ReturnType<typeof buildBooking>, user = ME) =>
  Object.entries(bookingActions(booking, user))
    .filter(([, can]) => can)
    .map(([name]) => name);

describe('what can be done with a booking', () => {
  it('is to pay or cancel it while it is pending', () => {
    expect(offered(buildBooking())).toEqual(['pay', 'cancel']);
  });

  it('is to open its request while somebody decides, and to pay it once approved', () => {
    const approval = { id: 71, deadline: '2099-11-26T12:30:00Z', pay_by: null };
    const asked = (status: 'pending' | 'approved') =>
      offered(buildBooking({ approval: { ...approval, status } }));
    expect(asked('pending')).toEqual(['request']);
    expect(asked('approved')).toEqual(['pay', 'request', 'cancel']);
  });

  it('is to name its people once it is paid', () => {
    expect(offered(buildPaidBooking())).toEqual([
      'nameAttendees',
      'viewTickets',
      'receipt',
      'documents',
      'cancel',
    ]);
    expect(offered(buildPaidBooking({ attendee_details_completed: true }))).toEqual([
      'viewTickets',
      'receipt',
      'documents',
      'cancel',
    ]);
  });

  it('is not to cancel what has begun', () => {
    const begun = buildPaidBooking({ event_start_date: '2020-01-01T00:00:00.000Z' });
    expect(bookingActions(begun, ME).cancel).toBe(false);
    expect(bookingActions(begun, ME, Date.parse('2019-12-31T00:00:00.000Z')).cancel).toBe(true);
  });

  it('is only the receipt after a cancellation, which invalidates the tickets', () => {
    const tickets = [buildTicket({ qr_code: null })];
    expect(offered(buildPaidBooking({ status: 'cancelled', tickets }))).toEqual(['receipt']);
    expect(
      offered(buildPaidBooking({ status: 'refunded', payment_status: 'refunded', tickets })),
    ).toEqual(['receipt', 'creditNote']);
    expect(offered(buildBooking({ status: 'cancelled' }))).toEqual([]);
  });

  it('is only to read where it is a colleague’s', () => {
    expect(offered(buildBooking({ user: 8 }))).toEqual([]);
    expect(offered(buildPaidBooking({ user: 8 }))).toEqual(['viewTickets', 'receipt', 'documents']);
  });
});

it('asks for confirmation, and says what is lost', () => {
  const question = 'Are you sure you want to cancel this booking?';
  expect(cancelQuestion(buildBooking())).toContain(question);
  expect(cancelQuestion(buildPaidBooking({ paid_amount: '6018.00' }))).toBe(
    `${question} Its tickets stop working, and none of the ₹6,018.00 that was paid is returned.`,
  );
  expect(cancelQuestion(buildPaidBooking({ paid_amount: '0.00' }))).toBe(
    `${question} Its tickets stop working.`,
  );
});

it('asks with the sums that are returned and kept, and until when', () => {
  const terms = { until: '2099-03-12T13:30:00.000Z', percent: 100, fee_kept: false };
  const ask = (refund: string, kept: string) =>
    cancelQuestion(
      buildPaidBooking({
        refund_terms: { kind: 'full', ...terms },
        refund_on_cancel: { refund, kept },
      }),
    ).replace('Are you sure you want to cancel this booking? Its tickets stop working', '');
  const when = 'Thu, Mar 12, 2099, 7:00 PM IST';
  expect(ask('6018.00', '0.00')).toBe(
    `, and all of the ₹6,018.00 that was paid is returned. You can get this back until ${when}.`,
  );
  expect(ask('5900.00', '118.00')).toBe(
    `. Of the ₹6,018.00 that was paid, ₹5,900.00 is returned and ₹118.00 is kept. You can get this back until ${when}.`,
  );
  expect(ask('0.00', '6018.00')).toBe(
    `, and none of the ₹6,018.00 that was paid is returned. Refunds ended on ${when}.`,
  );
});
