import type {
  EventAccess,
  EventUpdate,
  OrganizedEvent,
  OrganizedTier,
  Picture,
  PictureChoice,
  RefundTermsInput,
  TierCreate,
  TierUpdate,
} from '@/api';
import { isCurrency } from '@/lib/placeNames.gen';
import { readZonedTime, toZonedTime } from '@/lib/zonedTime';
import { toEditorValues, type EditorValues, type TierValues } from './editorValues';
import {
  hasTimeProblem,
  problemsOf,
  readPrice,
  tierField,
  timeOf,
  type Problems,
  type TimeName,
} from './problems';

/** One call that saves a part of the form, with the version that it was read in. */
export type Step =
  | { kind: 'event'; version: number; body: EventUpdate }
  | { kind: 'access'; version: number; body: EventAccess }
  | { kind: 'addTier'; key: string; body: TierCreate }
  | { kind: 'changeTier'; id: number; version: number; body: TierUpdate }
  | { kind: 'removeTier'; id: number; version: number }
  | { kind: 'orderTiers'; version: number; keys: string[] };

/** As the server stores a text of one line. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();
/** As the server stores a text of several lines. */
const lines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((one) => one.trimEnd())
    .join('\n')
    .trim();

const TIMES = {
  start: 'start_date',
  end: 'end_date',
  bookingStart: 'booking_start_date',
  bookingEnd: 'booking_end_date',
} as const satisfies Record<TimeName, keyof EventUpdate>;

const timeNames = ['start', 'end', 'bookingStart', 'bookingEnd'] as const;

function changedTimes(saved: OrganizedEvent, values: EditorValues): EventUpdate {
  const before = toEditorValues(saved);
  const zoneIsNew = values.timezone !== saved.timezone;
  const update: EventUpdate = zoneIsNew ? { timezone: values.timezone } : {};
  for (const name of timeNames) {
    const local = timeOf(values, name) ?? '';
    // Compared as the clocks show them: the second of two equal times stays what it is.
    if (local === timeOf(before, name) && !zoneIsNew) continue;
    const read = readZonedTime(local, values.timezone);
    const at = 'at' in read ? read.at : null;
    if (at !== saved[TIMES[name]]) update[TIMES[name]] = at;
  }
  return update;
}

function changedRefund(
  saved: OrganizedEvent,
  values: EditorValues,
  problems: Problems,
): RefundTermsInput | null {
  const before = toEditorValues(saved);
  const fields = ['refundKind', 'refundUntil', 'refundPercent', 'refundFeeKept'] as const;
  const isNone = values.refundKind === 'none';
  const isSame = isNone
    ? before.refundKind === 'none'
    : fields.every((field) => values[field] === before[field]) &&
      saved.timezone === values.timezone;
  if (isSame) return null;
  if (isNone) return { kind: 'none' };
  if ('refundUntil' in problems || 'refundPercent' in problems) return null;
  const until = readZonedTime(values.refundUntil, values.timezone);
  return {
    kind: values.refundKind,
    until: 'at' in until ? until.at : null,
    ...(values.refundKind === 'share' && { percent: Number(values.refundPercent) }),
    fee_kept: values.refundFeeKept,
  };
}

const choice = ({ hash, alt }: Picture): PictureChoice => ({ hash, alt });

function changedPictures(saved: OrganizedEvent, values: EditorValues): EventUpdate {
  const before = {
    poster: saved.poster && choice(saved.poster),
    gallery: saved.gallery.map(choice),
  };
  const now = {
    poster: values.poster && choice(values.poster),
    gallery: values.gallery.map(choice),
  };
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(!isSame(before.poster, now.poster) && { poster: now.poster }),
    ...(!isSame(before.gallery, now.gallery) && { gallery: now.gallery }),
  };
}

