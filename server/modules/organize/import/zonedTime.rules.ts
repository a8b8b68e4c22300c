const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

export const TIME_FORMAT = 'Write a date and time, such as 2026-12-06 19:30.';
const NO_SUCH_TIME = 'The clocks of this zone skip this time. Choose another one.';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: constructing a format costs more than a thousand uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** What clocks of the zone show, as if it were UTC; milliseconds. */
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
 * An instant with an offset, or a local time of the zone; of a time that clocks show twice, the first.
 * @returns the instant in ISO 8601, or the sentence that says what is wrong
 */
export function readTime(text: string, timeZone: string): { at: string } | { error: string } {
  const value = text.trim();
  if (INSTANT.test(value)) {
    const at = new Date(value);
    return Number.isNaN(at.getTime()) ? { error: TIME_FORMAT } : { at: at.toISOString() };
  }
  const match = LOCAL.exec(value);
  if (!match) return { error: TIME_FORMAT };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal =
    new Date(wanted).getUTCDate() === day &&
    new Date(wanted).getUTCMonth() === month - 1 &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!isReal) return { error: TIME_FORMAT };
  // The offset may differ before and after a change of the clocks: the earlier instant comes first.
  const DAY = 86_400_000;
  const candidates = [wanted - DAY, wanted + DAY]
    .map((near) => wanted - (clockTime(near, timeZone) - near))
    .sort((a, b) => a - b);
  const at = candidates.find((instant) => clockTime(instant, timeZone) === wanted);
  return at === undefined ? { error: NO_SUCH_TIME } : { at: new Date(at).toISOString() };
}
