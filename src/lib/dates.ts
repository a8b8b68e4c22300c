import { serverNow } from './serverClock';
import { countOf } from './text';
import { clockIn, type ZoneClock } from './zoneClock';

/** Time zone of events without one (D17). */
export const DEFAULT_ZONE = 'Asia/Kolkata';
const UNKNOWN = 'Date to be announced';

type Instant = string | number | Date | null | undefined;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

// English abbreviations of zones for which Intl has only an offset (GMT+5:30).
const ZONE_NAMES: Record<string, string> = {
  'Asia/Kolkata': 'IST',
  'Asia/Calcutta': 'IST',
  'Asia/Dubai': 'GST',
  'Asia/Singapore': 'SGT',
  UTC: 'UTC',
};

interface Moment extends ZoneClock {
  /** Epoch milliseconds. */
  at: number;
}

/** The instant in the event's zone; null when there is none, or zone or text are invalid. */
function inZone(instant: Instant, zone: string): Moment | null {
  if (instant === null || instant === undefined || instant === '') return null;
  const at = new Date(instant).getTime();
  const clock = clockIn(at, zone);
  return clock && { ...clock, at };
}

/** `IST` for Asia/Kolkata; the zone's offset where English has no usual name. */
function zoneName(moment: Moment, zone: string): string {
  const known = ZONE_NAMES[zone];
  if (known) return known;
  return (
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(moment.at)
      .find((part) => part.type === 'timeZoneName')?.value ?? zone
  );
}

const monthDay = ({ month, day }: Moment) => `${MONTHS[month - 1]} ${day}`;
const monthDayYear = (moment: Moment) => `${monthDay(moment)}, ${moment.year}`;
const weekdayDate = (moment: Moment) => `${moment.weekday}, ${monthDay(moment)}`;
const clockTime = ({ hour, minute }: Moment) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

const isSameYear = (a: Moment, b: Moment) => a.year === b.year;
const isSameMonth = (a: Moment, b: Moment) => isSameYear(a, b) && a.month === b.month;
const isSameDay = (a: Moment, b: Moment) => isSameMonth(a, b) && a.day === b.day;

/** `Sat, Dec 5, 2026, 7:30 PM IST` */
export function formatDateTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  if (!moment) return UNKNOWN;
  return `${weekdayDate(moment)}, ${moment.year}, ${clockTime(moment)} ${zoneName(moment, zone)}`;
}

/** `Sat, Dec 5, 2026` */
export function formatDate(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? `${weekdayDate(moment)}, ${moment.year}` : UNKNOWN;
}

/** `Sat, Dec 5`, for places where the year is obvious. */
export function formatDayMonth(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? weekdayDate(moment) : UNKNOWN;
}

/** `Dec 5` */
export function formatMonthDay(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? monthDay(moment) : UNKNOWN;
}

/** `Dec 5, 2026` */
export function formatMonthDayYear(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? monthDayYear(moment) : UNKNOWN;
}

/** `7:30 PM`, for places where the zone is obvious. */
export function formatClock(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? clockTime(moment) : UNKNOWN;
}

/** `7:30 PM IST` */
export function formatTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? `${clockTime(moment)} ${zoneName(moment, zone)}` : UNKNOWN;
}

/** `7:30 PM IST` today, else `Sat, Dec 5, 7:30 PM IST`: for moments that may be on another day. */
export function formatNearTime(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  const now = inZone(serverNow(), zone);
  if (!moment || !now || isSameDay(moment, now)) return formatTime(instant, zone);
  return `${weekdayDate(moment)}, ${formatTime(instant, zone)}`;
}

/**
 * Start to end, without repeating what they share: `Sat, Dec 5, 2026, 7:30 PM to 10:00 PM IST`, or
 * over several days `Fri, Dec 4, 9:00 AM to Sun, Dec 6, 2026, 6:00 PM IST`.
 */
export function formatDateTimeRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (!from || !to || to.at <= from.at) return formatDateTime(start, zone);
  const year = isSameYear(from, to) && !isSameDay(from, to) ? '' : `, ${from.year}`;
  const first = `${weekdayDate(from)}${year}, ${clockTime(from)}`;
  return isSameDay(from, to)
    ? `${first} to ${clockTime(to)} ${zoneName(to, zone)}`
    : `${first} to ${formatDateTime(end, zone)}`;
}

/** `Nov 2 to Dec 4, 2026`, `Nov 2 to 9, 2026`, `Dec 30, 2026 to Jan 2, 2027`, `Nov 2, 2026`. */
export function formatDateRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (!from) return to ? `until ${monthDayYear(to)}` : UNKNOWN;
  if (!to) return `from ${monthDayYear(from)}`;
  if (to.at <= from.at || isSameDay(from, to)) return monthDayYear(from);
  if (!isSameYear(from, to)) return `${monthDayYear(from)} to ${monthDayYear(to)}`;
  const last = isSameMonth(from, to) ? `${to.day}, ${to.year}` : monthDayYear(to);
  return `${monthDay(from)} to ${last}`;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds as `2 days 3 h`, `22 h 14 min`, `14 min`, and in the last minute `42 s`. */
export function longTimeLeft(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) {
    return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  }
  return `${countOf(Math.floor(seconds / DAY), 'day')} ${Math.floor((seconds % DAY) / HOUR)} h`;
}

/** Seconds as m:ss, never below 0:00: `41:08`, `0:09`; from an hour on `23 h 57 min`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= HOUR) return longTimeLeft(left);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** `IST`: the abbreviation of the zone at that instant. */
export function formatZone(instant: Instant, zone = DEFAULT_ZONE): string {
  const moment = inZone(instant, zone);
  return moment ? zoneName(moment, zone) : zone;
}

/** `Wed, Dec 23, 2026` of a day of India; at its noon no other zone of the app has another one. */
export const formatDayInIndia = (day: string): string => formatDate(`${day}T06:30:00Z`);