function changedEvent(
  saved: OrganizedEvent,
  values: EditorValues,
  problems: Problems,
): EventUpdate {
  const update: EventUpdate = hasTimeProblem(problems) ? {} : changedTimes(saved, values);
  const title = line(values.title);
  if (title !== saved.title && !('title' in problems)) update.title = title;
  const refund = changedRefund(saved, values, problems);
  if (refund) update.refund_terms = refund;
  const hours = Number(values.approvalHours);
  if (hours !== saved.approval_hours && !('approvalHours' in problems)) {
    update.approval_hours = hours;
  }
  const pictures = changedPictures(saved, values);
  Object.assign(update, pictures);
  const description = lines(values.description);
  if (description !== saved.description) update.description = description;
  if (values.category !== saved.category) update.category = values.category;
  for (const field of ['venue', 'city', 'state', 'country'] as const) {
    const text = line(values[field]);
    if (text !== saved[field] && !(field in problems)) update[field] = text;
  }
  if (values.currency !== saved.currency && isCurrency(values.currency)) {
    update.currency = values.currency;
  }
  return update;
}

const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The instant of a time of a sale window. */
function instantOf(local: string, timezone: string): string | null {
  const read = readZonedTime(local, timezone);
  return 'at' in read ? read.at : null;
}

function tierBody(
  tier: TierValues,
  timezone: string,
): TierCreate & TierUpdate & { name: string; price: string; total_tickets: number } {
  return {
    name: line(tier.name),
    description: line(tier.description),
    price: readPrice(tier.price) ?? '0.00',
    gst_percent: tier.gst,
    total_tickets: Number(tier.seats),
    max_per_booking: Number(tier.max),
    benefits: tier.benefits.map(line).filter((text) => text !== ''),
    ...(tier.perPerson !== '' && { max_per_person: Number(tier.perPerson) }),
    ...(tier.perCompany !== '' && { max_per_company: Number(tier.perCompany) }),
    ...(tier.saleStart !== '' && { sale_starts_at: instantOf(tier.saleStart, timezone) }),
    ...(tier.saleEnd !== '' && { sale_ends_at: instantOf(tier.saleEnd, timezone) }),
  };
}

/** Both, because neither is above the other. */
function changedLimits(saved: OrganizedTier, body: TierUpdate): TierUpdate {
  const { max_per_person = null, max_per_company = null } = body;
  const isSame =
    max_per_person === saved.max_per_person && max_per_company === saved.max_per_company;
  return isSame ? {} : { max_per_person, max_per_company };
}

const SALE_TIMES = { saleStart: 'sale_starts_at', saleEnd: 'sale_ends_at' } as const;

function changedSale(
  saved: OrganizedTier,
  tier: TierValues,
  zones: { before: string; now: string },
): TierUpdate {
  const update: TierUpdate = {};
  for (const name of ['saleStart', 'saleEnd'] as const) {
    const field = SALE_TIMES[name];
    // Compared as the clocks show them: the second of two equal times stays what it is.
    const isSame = tier[name] === toZonedTime(saved[field], zones.before);
    if (isSame && zones.before === zones.now) continue;
    const at = instantOf(tier[name], zones.now);
    if (at !== saved[field]) update[field] = at;
  }
  return update;
}

function changedTier(
  saved: OrganizedTier,
  tier: TierValues,
  problems: Problems,
  zones: { before: string; now: string },
): TierUpdate {
  const body = tierBody(tier, zones.now);
  const ok = (field: keyof TierValues) => !(tierField(tier.key, field) in problems);
  return {
    ...(ok('name') && body.name !== saved.name && { name: body.name }),
    ...(body.description !== saved.description && { description: body.description ?? '' }),
    ...(ok('price') && body.price !== saved.price && { price: body.price }),
    ...(tier.gst !== saved.gst_percent && { gst_percent: tier.gst }),
    ...(ok('seats') &&
      Number(tier.seats) !== saved.total_tickets && { total_tickets: Number(tier.seats) }),
    ...(ok('max') &&
      Number(tier.max) !== saved.max_per_booking && { max_per_booking: Number(tier.max) }),
    ...(ok('perPerson') && ok('perCompany') && changedLimits(saved, body)),
    ...(!sameList(body.benefits ?? [], saved.benefits) && { benefits: body.benefits ?? [] }),
    ...(tier.isActive !== saved.is_active && { is_active: tier.isActive }),
    ...(ok('saleStart') && ok('saleEnd') && changedSale(saved, tier, zones)),
  };
}

