import type { OrganizedEvent, OrganizedTier } from '@/api';
import { eventUpdateRules, tierUpdateRules } from '@/lib/consoleFormRules.gen';
import { formatClock, formatMonthDay } from '@/lib/dates';
import { limitProblem, type FieldLimits } from '@/lib/fieldLimits';
import {
  currencyProblem,
  isCurrency,
  isTimeZone,
  placeProblems,
  zoneProblem,
} from '@/lib/placeNames.gen';
import { readZonedTime } from '@/lib/zonedTime';
import { localTime, type EditorValues, type TierValues } from './editorValues';

/** What is wrong, by the name of the field; tiers as `tiers.<key>.price`. */
export type Problems = Readonly<Record<string, string>>;

export const MAX_TIERS = 50;

export const tierField = (key: string, field: keyof TierValues) => `tiers.${key}.${field}`;

const SKIPPED = 'This time does not exist: the clocks go forward then. Choose another one.';

const isWhole = (text: string) => /^\d{1,9}$/.test(text.trim());

/** `1500`, `1500.5` or `1,500.00` as `1500.00`; null for anything else. */
export function readPrice(text: string): string | null {
  const plain = text.replace(/[\s,₹]/g, '');
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  return `${BigInt(match[1] ?? '0')}.${(match[2] ?? '').padEnd(2, '0')}`;
}

function seatsProblem(text: string, saved: OrganizedTier | undefined): string | null {
  const problem = limitProblem(text.trim(), tierUpdateRules.total_tickets, 'Seats');
  if (problem !== null) return problem;
  const seats = Number(text);
  const taken = saved ? saved.held + saved.sold : 0;
  if (seats >= taken) return null;
  return `${taken} ${taken === 1 ? 'seat is' : 'seats are'} held or sold. Write ${taken} or more.`;
}

/** A time of a sale window: the instant in milliseconds, null for none, a sentence for what is no time. */
function saleTime(local: string, timezone: string): number | string | null {
  if (local === '') return null;
  const read = readZonedTime(local, timezone);
  if (read.kind === 'invalid') return 'Choose a date and a time.';
  return read.kind === 'skipped' ? SKIPPED : Date.parse(read.at);
}

/** What is wrong with when a tier is sold: the server's rules. */
function saleProblems(
  { saleStart, saleEnd }: TierValues,
  values: EditorValues,
): [keyof TierValues, string][] {
  const [start, end] = [saleTime(saleStart, values.timezone), saleTime(saleEnd, values.timezone)];
  if (typeof start === 'string') return [['saleStart', start]];
  if (typeof end === 'string') return [['saleEnd', end]];
  const opens = readTime(values, 'bookingStart');
  const closes = readTime(values, 'bookingEnd');
  const when = (local: string) =>
    `${formatMonthDay(`${local}Z`, 'UTC')}, ${formatClock(`${local}Z`, 'UTC')}`;
  if (isBefore(start, opens)) {
    return [['saleStart', `Begins before booking opens on ${when(values.bookingStart)}.`]];
  }
  if (isAfter(start, closes)) {
    return [['saleStart', `Begins after booking closes on ${when(values.bookingEnd)}.`]];
  }
  if (isAfter(start, end)) return [['saleEnd', 'The sale must end after it begins.']];
  if (isBefore(closes, end)) {
    return [['saleEnd', `Ends after booking closes. ${when(values.bookingEnd)} at the latest.`]];
  }
  if (isAfter(opens, end)) {
    return [['saleEnd', `Ends before booking opens on ${when(values.bookingStart)}.`]];
  }
  return [];
}

/** What is wrong with the limits per person and per company: the server's rules. */
function limitProblems({ perPerson, perCompany }: TierValues): [keyof TierValues, string][] {
  const isLimit = (text: string, limits: FieldLimits) =>
    text === '' || limitProblem(text.trim(), limits, 'Limit') === null;
  const problem = 'Enter a number from 1 to 1,00,000, or nothing.';
  if (!isLimit(perPerson, tierUpdateRules.max_per_person)) return [['perPerson', problem]];
  if (!isLimit(perCompany, tierUpdateRules.max_per_company)) return [['perCompany', problem]];
  if (perPerson === '' || perCompany === '' || Number(perPerson) <= Number(perCompany)) return [];
  return [['perCompany', 'One person cannot have more tickets than their company.']];
}

function tierProblems(
  tier: TierValues,
  saved: OrganizedTier | undefined,
  values: EditorValues,
): [string, string][] {
  const found: [keyof TierValues, string | null][] = [
    ['name', tier.name.trim() === '' ? 'Enter a name.' : null],
    ['price', readPrice(tier.price) === null ? 'Enter an amount, such as 1500. 0 is free.' : null],
    ['seats', seatsProblem(tier.seats, saved)],
    ['max', limitProblem(tier.max.trim(), tierUpdateRules.max_per_booking, 'Max each')],
    ...limitProblems(tier),
    ...saleProblems(tier, values),
  ];
  return found.flatMap(([field, sentence]) =>
    sentence === null ? [] : [[tierField(tier.key, field), sentence]],
  );
}

/** Fields of the form that hold a time. */
export type TimeName = 'start' | 'end' | 'bookingStart' | 'bookingEnd';

/** A time of the form on the venue's clocks; null where only one of date and time is there. */
export function timeOf(values: EditorValues, name: TimeName): string | null {
  if (name === 'bookingStart' || name === 'bookingEnd') return values[name];
  const date = values[`${name}Date`];
  const time = values[`${name}Time`];
  return (date === '') === (time === '') ? localTime(date, time) : null;
}

