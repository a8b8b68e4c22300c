import { expect, it } from '@jest/globals';
import { clockIn } from './zoneClock';

const DAY_MS = 86_400_000;
/** Every 11 days and some hours, so that all hours, days and months come. */
const STEP_MS = 11.3 * DAY_MS;

/** The same by Intl, in words that both have. */
function byIntl(instant: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    dateStyle: 'full',
    timeStyle: 'short',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const month = new Date(`${parts.get('month')} 1, 2000`).getMonth() + 1;
  const numbers = ['day', 'hour', 'minute'] as const;
  const rest = numbers.map((type) => Number(parts.get(type)));
  return [parts.get('weekday')?.slice(0, 3), parts.get('year'), month, ...rest].join(' ');
}

it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Dubai', 'Asia/Singapore', 'UTC', 'Europe/Berlin'])(
  'shows what the clocks of %s show',
  (zone) => {
    for (let at = Date.UTC(1979, 11, 31, 23, 59); at < Date.UTC(2050, 0, 1); at += STEP_MS) {
      const clock = clockIn(at, zone);
      const { weekday, year, month, day, hour, minute } = clock ?? {};
      expect([weekday, year, month, day, hour, minute].join(' ')).toBe(byIntl(at, zone));
    }
  },
);

it('knows no zone of another planet', () => {
  expect(clockIn(0, 'Mars/Olympus')).toBeNull();
  expect(clockIn(Number.NaN, 'UTC')).toBeNull();
});
