import { describe, expect, it } from '@jest/globals';
import { bookingNumber, ticketNumber } from './numbers';

describe('ticketNumber', () => {
  it('never gives a number twice', () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => ticketNumber(index + 1));
    expect(new Set(numbers).size).toBe(20_000);
    for (const number of numbers.slice(0, 100)) expect(number).toMatch(/^FYR-[2-9A-Z]{4}-\d{4}$/);
  });
});

describe('bookingNumber', () => {
  it('has the year and the id', () => {
    expect(bookingNumber(4817, new Date('2026-03-01T00:00:00Z'))).toBe('BK-2026-004817');
  });
});