/** The field at which a problem of a time is shown. */
const shownAt = (values: EditorValues, name: TimeName): string => {
  if (name === 'bookingStart' || name === 'bookingEnd') return name;
  return values[`${name}Date`] !== '' && values[`${name}Time`] === ''
    ? `${name}Time`
    : `${name}Date`;
};

const TIME_NAMES = ['start', 'end', 'bookingStart', 'bookingEnd'] as const;

/** The instant in milliseconds; null for none; a sentence for what is no time. */
function readTime(values: EditorValues, name: TimeName): number | string | null {
  const local = timeOf(values, name);
  if (local === null) {
    const hasDate = values[name === 'end' ? 'endDate' : 'startDate'] !== '';
    return hasDate ? 'Choose a time too.' : 'Choose a date too.';
  }
  if (local === '') return null;
  const read = readZonedTime(local, values.timezone);
  if (read.kind === 'invalid') return 'Choose a date and a time.';
  if (read.kind === 'skipped') {
    return SKIPPED;
  }
  return Date.parse(read.at);
}

function timeProblems(values: EditorValues): [string, string][] {
  const at = {
    start: readTime(values, 'start'),
    end: readTime(values, 'end'),
    bookingStart: readTime(values, 'bookingStart'),
    bookingEnd: readTime(values, 'bookingEnd'),
  };
  const found = TIME_NAMES.flatMap((name): [string, string][] => {
    const read = at[name];
    return typeof read === 'string' ? [[shownAt(values, name), read]] : [];
  });
  if (isAfter(at.start, at.end)) found.push(['endDate', 'The event must end after it starts.']);
  if (isAfter(at.bookingStart, at.bookingEnd)) {
    found.push(['bookingEnd', 'Booking must close after it opens.']);
  } else if (typeof at.bookingEnd === 'number' && isAfter(at.bookingEnd - 1, at.end)) {
    found.push(['bookingEnd', 'Booking must close before the event ends.']);
  }
  return found;
}

function refundProblems(values: EditorValues): [string, string][] {
  if (values.refundKind === 'none') return [];
  const found: [string, string][] = [];
  const percent = isWhole(values.refundPercent) ? Number(values.refundPercent) : 0;
  if (values.refundKind === 'share' && (percent < 1 || percent > 99)) {
    found.push(['refundPercent', 'Enter a number from 1 to 99.']);
  }
  const until = readZonedTime(values.refundUntil, values.timezone);
  const start = readTime(values, 'start');
  if (until.kind === 'invalid') found.push(['refundUntil', 'Choose a date and a time.']);
  else if (until.kind === 'skipped') found.push(['refundUntil', SKIPPED]);
  else if (typeof start === 'number' && Date.parse(until.at) > start) {
    found.push(['refundUntil', 'Choose a time before the event starts.']);
  }
  return found;
}

/** Not before the other; false where one of them is unknown. */
const isAfter = (one: number | string | null, other: number | string | null): boolean =>
  typeof one === 'number' && typeof other === 'number' && one >= other;

const isBefore = (one: number | string | null, other: number | string | null): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;

/** The server's rules of places; what is empty is only missing. */
function placeFieldProblems(values: EditorValues): [string, string][] {
  const { timezone, currency } = values;
  return [
    ...Object.entries(placeProblems(values)).filter(
      ([field]) => values[field === 'state' ? 'state' : 'country'].trim() !== '',
    ),
    ...(isTimeZone(timezone) ? [] : [['timezone', zoneProblem(timezone)] as [string, string]]),
    ...(isCurrency(currency) ? [] : [['currency', currencyProblem(currency)] as [string, string]]),
  ];
}

/** What keeps a field from being saved. What is merely missing is said by the server. */
export function problemsOf(values: EditorValues, saved: OrganizedEvent): Problems {
  const title = values.title.trim();
  const { minLength, maxLength } = eventUpdateRules.title;
  const hours = values.approvalHours.trim();
  const hoursProblem = limitProblem(hours, eventUpdateRules.approval_hours, 'Hours');
  const byId = new Map(saved.ticket_tiers.map((tier) => [tier.id, tier]));
  const found: [string, string][] = [
    ...(title.length < minLength ? [['title', 'Enter a title.'] as [string, string]] : []),
    ...(title.length > maxLength
      ? [['title', `Use at most ${maxLength} characters.`] as [string, string]]
      : []),
    ...timeProblems(values),
    ...placeFieldProblems(values),
    ...refundProblems(values),
    ...(values.isExclusive && values.companies.length === 0
      ? [['companies', 'Name at least one company.'] as [string, string]]
      : []),
    ...(hoursProblem === null ? [] : [['approvalHours', hoursProblem] as [string, string]]),
    ...values.tiers.flatMap((tier) =>
      tierProblems(tier, tier.id === null ? undefined : byId.get(tier.id), values),
    ),
  ];
  return Object.fromEntries(found);
}

/** Whether one of the times cannot be read, or they are in the wrong order. */
export const hasTimeProblem = (problems: Problems): boolean =>
  ['startDate', 'startTime', 'endDate', 'endTime', 'bookingStart', 'bookingEnd'].some(
    (field) => field in problems,
  );

/** The hint for a time that the clocks show twice; null for others. */
export function twiceHint(values: EditorValues, name: TimeName): string | null {
  const read = readZonedTime(timeOf(values, name) ?? '', values.timezone);
  return read.kind === 'twice'
    ? 'The clocks go back then and show this time twice. The first one counts.'
    : null;
}
