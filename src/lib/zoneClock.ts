/** What calendar and clocks of a zone show. */
export interface ZoneClock {
  /** `Sat` */
  weekday: string;
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** By zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

const MINUTE_MS = 60_000;
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** Minutes ahead of UTC in zones that have changed their clocks at no time since `FIXED_SINCE`. */
const FIXED_OFFSETS = new Map([
  ['Asia/Kolkata', 330],
  ['Asia/Calcutta', 330],
  ['Asia/Dubai', 240],
  ['Asia/Singapore', 480],
  ['UTC', 0],
]);
const FIXED_SINCE = Date.UTC(1983, 0, 1);

/** Without Intl, whose first format costs a slow phone some 50 ms while a page is hydrated. */
function fixedClock(instant: number, offset: number): ZoneClock {
  const shown = new Date(instant + offset * MINUTE_MS);
  return {
    weekday: WEEKDAYS[shown.getUTCDay()] ?? '',
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** The clocks of the zone at the instant (epoch milliseconds); null where one of them is none. */
export function clockIn(instant: number, zone: string): ZoneClock | null {
  if (Number.isNaN(instant)) return null;
  const offset = FIXED_OFFSETS.get(zone);
  if (offset !== undefined && instant >= FIXED_SINCE) return fixedClock(instant, offset);
  try {
    const parts = formatIn(zone).formatToParts(instant);
    const text = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((part) => part.type === type)?.value ?? '';
    return {
      weekday: text('weekday'),
      year: Number(text('year')),
      month: Number(text('month')),
      day: Number(text('day')),
      hour: Number(text('hour')),
      minute: Number(text('minute')),
    };
  } catch {
    // Intl throws for a zone that it does not know.
    return null;
  }
}
