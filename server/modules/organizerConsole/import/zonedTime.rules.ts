/** Local time with the year first. */
const LOCAL =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap]\.?m\.?)?)?$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
/** Matches dates with the year last. They are refused: `03/04/2027` may mean March or April. */
const YEAR_LAST = /^\d{1,2}[-/. ](\d{1,2}|\p{L}{3,9})[-/. ]\d{2}(\d{2})?(?!\d)/u;
/** Refuses earlier years: spreadsheets store a time without a date as a day in 1899 or 1904. */
const FIRST_YEAR = 2000;

export const TIME_FORMAT = 'Write a date and time, such as 2026-12-06 19:30.';
const WRITE_YEAR_FIRST =
  'This day can be read in two ways, or has no whole year. Write the year first, such as 2026-12-06 19:30.';
const NO_SUCH_TIME = 'The clocks of this zone skip this time. Choose another one.';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: constructing a format costs more than a thousand uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The zone's local time as if it were UTC, in milliseconds. */
function clockTime(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Reads a time with an offset or a local time of the zone. If a local time occurs twice, the first is used.
 * @returns the instant in ISO 8601, or an error message
 */
export function readTime(text: string, timeZone: string): { at: string } | { error: string } {
  const value = text.replace(/\s+/g, ' ').trim();
  if (INSTANT.test(value)) {
    const at = new Date(value.replace(' ', 'T'));
    return Number.isNaN(at.getTime()) ? { error: TIME_FORMAT } : { at: at.toISOString() };
  }
  const match = LOCAL.exec(value);
  if (!match) return { error: YEAR_LAST.test(value) ? WRITE_YEAR_FIRST : TIME_FORMAT };
  const [year = 0, month = 0, day = 0, shown = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const half = match[7]?.[0]?.toLowerCase();
  if (half !== undefined && (shown < 1 || shown > 12)) return { error: TIME_FORMAT };
  const hour = half === undefined ? shown : (shown % 12) + (half === 'p' ? 12 : 0);
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal =
    year >= FIRST_YEAR &&
    new Date(wanted).getUTCDate() === day &&
    new Date(wanted).getUTCMonth() === month - 1 &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!isReal) return { error: TIME_FORMAT };
  // The offset may differ before and after a clock change; the earlier instant comes first.
  const DAY = 86_400_000;
  const candidates = [wanted - DAY, wanted + DAY]
    .map((near) => wanted - (clockTime(near, timeZone) - near))
    .sort((a, b) => a - b);
  const at = candidates.find((instant) => clockTime(instant, timeZone) === wanted);
  return at === undefined ? { error: NO_SUCH_TIME } : { at: new Date(at).toISOString() };
}
