import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../../lib/errors';
import type { TicketRow } from '../tickets.types';
import { attendeeDetailsCompleted, planAttendees } from './attendees.rules';

const day = new Date('2026-03-01T10:00:00Z');

function seat(number: number, fields: Partial<TicketRow> = {}): TicketRow {
  return {
    id: 100 + number,
    booking_id: 7,
    event_id: 3,
    ticket_tier_id: 9,
    seat_no: number,
    ticket_number: `FYR-AAAA-000${number}`,
    version: 1,
    attendee_name: null,
    attendee_email: null,
    attendee_phone: null,
    employee_id: null,
    department: null,
    designation: null,
    dietary_preferences: null,
    special_requirements: null,
    is_used: false,
    used_at: null,
    used_by: null,
    used_scan: null,
    voided_at: null,
    returned_at: null,
    link_revision: 1,
    link_made_at: null,
    created_at: day,
    updated_at: day,
    ...fields,
  };
}

const asha = { name: 'Asha Menon', email: 'asha@northwind.example' };
const ravi = { name: 'Ravi Iyer', email: 'ravi@northwind.example' };
const named = { attendee_name: asha.name, attendee_email: asha.email };

function errorOf(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('planAttendees', () => {
  it('assigns people to seats by their position in the list, trimmed', () => {
    const changes = planAttendees(
      [seat(1), seat(2), seat(3)],
      [{ name: '  Asha Menon ', email: ' asha@northwind.example ' }, ravi],
    );
    expect(changes.map(({ ticket, details }) => [ticket.seat_no, details.attendee_name])).toEqual([
      [1, 'Asha Menon'],
      [2, 'Ravi Iyer'],
    ]);
    expect(changes[0]?.details.attendee_email).toBe('asha@northwind.example');
  });

  it('assigns people to seats by ticket id when one is given', () => {
    const changes = planAttendees([seat(1), seat(2)], [{ ...ravi, ticket: 102 }]);
    expect(changes.map(({ ticket }) => ticket.id)).toEqual([102]);
  });

  it('leaves out seats that stay as they are', () => {
    expect(planAttendees([seat(1, named)], [asha])).toEqual([]);
  });

  it('keeps an optional field that is left out, and clears it on null or an empty text', () => {
    const before = seat(1, { ...named, attendee_phone: '+91 98', department: 'Sales' });
    expect(planAttendees([before], [asha])).toEqual([]);
    const [change] = planAttendees([before], [{ ...asha, phone: null, department: ' ' }]);
    expect(change?.details).toMatchObject({ attendee_phone: null, department: null });
  });

  it('reports each problem by its field', () => {
    const error = errorOf(() =>
      planAttendees(
        [seat(1), seat(2)],
        [
          { name: ' ', email: 'nobody' },
          { name: 'Ra\u0000vi', email: '  ', phone: '1\n2' },
        ],
      ),
    );
    expect(error.status).toBe(400);
    expect(error.fields).toEqual({
      'attendees.0.name': 'Name is required.',
      'attendees.0.email': 'Email is not a valid email address.',
      'attendees.1.name': 'Name contains characters that cannot be used.',
      'attendees.1.email': 'Email is required.',
      'attendees.1.phone': 'Phone contains characters that cannot be used.',
    });
  });

  it.each(['josé@acme.example', 'asha\\@acme.example', 'asha@acme_tools.example', 'a@127.0.0.1'])(
    'refuses %s, to which no mail could be sent',
    (email) => {
      const error = errorOf(() => planAttendees([seat(1)], [{ ...asha, email }]));
      expect(error.fields).toEqual({
        'attendees.0.email': 'Email is not a valid email address.',
      });
    },
  );

  it('keeps an address as it was written', () => {
    const [change] = planAttendees([seat(1)], [{ ...asha, email: 'Asha@TÜV.example' }]);
    expect(change?.details.attendee_email).toBe('Asha@TÜV.example');
  });

  it('allows several lines where the form has them', () => {
    const [change] = planAttendees(
      [seat(1)],
      [{ ...asha, special_requirements: 'Wheelchair\r\nSeat at the aisle' }],
    );
    expect(change?.details.special_requirements).toBe('Wheelchair\nSeat at the aisle');
  });

  it('refuses a character that changes the text direction', () => {
    const error = errorOf(() => planAttendees([seat(1)], [{ ...asha, name: 'Asha\u202Eneve' }]));
    expect(error.fields).toHaveProperty(['attendees.0.name']);
  });

  it('refuses advertising as a name, but not a name that was saved before', () => {
    const name = 'Tickets at cheap-tickets.com';
    const error = errorOf(() => planAttendees([seat(1)], [{ ...asha, name }]));
    expect(error.fields).toEqual({
      'attendees.0.name': 'Name must hold no web address. After a dot, put a space.',
    });
    const before = seat(1, { ...named, attendee_name: name });
    expect(planAttendees([before], [{ ...asha, name, phone: '98' }])).toHaveLength(1);
  });

  it('refuses a ticket of another booking, and one named twice', () => {
    const foreign = errorOf(() => planAttendees([seat(1)], [{ ...asha, ticket: 999 }]));
    expect([foreign.status, foreign.fields]).toEqual([
      400,
      { 'attendees.0.ticket': 'Ticket is not of this booking.' },
    ]);
    const twice = errorOf(() =>
      planAttendees([seat(1), seat(2)], [asha, { ...ravi, ticket: 101 }]),
    );
    expect(twice.fields).toEqual({ 'attendees.1.ticket': 'Ticket is named twice.' });
  });

  it('refuses more people than seats', () => {
    const error = errorOf(() => planAttendees([seat(1)], [asha, ravi]));
    expect([error.status, error.message]).toEqual([400, 'This booking has 1 seat, not 2.']);
  });

  it('refuses to rename a used or voided ticket, but not to save it unchanged', () => {
    const used = { ...named, is_used: true, used_at: day };
    const voided = { ...named, voided_at: day };
    expect(errorOf(() => planAttendees([seat(1, used)], [ravi]))).toMatchObject({
      status: 409,
      code: 'ticket_used',
    });
    expect(errorOf(() => planAttendees([seat(1, voided)], [ravi]))).toMatchObject({
      status: 409,
      code: 'ticket_void',
    });
    expect(planAttendees([seat(1, used), seat(2)], [asha, ravi])).toHaveLength(1);
  });

  it('refuses while there are no tickets', () => {
    expect(errorOf(() => planAttendees([], [asha]))).toMatchObject({
      status: 409,
      code: 'not_paid',
    });
  });
});

describe('attendeeDetailsCompleted', () => {
  it('is true when every seat has name and email', () => {
    expect(attendeeDetailsCompleted([])).toBe(false);
    expect(attendeeDetailsCompleted([seat(1, named), seat(2)])).toBe(false);
    expect(attendeeDetailsCompleted([seat(1, { attendee_name: 'Asha Menon' })])).toBe(false);
    expect(attendeeDetailsCompleted([seat(1, named), seat(2, named)])).toBe(true);
  });
});
