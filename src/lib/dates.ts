import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Time zone of events without one (D17). */
const DEFAULT_ZONE = 'Asia/Kolkata';
const UNKNOWN = 'Date to be announced';

type Instant = string | number | Date | null | undefined;

// English abbreviations of zones for which Intl has only an offset (GMT+5:30).
const ZONE_NAMES: Record<string, string> = {
  'Asia/Kolkata': 'IST',
  'Asia/Calcutta': 'IST',
  'Asia/Dubai': 'GST',
  'Asia/Singapore': 'SGT',
  UTC: 'UTC',
};

/** The instant in the event's zone; null when there is none, or zone or text are invalid. */
function inZone(instant: Instant, zone: string): Dayjs | null {
  if (instant === null || instant === undefined || instant === '') return null;
  try {
    const moment = dayjs(instant).tz(zone);
    return moment.isValid() ? moment : null;
  } catch {
    return null;
  }
}

/** `IST` for Asia/Kolkata; the zone's offset where English has no usual name. */
function zoneName(moment: Dayjs, zone: string): string {
  const known = ZONE_NAMES[zone];
  if (known) return known;
  return (
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(moment.toDate())
      .find((part) => part.type === 'timeZoneName')?.value ?? zone
  );
}

/** Whether two instants are formatted equally, which compares day or year in their zone. */
const equalIn = (a: Dayjs, b: Dayjs, format: string) => a.format(format) === b.format(format);

/** `Sat, Dec 5, 2026, 7:30 PM IST` */
export function formatDateTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  if (!moment) return UNKNOWN;
  return `${moment.format('ddd, MMM D, YYYY, h:mm A')} ${zoneName(moment, zone)}`;
}

/** `Sat, Dec 5, 2026` */
export function formatDate(instant: Instant, zone = DEFAULT_ZONE): string {
  return inZone(instant, zone)?.format('ddd, MMM D, YYYY') ?? UNKNOWN;
}

/** `Sat, Dec 5`, for places where the year is obvious. */
export function formatDayMonth(instant: Instant, zone = DEFAULT_ZONE): string {
  return inZone(instant, zone)?.format('ddd, MMM D') ?? UNKNOWN;
}

/** `Dec 5` */
export function formatMonthDay(instant: Instant, zone = DEFAULT_ZONE): string {
  return inZone(instant, zone)?.format('MMM D') ?? UNKNOWN;
}

/** `7:30 PM IST` */
export function formatTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? `${moment.format('h:mm A')} ${zoneName(moment, zone)}` : UNKNOWN;
}

/**
 * Start to end, without repeating what they share: `Sat, Dec 5, 2026, 7:30 PM to 10:00 PM IST`, or
 * over several days `Fri, Dec 4, 9:00 AM to Sun, Dec 6, 2026, 6:00 PM IST`.
 */
export function formatDateTimeRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (!from || !to || !to.isAfter(from)) return formatDateTime(start, zone);
  if (equalIn(from, to, 'YYYY-MM-DD')) {
    return `${from.format('ddd, MMM D, YYYY, h:mm A')} to ${to.format('h:mm A')} ${zoneName(to, zone)}`;
  }
  const first = from.format(
    equalIn(from, to, 'YYYY') ? 'ddd, MMM D, h:mm A' : 'ddd, MMM D, YYYY, h:mm A',
  );
  return `${first} to ${formatDateTime(end, zone)}`;
}

/** `Nov 2 to Dec 4, 2026`, `Nov 2 to 9, 2026`, `Dec 30, 2026 to Jan 2, 2027`, `Nov 2, 2026`. */
export function formatDateRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (!from) return to ? `until ${to.format('MMM D, YYYY')}` : UNKNOWN;
  if (!to) return `from ${from.format('MMM D, YYYY')}`;
  if (!to.isAfter(from) || equalIn(from, to, 'YYYY-MM-DD')) return from.format('MMM D, YYYY');
  if (!equalIn(from, to, 'YYYY')) {
    return `${from.format('MMM D, YYYY')} to ${to.format('MMM D, YYYY')}`;
  }
  const last = equalIn(from, to, 'YYYY-MM') ? to.format('D, YYYY') : to.format('MMM D, YYYY');
  return `${from.format('MMM D')} to ${last}`;
}

/** Seconds as m:ss, never below 0:00: `41:08`, `0:09`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** `2026-12-05T19:30`, the value of a `datetime-local` input, in the zone's local time. */
export function toDateTimeField(instant: Instant, zone = DEFAULT_ZONE): string {
  return inZone(instant, zone)?.format('YYYY-MM-DDTHH:mm') ?? '';
}

/** The instant of a `datetime-local` value in the zone, ISO 8601 in UTC; null when invalid. */
export function fromDateTimeField(text: string, zone = DEFAULT_ZONE): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  try {
    const moment = dayjs.tz(text, zone);
    return moment.isValid() ? moment.toISOString() : null;
  } catch {
    return null;
  }
}

/** `IST`: the abbreviation of the zone at that instant. */
export function formatZone(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? zoneName(moment, zone) : zone;
}
