import { describe, expect, it } from '@jest/globals';
import { makeTicketNumber } from './ticketNumber.rules';

describe('makeTicketNumber', () => {
  const numbers = Array.from({ length: 2000 }, makeTicketNumber);

  it('uses no characters that look alike', () => {
    for (const number of numbers) {
      expect(number).toMatch(/^FYR-[2-9A-HJKMNP-Z]{4}-\d{4}$/);
    }
  });

  it('gives numbers that neither repeat nor count up', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...numbers].sort()).not.toEqual(numbers);
  });
});
