/** Hour of the daily mail in the reader's time zone. */
const HOUR = 9;
const DAY_MINUTES = 24 * 60;

/** The local day in the zone and the minutes since it began. */
function localTime(at: number, timezone: string): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** The local day whose mail is due; null before 9:00. */
export function dueDay(at: number, timezone: string): string | null {
  const { day, minutes } = localTime(at, timezone);
  return minutes >= HOUR * 60 ? day : null;
}

/** The day before the first daily mail of a person who chooses it now. */
export const lastDayBefore = (at: number, timezone: string): string =>
  dueDay(at, timezone) ?? localTime(at - DAY_MINUTES * 60_000, timezone).day;

/** Milliseconds until the next daily mail. */
export function untilNextMail(at: number, timezone: string): number {
  const { minutes } = localTime(at, timezone);
  return ((HOUR * 60 - minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES) * 60_000;
}
