import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What a time on a clock stands for in a zone. */
export type ZonedTime =
  | { kind: 'invalid' }
  /** The clocks go forward over it. */
  | { kind: 'skipped' }
  /** `twice`: the clocks go back over it; the instant is the earlier of the two. */
  | { kind: 'once' | 'twice'; at: string };

/** Minutes ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  return dayjs(instant).tz(zone).utcOffset();
}

/**
 * The instant at which the clocks of the zone show this time. A time that is shown twice when summer time
 * ends is read as the earlier one, one that is left out when it begins as no time.
 * @param local `2026-12-05T19:30`
 */
export function readZonedTime(local: string, zone: string): ZonedTime {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return { kind: 'invalid' };
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return { kind: 'invalid' };
  try {
    const offsets = [offsetAt(asUtc - DAY_MS, zone), offsetAt(asUtc + DAY_MS, zone)];
    const instants = [...new Set(offsets)]
      .map((offset) => asUtc - offset * MINUTE_MS)
      .filter((instant) => instant + offsetAt(instant, zone) * MINUTE_MS === asUtc)
      .sort((a, b) => a - b);
    const [first] = instants;
    if (first === undefined) return { kind: 'skipped' };
    return { kind: instants.length > 1 ? 'twice' : 'once', at: new Date(first).toISOString() };
  } catch {
    return { kind: 'invalid' };
  }
}

/** `2026-12-05T19:30`: what the clocks of the zone show at the instant; empty for none. */
export function toZonedTime(instant: string | null, zone: string): string {
  if (instant === null) return '';
  try {
    return dayjs(instant).tz(zone).format('YYYY-MM-DDTHH:mm');
  } catch {
    return '';
  }
}
