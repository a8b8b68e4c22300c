import type {
  PolicyFinding,
  PolicyOutcome,
  PolicyRuleKind,
  StoredPolicyRule,
} from '../../../db/schema/spending';
import { guestShare, type PolicyGuest } from '../guests/guestName.rules';
import { counted, guestWords, money, POLICY_CURRENCY } from './ruleText.rules';

const DAY = 24 * 60 * 60 * 1000;

/** Tickets of one tier in a request. */
export interface PolicyLine {
  eventId: number;
  eventTitle: string;
  categoryId: number;
  categoryName: string;
  isExclusive: boolean;
  startAt: Date;
  tierName: string;
  quantity: number;
  /** Price of one ticket, minor units. */
  unitPrice: number;
  /** The line's share of the total, minor units. */
  total: number;
}

/** The input of the rules: tickets that are paid or requested together. */
export interface PolicyRequest {
  rules: readonly StoredPolicyRule[];
  lines: readonly PolicyLine[];
  /** With fee and GST, minor units. */
  total: number;
  currency: string;
  guests: readonly PolicyGuest[];
  now: Date;
  /** Who decides, such as `Meera Iyer`; empty when unknown. */
  decider: string;
}

export interface PolicyEvaluation {
  outcome: PolicyOutcome;
  /** The finding of each kind of rule, including findings that allow, in the order of `kinds`. */
  findings: PolicyFinding[];
  /** A rule requires approval by a company admin. */
  needsAdmin: boolean;
}

/** The result of one rule; `applies` is false when the request is within its limit. */
interface Verdict {
  rule: StoredPolicyRule;
  applies: boolean;
  sentence: string;
}

type Evaluator = (rule: StoredPolicyRule, request: PolicyRequest) => Omit<Verdict, 'rule'> | null;

const kinds: readonly PolicyRuleKind[] = [
  ...(['category', 'exclusive_event', 'ticket_price', 'seats'] as const),
  ...(['days_ahead', 'guests', 'guest_value', 'request_total'] as const),
];

export const isAboutGuests = ({ kind }: Pick<StoredPolicyRule, 'kind'>): boolean =>
  kind === 'guests' || kind === 'guest_value';

const strictness: Readonly<Record<PolicyOutcome, number>> = {
  allow: 0,
  needs_approval: 1,
  refuse: 3,
};

/** Approval of a company admin is stricter than that of the owner of the cost centre. */
const strictnessOf = ({ outcome, decider }: StoredPolicyRule) =>
  strictness[outcome] + (outcome === 'needs_approval' && decider === 'admin' ? 1 : 0);

export const strictest = (outcomes: readonly PolicyOutcome[]): PolicyOutcome =>
  outcomes.reduce((a, b) => (strictness[b] > strictness[a] ? b : a), 'allow');

/**
 * Evaluates a company's rules for a request (docs/product/companies.md#policies). Within each kind, the strictest
 * applicable rule decides, and overall the strictest finding. Limits are in rupees and cannot be compared with other
 * currencies, so a request in another currency is always above them; a rule that would refuse it requires an admin's
 * approval instead.
 */
export function evaluatePolicy(request: PolicyRequest): PolicyEvaluation {
  const decisive = kinds.flatMap((kind) => decisiveOf(kind, request));
  const findings = decisive.map((verdict) => findingOf(verdict, request));
  return {
    outcome: strictest(findings.map((finding) => finding.outcome)),
    findings: [...findings, ...guestsFinding(request, findings)],
    needsAdmin: decisive.some(
      ({ rule, applies }) =>
        applies && rule.outcome === 'needs_approval' && rule.decider === 'admin',
    ),
  };
}

/** A rule that allows amounts above a limit has no effect, because anything that no rule restricts is allowed. */
const hasNoEffect = ({ outcome, above, seats, days }: StoredPolicyRule) =>
  outcome === 'allow' && (above !== null || seats !== null || days !== null);