function tierSteps(saved: OrganizedEvent, values: EditorValues, problems: Problems): Step[] {
  const byId = new Map(saved.ticket_tiers.map((tier) => [tier.id, tier]));
  const added: Step[] = [];
  const changed: Step[] = [];
  for (const tier of values.tiers) {
    const before = tier.id === null ? undefined : byId.get(tier.id);
    const isWrong = Object.keys(problems).some((field) => field.startsWith(`tiers.${tier.key}.`));
    if (!before) {
      if (!isWrong)
        added.push({ kind: 'addTier', key: tier.key, body: tierBody(tier, values.timezone) });
      continue;
    }
    const body = changedTier(before, tier, problems, {
      before: saved.timezone,
      now: values.timezone,
    });
    if (Object.keys(body).length > 0) {
      changed.push({ kind: 'changeTier', id: before.id, version: before.version, body });
    }
  }
  const kept = new Set(values.tiers.map((tier) => tier.id));
  const removed = saved.ticket_tiers
    .filter((tier) => !kept.has(tier.id))
    .map((tier): Step => ({ kind: 'removeTier', id: tier.id, version: tier.version }));
  // Added before removed: a published event always keeps a ticket on sale.
  return [...changed, ...added, ...removed];
}

function orderStep(saved: OrganizedEvent, values: EditorValues): Step[] {
  const known = values.tiers.filter((tier) => tier.id !== null);
  const ids = new Set(known.map((tier) => tier.id));
  const before = saved.ticket_tiers.filter((tier) => ids.has(tier.id)).map((tier) => tier.id);
  const isSame = sameList(
    before,
    known.map((tier) => tier.id),
  );
  if (isSame || before.length !== saved.ticket_tiers.length) return [];
  return [{ kind: 'orderTiers', version: saved.version, keys: known.map((tier) => tier.key) }];
}

/**
 * The calls that bring what is saved to what the form says, in order. What cannot be saved yet is left
 * out. After each call they are read again from its answer, which names the next version.
 */
export function stepsOf(saved: OrganizedEvent, values: EditorValues): Step[] {
  const problems = problemsOf(values, saved);
  const body = changedEvent(saved, values, problems);
  const access = { is_exclusive: values.isExclusive, companies: values.companies };
  const sameAccess =
    values.isExclusive === saved.is_exclusive &&
    sameList(
      [...values.companies].sort((a, b) => a - b),
      [...saved.companies].sort((a, b) => a - b),
    );
  return [
    ...(Object.keys(body).length > 0
      ? [{ kind: 'event', version: saved.version, body } satisfies Step]
      : []),
    ...(sameAccess || 'companies' in problems
      ? []
      : [{ kind: 'access', version: saved.version, body: access } satisfies Step]),
    ...tierSteps(saved, values, problems),
    ...orderStep(saved, values),
  ];
}

/** How many fields differ from what is saved, also those that cannot be saved yet. */
export function countChanges(saved: OrganizedEvent, values: EditorValues): number {
  const fields = stepsOf(saved, values).reduce(
    (sum, step) =>
      sum +
      (step.kind === 'event' || step.kind === 'changeTier' ? Object.keys(step.body).length : 1),
    0,
  );
  return fields + unsavable(saved, values);
}

/** Changed fields that cannot be saved yet. */
function unsavable(saved: OrganizedEvent, values: EditorValues): number {
  const problems = problemsOf(values, saved);
  const before = toEditorValues(saved);
  const tiers = new Map(before.tiers.map((tier) => [tier.id, tier]));
  const wrongEvent = (Object.keys(before) as (keyof EditorValues)[]).filter(
    (field) => field in problems && JSON.stringify(values[field]) !== JSON.stringify(before[field]),
  );
  const wrongTiers = values.tiers.filter((tier) => {
    const saying = Object.keys(problems).filter((field) => field.startsWith(`tiers.${tier.key}.`));
    const old = tiers.get(tier.id);
    return (
      saying.length > 0 &&
      (!old || JSON.stringify({ ...tier, key: '' }) !== JSON.stringify({ ...old, key: '' }))
    );
  });
  return wrongEvent.length + wrongTiers.length;
}
