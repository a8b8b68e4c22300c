import { describe, expect, it } from '@jest/globals';
import {
  bookedForBody,
  bookedForOf,
  bookedForProblem,
  bookedForLabel,
  forMyself,
  type BookedFor,
} from './bookedFor';

const ravi: BookedFor = { kind: 'employee', user: 9, name: 'Ravi Iyer', notes: ' Aisle ' };
const initech: BookedFor = { kind: 'client', user: null, name: ' Initech ', notes: '' };

describe('whom a booking is for', () => {
  it('is said in a few words', () => {
    expect(bookedForLabel(forMyself)).toBe('myself');
    expect(bookedForLabel(ravi)).toBe('Ravi Iyer (colleague)');
    expect(bookedForLabel({ kind: 'team', name: 'Sales' })).toBe('Sales (team)');
    expect(bookedForLabel({ kind: 'team', name: 'Platform team' })).toBe('Platform team');
    expect(bookedForLabel({ kind: 'team', name: 'Steam' })).toBe('Steam (team)');
  });

  it('needs a colleague from the list, or a name', () => {
    expect(bookedForProblem(forMyself)).toBeNull();
    expect(bookedForProblem(ravi)).toBeNull();
    expect(bookedForProblem({ ...ravi, user: null })).toBe('Choose a colleague from the list');
    expect(bookedForProblem({ ...initech, name: ' ' })).toBe('Client name is required');
    expect(bookedForProblem({ ...initech, kind: 'team', name: '' })).toBe('Team name is required');
    expect(bookedForProblem({ ...initech, kind: 'team', name: 'R&D (Pune)' })).toBeNull();
    expect(bookedForProblem({ ...initech, name: 'initech.com' })).toBe(
      'Client name must hold no web address. After a dot, put a space.',
    );
  });

  it('is sent with what belongs to its kind alone', () => {
    expect(bookedForBody(ravi)).toEqual({
      booking_for: 'employee',
      booked_for_user: 9,
      notes: 'Aisle',
    });
    expect(bookedForBody(initech)).toEqual({
      booking_for: 'client',
      booked_for_name: 'Initech',
      notes: '',
    });
    expect(bookedForBody({ ...ravi, kind: 'self' })).toEqual({
      booking_for: 'self',
      notes: 'Aisle',
    });
  });

  it('is read from a booking; my own name is no choice', () => {
    const booking = { booked_for_user: null, booked_for_name: 'Asha Rao', notes: 'x' };
    expect(bookedForOf({ ...booking, booking_for: 'self' })).toEqual({ ...forMyself, notes: 'x' });
    expect(bookedForOf({ ...booking, booking_for: 'team' })).toMatchObject({
      kind: 'team',
      name: 'Asha Rao',
    });
  });
});
