import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Where an event is when it does not say (D17). */
const DEFAULT_ZONE = 'Asia/Kolkata';
const UNKNOWN = 'Date to be announced';

type Instant = string | number | Date | null | undefined;

// English names of zones that Intl only gives as an offset (GMT+5:30).
const ZONE_NAMES: Record<string, string> = {
  'Asia/Kolkata': 'IST',
  'Asia/Calcutta': 'IST',
  'Asia/Dubai': 'GST',
  'Asia/Singapore': 'SGT',
  UTC: 'UTC',
};

/** The moment in the event's zone; null when there is none or the zone or the text is no good. */
function at(instant: Instant, zone: string): Dayjs | null {
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

/** Whether two moments read the same in a format, so day and year are compared in their zone. */
const agree = (a: Dayjs, b: Dayjs, format: string) => a.format(format) === b.format(format);

/** `Sat, Dec 5, 2026, 7:30 PM IST` */
export function formatDateTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = at(instant, zone);
  if (!moment) return UNKNOWN;
  return `${moment.format('ddd, MMM D, YYYY, h:mm A')} ${zoneName(moment, zone)}`;
}

/** `Sat, Dec 5, 2026` */
export function formatDate(instant: Instant, zone = DEFAULT_ZONE): string {
  return at(instant, zone)?.format('ddd, MMM D, YYYY') ?? UNKNOWN;
}

/** `Sat, Dec 5`: where the year goes without saying. */
export function formatDayMonth(instant: Instant, zone = DEFAULT_ZONE): string {
  return at(instant, zone)?.format('ddd, MMM D') ?? UNKNOWN;
}

/** `7:30 PM IST` */
export function formatTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = at(instant, zone);
  return moment ? `${moment.format('h:mm A')} ${zoneName(moment, zone)}` : UNKNOWN;
}

/**
 * Start to end with what they share said once: `Sat, Dec 5, 2026, 7:30 PM to 10:00 PM IST`, or
 * over several days `Fri, Dec 4, 9:00 AM to Sun, Dec 6, 2026, 6:00 PM IST`.
 */
export function formatDateTimeRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = at(start, zone);
  const to = at(end, zone);
  if (!from || !to || !to.isAfter(from)) return formatDateTime(start, zone);
  if (agree(from, to, 'YYYY-MM-DD')) {
    return `${from.format('ddd, MMM D, YYYY, h:mm A')} to ${to.format('h:mm A')} ${zoneName(to, zone)}`;
  }
  const first = from.format(
    agree(from, to, 'YYYY') ? 'ddd, MMM D, h:mm A' : 'ddd, MMM D, YYYY, h:mm A',
  );
  return `${first} to ${formatDateTime(end, zone)}`;
}

/** `Nov 2 to Dec 4, 2026`, `Nov 2 to 9, 2026`, `Dec 30, 2026 to Jan 2, 2027`, `Nov 2, 2026`. */
export function formatDateRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = at(start, zone);
  const to = at(end, zone);
  if (!from) return to ? `until ${to.format('MMM D, YYYY')}` : UNKNOWN;
  if (!to) return `from ${from.format('MMM D, YYYY')}`;
  if (!to.isAfter(from) || agree(from, to, 'YYYY-MM-DD')) return from.format('MMM D, YYYY');
  if (!agree(from, to, 'YYYY')) {
    return `${from.format('MMM D, YYYY')} to ${to.format('MMM D, YYYY')}`;
  }
  const last = agree(from, to, 'YYYY-MM') ? to.format('D, YYYY') : to.format('MMM D, YYYY');
  return `${from.format('MMM D')} to ${last}`;
}

/** Seconds as m:ss, never below 0:00: `41:08`, `0:09`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** `2026-12-05T19:30`, the value of a datetime-local field, in the time of the zone. */
export function toDateTimeField(instant: Instant, zone = DEFAULT_ZONE): string {
  return at(instant, zone)?.format('YYYY-MM-DDTHH:mm') ?? '';
}

/** The moment that such a field means in the zone, ISO 8601 in UTC; null for none. */
export function fromDateTimeField(text: string, zone = DEFAULT_ZONE): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  try {
    const moment = dayjs.tz(text, zone);
    return moment.isValid() ? moment.toISOString() : null;
  } catch {
    return null;
  }
}

/** `IST`: what clocks in the zone call themselves at that moment. */
export function formatZone(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = at(instant, zone);
  return moment ? zoneName(moment, zone) : zone;
}
