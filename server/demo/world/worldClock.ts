import { dayInIndia } from '../../lib/indiaDays';

/** The whole demo world is in Asia/Kolkata, which has no daylight saving time. */
export const worldTimezone = 'Asia/Kolkata';

const DAY = 86_400_000;
const SATURDAY = 6;

export interface WorldClock {
  /** When the demo world is created. */
  now: Date;
  /** Local time on a day. Day 0 is the coming Saturday, or today if today is a Saturday. */
  at(day: number, time: string): Date;
}

/**
 * Dates of the demo world count from the next Saturday, so that they are relative to the day it is
 * created and every event has a fixed day of the week.
 *
 * @param now milliseconds since 1970
 */
export function worldClock(now: number): WorldClock {
  const today = new Date(dayInIndia(new Date(now)));
  const saturday = today.getTime() + (SATURDAY - today.getUTCDay()) * DAY;
  return {
    now: new Date(now),
    at(day, time) {
      const date = new Date(saturday + day * DAY).toISOString().slice(0, 10);
      return new Date(`${date}T${time}:00+05:30`);
    },
  };
}
