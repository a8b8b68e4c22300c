import { expect, it } from '@jest/globals';
import { readTicketNumber } from './checkIn.rules';

it('reads a ticket number however it is typed', () => {
  for (const typed of [
    'FYR-SZTY-6440',
    'fyrszty6440',
    'FYR SZTY 6440',
    'szty-6440',
    'SZTY6440',
    ' fyr–szty – 6440 ',
  ]) {
    expect(readTicketNumber(typed)).toBe('FYR-SZTY-6440');
  }
  // Four letters that look like the beginning of a number belong to it.
  expect(readTicketNumber('FYR2 6440')).toBe('FYR-FYR2-6440');
  expect(readTicketNumber('asha')).toBe('ASHA');
  expect(readTicketNumber('')).toBe('');
});
