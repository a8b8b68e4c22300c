/** All of the demo world is in Asia/Kolkata, which has no daylight saving time. */
export const worldTimezone = 'Asia/Kolkata';

const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;
const SATURDAY = 6;

export interface WorldClock {
  /** When the demo world is created. */
  now: Date;
  /** Local time on a day counted from the coming Saturday (0; today, if it is one). */
  at(day: number, time: string): Date;
}

/**
 * Dates of the demo world count from the next Saturday, so that they are relative to the day it is
 * created (D6) and every event has a fixed day of the week.
 *
 * @param now milliseconds since 1970
 */
export function worldClock(now: number): WorldClock {
  const today = Math.floor((now + INDIA) / DAY);
  // 1 January 1970 was a Thursday, day 4 of the week.
  const weekday = (today + 4) % 7;
  const saturday = today + ((SATURDAY - weekday + 7) % 7);
  return {
    now: new Date(now),
    at(day, time) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return new Date((saturday + day) * DAY + (hours * 60 + minutes) * 60_000 - INDIA);
    },
  };
}
