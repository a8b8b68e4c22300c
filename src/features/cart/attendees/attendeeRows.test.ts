import { describe, expect, it } from '@jest/globals';
import { buildAttendee, buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { buildUser } from '@/testing/userFactories';
import {
  attendeeDefaults,
  attendeesBody,
  autoCompleteOf,
  isComplete,
  meAsAttendee,
  pathOf,
} from './attendeeRows';

describe('the blocks of the form', () => {
  it('are as many as the booking has tickets, each with its own', () => {
    const { attendees } = attendeeDefaults(buildPaidBooking({ quantity: 3 }));
    expect(attendees.map(({ ticket }) => ticket)).toEqual([201, 202, 203]);
    expect(attendees.every(({ name, email }) => name === '' && email === '')).toBe(true);
  });

  it('are in the order of the seats and carry what is known', () => {
    const booking = buildPaidBooking({
      tickets: [
        buildTicket({
          id: 202,
          seat_no: 2,
          attendee_name: 'Sunita Iyer',
          attendee_email: 's@x.in',
        }),
        buildTicket({ id: 201, seat_no: 1, is_used: true }),
      ],
      attendees: [buildAttendee({ ticket: 201, department: 'Sales' })],
    });
    const { attendees } = attendeeDefaults(booking);
    expect(attendees[0]).toMatchObject({
      ticket: 201,
      name: 'Asha Rao',
      department: 'Sales',
      phone: '',
      used: true,
    });
    expect(attendees[1]).toMatchObject({ ticket: 202, name: 'Sunita Iyer', email: 's@x.in' });
  });
});

describe('what can be saved', () => {
  it('has name and email in every block', () => {
    expect(isComplete([{ name: 'A', email: 'a@x.in' }])).toBe(true);
    expect(isComplete([{ name: 'A', email: 'a@x.in' }, { name: 'B' }])).toBe(false);
    expect(isComplete([{ name: '  ', email: 'a@x.in' }])).toBe(false);
  });

  it('is sent trimmed, with null for empty fields', () => {
    const { attendees } = attendeeDefaults(buildPaidBooking({ quantity: 1 }));
    const filled = attendees.map((one) => ({
      ...one,
      name: ' Asha ',
      email: ' a@x.in ',
      phone: '1',
    }));
    const asha = {
      ticket: 201,
      name: 'Asha',
      email: 'a@x.in',
      phone: '1',
      employee_id: null,
      department: null,
      designation: null,
      dietary_preferences: null,
      special_requirements: null,
    };
    expect(attendeesBody(filled, ' Talks. ')).toEqual({ attendees: [asha] });

    const guest = { isGuest: true, organisation: ' Meridian ', kind: 'client' } as const;
    const guests = filled.map((one) => ({ ...one, guest }));
    expect(attendeesBody(guests, ' Talks. ')).toEqual({
      attendees: [{ ...asha, guest: { kind: 'client', organisation: 'Meridian' } }],
      purpose: 'Talks.',
    });
  });
});

it.each([
  ['attendees.0.email', 'attendees.0.email'],
  ['attendees/1/phone', 'attendees.1.phone'],
  ['attendees.0.ticket', null],
  ['attendees.1.guest', 'attendees.1.guest.isGuest'],
  ['attendees.1.guest.organisation', 'attendees.1.guest.organisation'],
  ['purpose', 'purpose'],
  ['attendees', null],
  ['quantity', null],
])('the refusal of %s belongs to %s', (field, path) => {
  expect(pathOf(field, [0, 1, 2])).toBe(path);
});

it('fills in the signed-in person', () => {
  expect(meAsAttendee(buildUser())).toEqual({ name: 'Asha Rao', email: 'asha@northwind.example' });
});

it('separates the blocks for the browser’s autofill', () => {
  expect(autoCompleteOf('email', 0)).toBe('section-attendee-1 email');
  expect(autoCompleteOf('phone', 2)).toBe('section-attendee-3 tel');
  expect(autoCompleteOf('employee_id', 0)).toBe('off');
});
