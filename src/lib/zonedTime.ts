import { DEFAULT_ZONE } from './dates';
import { clockIn } from './zoneClock';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What a time on a clock stands for in a zone. */
export type ZonedTime =
  | { kind: 'invalid' }
  /** The clocks go forward over it. */
  | { kind: 'skipped' }
  /** `twice`: the clocks go back over it; the instant is the earlier of the two. */
  | { kind: 'once' | 'twice'; at: string };

/** Minutes ahead of UTC; NaN in a zone that is none. */
function offsetAt(instant: number, zone: string): number {
  const clock = clockIn(instant, zone);
  if (!clock) return Number.NaN;
  const { year, month, day, hour, minute } = clock;
  return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS - Math.floor(instant / MINUTE_MS);
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
  const offsets = [offsetAt(asUtc - DAY_MS, zone), offsetAt(asUtc + DAY_MS, zone)];
  if (offsets.some(Number.isNaN)) return { kind: 'invalid' };
  const instants = [...new Set(offsets)]
    .map((offset) => asUtc - offset * MINUTE_MS)
    .filter((instant) => instant + offsetAt(instant, zone) * MINUTE_MS === asUtc)
    .sort((a, b) => a - b);
  const [first] = instants;
  if (first === undefined) return { kind: 'skipped' };
  return { kind: instants.length > 1 ? 'twice' : 'once', at: new Date(first).toISOString() };
}

/** `2026-12-05T19:30`: what the clocks of the zone show at the instant; empty for none. */
export function toZonedTime(instant: string | number | null, zone = DEFAULT_ZONE): string {
  const clock = instant === null ? null : clockIn(new Date(instant).getTime(), zone);
  if (!clock) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const { year, month, day, hour, minute } = clock;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant of the value of a `datetime-local` field; null where the zone has no such time. */
export function fromZonedTime(local: string, zone = DEFAULT_ZONE): string | null {
  const read = readZonedTime(local.slice(0, 16), zone);
  return 'at' in read ? read.at : null;
}
