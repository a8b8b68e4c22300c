import { describe, expect, it } from '@jest/globals';
import { buildBooking, buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { detailsOf } from '@/entities/attendee/attendeeDetails';
import { NO_GUEST } from '@/entities/attendee/guestAnswers';
import { reassignmentBody, canReassign } from './reassignment';

describe('a ticket can be given away', () => {
  const booking = buildPaidBooking({ event_start_date: '2026-03-14T13:30:00.000Z' });
  const before = Date.parse('2026-03-14T13:29:59.000Z');
  const good = buildTicket();
  const holder = { id: 7, permissions: [] };
  const somebody = { id: 8, permissions: [] };

  it('by the person who booked, until the event starts', () => {
    expect(canReassign(booking, good, holder, before)).toBe(true);
    expect(canReassign(booking, good, somebody, before)).toBe(false);
    expect(canReassign(booking, good, undefined, before)).toBe(false);
    expect(canReassign(booking, good, holder, before + 1000)).toBe(false);
  });

  it('by managers of the company while the holder has left or is away', () => {
    const manager = { id: 8, permissions: ['view_company_bookings' as const] };
    const states = ['open', 'away', 'closed', 'erased'] as const;
    const can = (user: typeof manager | typeof somebody) =>
      states.map((holder_state) =>
        canReassign(buildBooking({ ...booking, holder_state }), good, user, before),
      );
    expect(can(manager)).toEqual([false, true, true, true]);
    expect(can(somebody)).toEqual([false, false, false, false]);
  });

  it('while it is good and not used', () => {
    expect(canReassign(booking, buildTicket({ is_used: true }), holder, before)).toBe(false);
    expect(canReassign(booking, buildTicket({ qr_code: null }), holder, before)).toBe(false);
    for (const status of ['pending', 'cancelled', 'refunded', 'completed'] as const) {
      const other = buildBooking({ ...booking, status });
      expect([status, canReassign(other, good, holder, before)]).toEqual([status, false]);
    }
  });
});

describe('the new holder', () => {
  it('is sent trimmed, without what was left empty', () => {
    const values = { name: ' Rohan Iyer ', email: ' rohan@a.example ', phone: '  ' };
    const details = detailsOf({ ...values, department: ' Sales ' });
    expect(reassignmentBody({ ...details, guest: NO_GUEST, purpose: '' })).toEqual({
      name: 'Rohan Iyer',
      email: 'rohan@a.example',
      department: 'Sales',
    });
  });
});
