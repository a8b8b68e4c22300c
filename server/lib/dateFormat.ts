/** A period of time and the IANA name of its time zone. */
export interface Occasion {
  start: Date;
  end: Date;
  timezone: string;
}

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });

const clockIn = (timeZone: string, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone, ...options });

const zoneName = (at: Date, timezone: string): string =>
  timezone === 'Asia/Kolkata'
    ? 'IST'
    : (clockIn(timezone, { timeZoneName: 'short' })
        .formatToParts(at)
        .find((part) => part.type === 'timeZoneName')?.value ?? timezone);

/** `7:30 PM IST`, without the day. */
export const clockAt = (at: Date, timezone: string): string =>
  `${clockIn(timezone).format(at)} ${zoneName(at, timezone)}`;

/** `Sat, Dec 5, 2026, 7:30 PM IST` in the time zone of the venue. */
export const whenAt = (at: Date, timezone: string): string =>
  `${dayIn(timezone).format(at)}, ${clockAt(at, timezone)}`;

/** `Sat, Dec 5, 2026, 7:30 PM – 10:00 PM IST`: what both times have in common is written once. */
export function whenOf({ start, end, timezone }: Occasion): string {
  const [day, clock] = [dayIn(timezone), clockIn(timezone)];
  const isOneDay = day.format(start) === day.format(end);
  const until = isOneDay ? clock.format(end) : `${day.format(end)}, ${clock.format(end)}`;
  return `${day.format(start)}, ${clock.format(start)} – ${until} ${zoneName(start, timezone)}`;
}

/** `2026-12-05T19:30:00+05:30`: ISO 8601 with the time and offset of the venue's zone. */
export function isoIn(at: Date, timeZone: string): string {
  const local = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  }).format(at);
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  // UTC is written as `GMT`, other offsets as `GMT+05:30`.
  return `${local.replace(' ', 'T')}${offset?.slice('GMT'.length) || '+00:00'}`;
}
