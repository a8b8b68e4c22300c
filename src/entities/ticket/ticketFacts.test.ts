import { describe, expect, it } from '@jest/globals';
import { buildPaidBooking, buildTicket } from '@/testing/bookingFactories';
import { seatIndexForKey, shareText, ticketFacts, wrapWords } from './ticketFacts';

const ticket = buildTicket({ seat_no: 2, attendee_name: 'Sunita Iyer' });
const facts = ticketFacts(buildPaidBooking(), ticket, 4);

it('says what stands on a ticket', () => {
  expect(facts).toEqual({
    title: 'Mumbai Jazz Night',
    date: 'Sat, Mar 14, 2099, 7:00 PM IST',
    venue: 'Royal Opera House, Mumbai',
    attendee: 'Sunita Iyer',
    tier: 'Gold',
    booking: 'FY-2026-000101',
    number: 'FY-T-201',
    position: 'Ticket 2 of 4',
  });
  expect(ticketFacts(buildPaidBooking(), buildTicket(), 1).attendee).toBe('No name yet');
});

it('never shares the code of the ticket', () => {
  expect(shareText(facts)).not.toContain(ticket.qr_code);
  expect(shareText(facts)).toContain('FY-T-201');
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Enter', 2, 2],
])('%s from seat %i leads to %i of four', (key, from, to) => {
  expect(seatIndexForKey(key, from, 4)).toBe(to);
});

describe('lines', () => {
  const letters = (line: string) => line.length;

  it('break between words', () => {
    expect(wrapWords('The Late Comedy Hour', 9, letters)).toEqual(['The Late', 'Comedy', 'Hour']);
    expect(wrapWords('Short', 9, letters)).toEqual(['Short']);
    expect(wrapWords('', 9, letters)).toEqual([]);
  });

  it('break within a word that is too long', () => {
    expect(wrapWords('a Donaudampfschiff b', 9, letters)).toEqual(['a', 'Donaudamp', 'fschiff b']);
  });
});
