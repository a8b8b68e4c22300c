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

/** The clocks of the zone at the instant (epoch milliseconds); null where one of them is none. */
export function clockIn(instant: number, zone: string): ZoneClock | null {
  if (Number.isNaN(instant)) return null;
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
