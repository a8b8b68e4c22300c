import { describe, expect, it } from '@jest/globals';
import { isBookingOpen, type BookingPeriod } from './bookingPeriod.rules';

const at = (text: string) => new Date(text);
const ms = (text: string) => at(text).getTime();

describe('isBookingOpen', () => {
  const event: BookingPeriod = {
    is_active: true,
    paused_at: null,
    cancelled_at: null,
    booking_start_at: at('2026-11-02T03:30:00Z'),
    booking_end_at: at('2026-12-04T18:29:59Z'),
    start_at: at('2026-12-05T14:00:00Z'),
  };

  it.each([
    ['a moment before it opens', '2026-11-02T03:29:59.999Z', false],
    ['as it opens', '2026-11-02T03:30:00Z', true],
    ['in its last moment', '2026-12-04T18:29:59Z', true],
    ['after that', '2026-12-04T18:29:59.001Z', false],
  ])('%s: %s', (_when, now, open) => expect(isBookingOpen(event, ms(now))).toBe(open));

  it('closes at the start, even if the booking period is longer', () => {
    const late = { ...event, booking_end_at: at('2026-12-06T00:00:00Z') };
    expect(isBookingOpen(late, ms('2026-12-05T13:59:59Z'))).toBe(true);
    expect(isBookingOpen(late, ms('2026-12-05T14:00:00Z'))).toBe(false);
  });

  it('is closed for drafts and cancelled events', () => {
    const now = ms('2026-11-20T00:00:00Z');
    expect(isBookingOpen({ ...event, is_active: false }, now)).toBe(false);
    expect(isBookingOpen({ ...event, cancelled_at: at('2026-11-19T00:00:00Z') }, now)).toBe(false);
  });
});