/** The deciding verdict of a kind, or one for each category. */
function decisiveOf(kind: PolicyRuleKind, request: PolicyRequest): Verdict[] {
  const verdicts = request.rules
    .filter((rule) => rule.kind === kind && !hasNoEffect(rule))
    .map((rule) => inRupees(rule, request))
    .flatMap((rule) => {
      const verdict = evaluators[kind](rule, request);
      return verdict ? [{ rule, ...verdict }] : [];
    });
  if (kind !== 'category') return pickDeciding(verdicts);
  const categories = [...new Set(verdicts.map(({ rule }) => rule.category))];
  return categories.flatMap((one) =>
    pickDeciding(verdicts.filter(({ rule }) => rule.category === one)),
  );
}

/** The strictest applicable verdict; otherwise the verdict of the restricting rule with the lowest limit. */
function pickDeciding(verdicts: readonly Verdict[]): Verdict[] {
  const applying = verdicts
    .filter(({ applies }) => applies)
    .sort((a, b) => strictnessOf(b.rule) - strictnessOf(a.rule) || limitOf(b) - limitOf(a));
  const passed = verdicts
    .filter(({ rule }) => rule.outcome !== 'allow')
    .sort((a, b) => limitOf(a) - limitOf(b));
  return [...applying.slice(0, 1), ...(applying.length === 0 ? passed.slice(0, 1) : [])];
}

/** More required days are stricter, so the longest sorts first. */
const limitOf = ({ rule }: Verdict) => rule.above ?? rule.seats ?? -(rule.days ?? 0);

const isForeign = (currency: string) => currency !== POLICY_CURRENCY;

/** Amounts given to guests in another currency cannot be compared with the limit either. */
const isIncomparable = ({ kind }: StoredPolicyRule, { currency, guests }: PolicyRequest) =>
  isForeign(currency) ||
  (kind === 'guest_value' && guests.some(({ hasOtherCurrency }) => hasOtherCurrency));

const inRupees = (rule: StoredPolicyRule, request: PolicyRequest): StoredPolicyRule =>
  isIncomparable(rule, request) && rule.above !== null && rule.outcome === 'refuse'
    ? { ...rule, outcome: 'needs_approval', decider: 'admin' }
    : rule;

/** `above the ₹15,000.00 limit`, or the text for another currency. */
const limitText = (limit: number, { currency }: PolicyRequest, isAbove: boolean): string => {
  if (isForeign(currency)) return `which cannot be compared with the ${money(limit)} limit`;
  return `${isAbove ? 'above' : 'within'} the ${money(limit)} limit`;
};

