import { DEFAULT_ZONE, inZone, type Instant } from './dates';
import { dayjs } from './dayjs';

/** As a field for date and time has it: `2026-12-05T19:30`. */
const FIELD = 'YYYY-MM-DDTHH:mm';

/** What a time on a clock stands for in a zone. */
export type ZonedTime =
  | { kind: 'invalid' }
  /** The clocks go forward over it. */
  | { kind: 'skipped' }
  /** `twice`: the clocks go back over it; the instant is the earlier of the two. */
  | { kind: 'once' | 'twice'; at: string };

/** `2026-12-05T19:30`: what the clocks of the zone show at the instant; empty for none. */
export const toZonedTime = (instant: Instant, zone = DEFAULT_ZONE): string =>
  inZone(instant, zone)?.format(FIELD) ?? '';

/**
 * The instant at which the clocks of the zone show this time. A time that is shown twice when summer time
 * ends is read as the earlier one, one that is left out when it begins as no time.
 * @param local `2026-12-05T19:30`
 */
export function readZonedTime(local: string, zone: string): ZonedTime {
  const shown = dayjs.utc(local);
  // Day.js cannot convert years of less than four digits, which a field holds while its year is typed.
  const isRead = shown.format(FIELD) === local && shown.year() >= 1000;
  if (!isRead || !inZone(0, zone)) return { kind: 'invalid' };
  // By how much the zone is ahead of UTC the day before and the day after.
  const instants = [shown.subtract(1, 'day'), shown.add(1, 'day')]
    .map((near) => shown.subtract(dayjs.utc(toZonedTime(near.valueOf(), zone)).diff(near)))
    .map((instant) => instant.toISOString())
    .filter((instant) => toZonedTime(instant, zone) === local);
  const [at] = instants;
  if (at === undefined) return { kind: 'skipped' };
  return { kind: new Set(instants).size > 1 ? 'twice' : 'once', at };
}

/** The instant of the value of a `datetime-local` field; null where the zone has no such time. */
export function fromZonedTime(local: string, zone = DEFAULT_ZONE): string | null {
  const read = readZonedTime(local.slice(0, 16), zone);
  return 'at' in read ? read.at : null;
}
