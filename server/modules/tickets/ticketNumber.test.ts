import { describe, expect, it } from '@jest/globals';
import { makeTicketNumber } from './ticketNumber.rules';

describe('makeTicketNumber', () => {
  const numbers = Array.from({ length: 2000 }, makeTicketNumber);

  it('uses no character that is taken for another', () => {
    for (const number of numbers) {
      expect(number).toMatch(/^FYR-[2-9A-HJKMNP-Z]{4}-\d{4}$/);
    }
  });

  it('does not repeat itself or count up', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...numbers].sort()).not.toEqual(numbers);
  });
});
