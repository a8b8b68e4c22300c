import { describe, expect, it } from '@jest/globals';
import { buildBooking, buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { detailsOf } from '@/entities/attendee/attendeeDetails';
import { NO_GUEST } from '@/entities/attendee/guestAnswers';
import { reassignmentBody, canReassign } from './reassignment';

describe('a ticket can be given away', () => {
  const booking = buildPaidBooking({ event_start_date: '2026-03-14T13:30:00.000Z' });
  const before = Date.parse('2026-03-14T13:29:59.000Z');
  const good = buildTicket();

  it('by the person who booked, until the event starts', () => {
    expect(canReassign(booking, good, 7, before)).toBe(true);
    expect(canReassign(booking, good, 8, before)).toBe(false);
    expect(canReassign(booking, good, undefined, before)).toBe(false);
    expect(canReassign(booking, good, 7, before + 1000)).toBe(false);
  });

  it('while it is good and not used', () => {
    expect(canReassign(booking, buildTicket({ is_used: true }), 7, before)).toBe(false);
    expect(canReassign(booking, buildTicket({ qr_code: null }), 7, before)).toBe(false);
    for (const status of ['pending', 'cancelled', 'refunded', 'completed'] as const) {
      const other = buildBooking({ ...booking, status });
      expect([status, canReassign(other, good, 7, before)]).toEqual([status, false]);
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
