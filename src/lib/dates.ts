import type { Dayjs } from 'dayjs';
import { dayjs } from './dayjs';
import { serverNow } from './serverClock';
import { countOf } from './text';

/** Time zone of events without one (D17). */
export const DEFAULT_ZONE = 'Asia/Kolkata';
const UNKNOWN = 'Date to be announced';

export type Instant = string | number | Date | null | undefined;

/** Abbreviations of zones for which English (US) has only an offset, such as GMT+5:30. */
const ZONE_NAMES: Record<string, string> = {
  'Asia/Kolkata': 'IST',
  'Asia/Calcutta': 'IST',
  'Asia/Dubai': 'GST',
  'Asia/Singapore': 'SGT',
};

/** By zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    formats.set(zone, format);
  }
  return format;
}

const epochOf = (instant: Instant): number => new Date(instant ?? Number.NaN).getTime();

/** The parts of an instant in a zone by their types; null when there is none, or zone or text are invalid. */
function partsIn(instant: Instant, zone: string): Record<string, string> | null {
  try {
    const parts = formatIn(zone).formatToParts(epochOf(instant));
    return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  } catch {
    // Intl throws for what is no time, and for a zone that it does not know.
    return null;
  }
}

/**
 * What calendar and clocks of the zone show, kept as a time of UTC. The zones of dayjs itself are an hour off
 * while the clocks of the device change (docs/decisions/0002-dependencies-of-the-pages.md).
 */
export function inZone(instant: Instant, zone = DEFAULT_ZONE): Dayjs | null {
  const parts = partsIn(instant, zone);
  if (!parts) return null;
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return dayjs.utc(`${year}-${month}-${day}T${hour}:${minute}`);
}

/** `IST`: the abbreviation of the zone at that instant; its offset where English has no usual name. */
export const formatZone = (instant: Instant, zone = DEFAULT_ZONE): string => {
  const parts = partsIn(instant, zone);
  return parts ? (ZONE_NAMES[zone] ?? parts.timeZoneName ?? zone) : zone;
};

const formatAs =
  (pattern: string) =>
  (instant: Instant, zone = DEFAULT_ZONE): string =>
    inZone(instant, zone)?.format(pattern) ?? UNKNOWN;

const withZone =
  (format: ReturnType<typeof formatAs>) =>
  (instant: Instant, zone = DEFAULT_ZONE): string => {
    const text = format(instant, zone);
    return text === UNKNOWN ? UNKNOWN : `${text} ${formatZone(instant, zone)}`;
  };

/** `Sat, Dec 5, 2026` */
export const formatDate = formatAs('ddd, MMM D, YYYY');

/** `Sat, Dec 5`, for places where the year is obvious. */
export const formatDayMonth = formatAs('ddd, MMM D');

/** `Dec 5` */
export const formatMonthDay = formatAs('MMM D');

/** `Dec 5, 2026` */
export const formatMonthDayYear = formatAs('MMM D, YYYY');

/** `7:30 PM`, for places where the zone is obvious. */
export const formatClock = formatAs('h:mm A');

/** `7:30 PM IST` */
export const formatTime = withZone(formatClock);

/** `Sat, Dec 5, 2026, 7:30 PM IST` */
export const formatDateTime = withZone(formatAs('ddd, MMM D, YYYY, h:mm A'));

/** `Sat, Dec 5, 7:30 PM IST` */
export const formatDayTime = withZone(formatAs('ddd, MMM D, h:mm A'));

/** `7:30 PM IST` today, else `Sat, Dec 5, 7:30 PM IST`: for moments that may be on another day. */
export const formatNearTime = (instant: Instant, zone = DEFAULT_ZONE): string =>
  daysFromNow(instant, serverNow(), zone) === 0
    ? formatTime(instant, zone)
    : formatDayTime(instant, zone);

/**
 * Start to end, without repeating what they share: `Sat, Dec 5, 2026, 7:30 PM to 10:00 PM IST`, or
 * over several days `Fri, Dec 4, 9:00 AM to Sun, Dec 6, 2026, 6:00 PM IST`.
 */
export function formatDateTimeRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (!from || !to || epochOf(end) <= epochOf(start)) return formatDateTime(start, zone);
  if (from.isSame(to, 'day')) {
    return `${from.format('ddd, MMM D, YYYY, h:mm A')} to ${formatTime(end, zone)}`;
  }
  const first = from.isSame(to, 'year') ? 'ddd, MMM D, h:mm A' : 'ddd, MMM D, YYYY, h:mm A';
  return `${from.format(first)} to ${formatDateTime(end, zone)}`;
}

/** `Nov 2 to Dec 4, 2026`, `Nov 2 to 9, 2026`, `Dec 30, 2026 to Jan 2, 2027`, `Nov 2, 2026`. */
export function formatDateRange(start: Instant, end: Instant, zone = DEFAULT_ZONE): string {
  const from = inZone(start, zone);
  const to = inZone(end, zone);
  if (!from) return to ? `until ${formatMonthDayYear(end, zone)}` : UNKNOWN;
  if (!to) return `from ${formatMonthDayYear(start, zone)}`;
  if (!to.isAfter(from, 'day')) return formatMonthDayYear(start, zone);
  const first = from.isSame(to, 'year') ? 'MMM D' : 'MMM D, YYYY';
  const last = from.isSame(to, 'month') ? 'D, YYYY' : 'MMM D, YYYY';
  return `${from.format(first)} to ${to.format(last)}`;
}

/** A day of a calendar in a range of its own: `Wed, Dec 23, 2026`. @param day YYYY-MM-DD */
export const formatDay = (day: string): string => formatDate(day, 'UTC');

/** `2026-12-05`: the day that the instant is on. */
export const dayOf = (instant: Instant, zone = DEFAULT_ZONE): string =>
  inZone(instant, zone)?.format('YYYY-MM-DD') ?? '';

/** 0 for an instant of today, 1 for one of tomorrow, -1 for one of yesterday. @param now epoch milliseconds */
export function daysFromNow(instant: Instant, now: number, zone = DEFAULT_ZONE): number {
  return dayjs.utc(dayOf(instant, zone)).diff(dayjs.utc(dayOf(now, zone)), 'day');
}

/** Whether the text is a day that exists, as YYYY-MM-DD. Years before 2000 are half-typed ones. */
export const isDay = (text: string): boolean =>
  text >= '2000-01-01' && dayjs.utc(text).format('YYYY-MM-DD') === text;

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
  return left >= HOUR ? longTimeLeft(left) : dayjs.utc(left * 1000).format('m:ss');
}