const evaluators: Readonly<Record<PolicyRuleKind, Evaluator>> = {
  ticket_price({ above }, request) {
    const limit = above ?? 0;
    const price = Math.max(0, ...request.lines.map((line) => line.unitPrice));
    const applies = price > 0 && (isForeign(request.currency) || price > limit);
    const seat = `${money(price, request.currency)} a seat`;
    return { applies, sentence: `${seat}, ${limitText(limit, request, applies)}` };
  },

  request_total(rule, request) {
    const limit = rule.above ?? 0;
    const { total, currency } = request;
    const applies = total > 0 && (isForeign(currency) || total > limit);
    const sentence =
      applies && rule.outcome === 'needs_approval' && !isForeign(currency)
        ? `Above ${money(limit)}, so an approval is needed`
        : `${money(total, currency)} in all, ${limitText(limit, request, applies)}`;
    return { applies, sentence };
  },

  seats({ seats }, { lines }) {
    const [limit, count] = [seats ?? 0, seatsOf(lines)];
    const applies = count > limit;
    const sentence = `${counted(count, 'seat')}, ${applies ? 'above' : 'within'} the limit of ${limit}`;
    return { applies, sentence };
  },

  category({ category, outcome, decider }, { lines }) {
    const name = lines.find((line) => line.categoryId === category)?.categoryName;
    if (name === undefined) return null;
    const says = {
      allow: 'are allowed',
      needs_approval: decider === 'admin' ? 'need approval of a company admin' : 'need an approval',
      refuse: 'are refused',
    };
    return { applies: true, sentence: `${name} events ${says[outcome]}` };
  },

  days_ahead({ days: wanted }, { lines, now }) {
    const days = wanted ?? 0;
    const first = Math.min(...lines.map((line) => line.startAt.getTime()));
    if (!Number.isFinite(first)) return null;
    const left = (first - now.getTime()) / DAY;
    const applies = left < days;
    const asked = `Asked ${left < 1 ? 'less than a day' : counted(Math.floor(left), 'day')} before the event`;
    return { applies, sentence: applies ? `${asked}, later than ${days}` : asked };
  },

  guests({ guest_kind: kind }, { guests }) {
    if (guests.length === 0) return null;
    const matching = guests.filter((guest) => kind === null || guest.kind === kind);
    if (matching.length === 0) {
      return { applies: false, sentence: `No ${guestWords(kind)} among the guests` };
    }
    const are = matching.length === 1 ? 'is' : 'are';
    const kinds =
      kind ?? (new Set(matching.map((guest) => guest.kind)).size === 1 ? matching[0]?.kind : null);
    return {
      applies: true,
      sentence: `${counted(matching.length, 'guest')} ${are} ${guestWords(kinds ?? null, matching.length)}`,
    };
  },

  guest_value(rule, request) {
    const { above, guest_kind: kind } = rule;
    const matching = request.guests.filter((guest) => kind === null || guest.kind === kind);
    if (matching.length === 0) return null;
    const limit = money(above ?? 0);
    const share = shareOfGuest(request);
    const isOver = (guest: PolicyGuest) =>
      share > 0 && (isIncomparable(rule, request) || guest.given + share > (above ?? 0));
    const over = matching.filter(isOver).length;
    // The sum is left out, because it would reveal what other people have spent on the guest.
    if (over === 0)
      return { applies: false, sentence: `Guests within the ${limit} limit of a year` };
    const sentence = isIncomparable(rule, request)
      ? `Guests are given what cannot be compared with the ${limit} limit of a year`
      : `${counted(over, 'guest')} above the ${limit} limit of a year`;
    return { applies: true, sentence };
  },

  exclusive_event(_rule, { lines }) {
    const exclusive = lines.find((line) => line.isExclusive);
    return exclusive
      ? { applies: true, sentence: `${exclusive.eventTitle} is an exclusive event` }
      : { applies: false, sentence: 'No exclusive event' };
  },
};

/** Each guest's share of all bookings; minor units. */
const shareOfGuest = ({ lines, guests }: PolicyRequest) =>
  lines.reduce((sum, line) => sum + guestShare(line.total, line.quantity, guests.length), 0);

const seatsOf = (lines: readonly Pick<PolicyLine, 'quantity'>[]) =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

const finding = (
  kind: PolicyRuleKind,
  outcome: PolicyOutcome,
  sentence: string,
  detail = '',
): PolicyFinding => ({ kind, outcome, sentence, detail });

function findingOf({ rule, applies, sentence }: Verdict, { decider }: PolicyRequest) {
  const { kind, outcome } = rule;
  if (!applies || outcome === 'allow') return finding(kind, 'allow', sentence);
  if (outcome === 'refuse') {
    const detail = rule.sentence || 'The policy of your company does not allow this';
    return finding(kind, outcome, sentence, detail);
  }
  if (rule.decider === 'admin') {
    return finding(kind, outcome, sentence, 'Only a company admin may approve this');
  }
  return finding(kind, outcome, sentence, decider && `${decider} decides`);
}

/** Inviting guests requires a purpose, even without a rule about guests. */
function guestsFinding(
  { guests }: PolicyRequest,
  findings: readonly PolicyFinding[],
): PolicyFinding[] {
  if (guests.length === 0 || findings.some(({ kind }) => kind === 'guests')) return [];
  const sentence = `${counted(guests.length, 'guest')} of other organisations`;
  return [finding('guests', 'allow', sentence, 'The purpose says why they are invited')];
}
