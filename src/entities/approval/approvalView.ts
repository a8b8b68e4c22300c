import type { Approval, ApprovalStatus, ApprovalSummary, GuestKind, PurposeKind } from '@/api';
import type { Tone } from '@/theme/tone';
import {
  daysFromNow,
  formatClock,
  formatDayMonth,
  formatDayTime,
  formatNearTime,
} from '@/lib/dates';
import { dayjs } from '@/lib/dayjs';
import { countOf } from '@/lib/text';

export const PURPOSE_LABELS: Record<PurposeKind, string> = {
  team_learning: 'Team learning',
  client_hosting: 'Client hosting',
  recruiting: 'Recruiting',
  recognition: 'Recognition',
  other: 'Something else',
};

export const GUEST_LABELS: Record<GuestKind, string> = {
  client: 'Client',
  public_official: 'Public official',
};

export const STATUS_LABELS: Record<ApprovalStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

const STATUS_TONES: Record<ApprovalStatus, Tone> = {
  pending: 'primary',
  approved: 'success',
  declined: 'error',
  expired: 'warning',
  withdrawn: 'default',
};

export type ApprovalState = Pick<ApprovalSummary, 'status' | 'is_paid' | 'pay_by'>;

/** Whether it was approved and the time to pay is over, on the clock of this device. */
export const isNotPaidInTime = (
  { status, is_paid: isPaid, pay_by: payBy }: ApprovalState,
  now: number,
): boolean => status === 'approved' && !isPaid && payBy !== null && Date.parse(payBy) <= now;

/** The badge of a request. */
export function approvalBadge(state: ApprovalState, now: number): { label: string; tone: Tone } {
  const { status, is_paid: isPaid } = state;
  if (status === 'approved' && isPaid) return { label: 'Paid', tone: 'info' };
  if (isNotPaidInTime(state, now)) return { label: 'Not paid', tone: 'warning' };
  return { label: STATUS_LABELS[status], tone: STATUS_TONES[status] };
}

/** Whether its time is over, on the clock of this device; the server may not have ended it yet. */
export const isLate = (
  { status, deadline }: Pick<ApprovalSummary, 'status' | 'deadline'>,
  now: number,
): boolean => status === 'expired' || (status === 'pending' && Date.parse(deadline) <= now);

/** `2 days left`, `22 h left`, `40 min left`; `late` after it. */
export function timeLeft(deadline: string, now: number): string {
  const end = dayjs.utc(deadline);
  const [days, hours] = [end.diff(now, 'day'), end.diff(now, 'hour')];
  if (end.diff(now, 'second') <= 0) return 'late';
  if (hours === 0) return `${Math.max(1, end.diff(now, 'minute'))} min left`;
  return days === 0 ? `${hours} h left` : `${countOf(days, 'day')} left`;
}

/** `Today, 6:00 PM`, `Tomorrow, 6:00 PM`, then `Wed, Nov 25, 6:00 PM`. */
export function nearDayAndTime(instant: string, now: number): string {
  const word = ['Today', 'Tomorrow'][daysFromNow(instant, now)];
  return `${word ?? formatDayMonth(instant)}, ${formatClock(instant)}`;
}

/** The first name, as one speaks of somebody who was named before. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

interface DecidingName {
  name: string;
  for_name?: string | null;
}

/** `Meera Iyer`, `Vikram Rao, for Leela Thomas`. */
const nameOf = ({ name, for_name: other }: DecidingName): string =>
  other ? `${name}, for ${other}` : name;

/** As the subject of a sentence: a comma ends `for Leela Thomas`. */
export const decidingName = (person: DecidingName): string =>
  person.for_name ? `${nameOf(person)},` : person.name;

/** `Meera Iyer`, `Meera Iyer or Sunita Rao`, `Meera Iyer, Sunita Rao or Harsh Vora`. */
export function anyOf(people: readonly DecidingName[]): string {
  const last = people.at(-1);
  const others = people.slice(0, -1).map(nameOf).join(', ');
  return [others, last && decidingName(last)].filter(Boolean).join(' or ');
}

/** What was decided, by whom and when; for a request that waits, who is asked next. */
export function outcomeText(approval: Approval): string {
  const { status, decided_at: at, requester, steps, deadline } = approval;
  const when = at === null ? '' : ` on ${formatDayTime(at)}`;
  const last = steps.findLast(({ decided_by: by }) => by !== null);
  const name = last?.decided_by?.name ?? 'Somebody';
  const who = decidingName({ name, for_name: last?.for_person });
  switch (status) {
    case 'approved':
      return `${who} approved this${when}.`;
    case 'declined':
      return `${who} declined this${when}.`;
    case 'withdrawn':
      return `${requester.name} withdrew this${when}.`;
    case 'expired':
      return `Nobody decided in time. Seats returned to sale at ${formatNearTime(deadline)}.`;
    case 'pending': {
      const next = steps.find((step) => step.status === 'waiting');
      return next && next.people.length > 0
        ? `${anyOf(next.people)} decides next.`
        : 'It waits for a decision.';
    }
  }
}

/** By how much the budget is exceeded; null where it is not, or is not known. */
export const overBudget = ({ budget }: Pick<Approval, 'budget'>): string | null =>
  budget?.remaining.startsWith('-') ? budget.remaining.slice(1) : null;

/** The message of a decline without a reason. */
export const reasonNeeded = (name: string): string =>
  `Say why, so that ${firstName(name)} knows what to change`;
