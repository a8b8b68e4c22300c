import type { OrganizedEvent, OrganizedTier, TierCreate, TierUpdate } from '@/api';
import { readZonedTime, toZonedTime } from '@/lib/zonedTime';
import type { EditorValues, TierValues } from './editorValues';
import { readPrice, tierField, type Problems } from './problems';
import { isSameList, savedLine, type Step } from './step';

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
    name: savedLine(tier.name),
    description: savedLine(tier.description),
    price: readPrice(tier.price) ?? '0.00',
    gst_percent: tier.gst,
    total_tickets: Number(tier.seats),
    max_per_booking: Number(tier.max),
    admission: tier.admission,
    benefits: tier.benefits.map(savedLine).filter((text) => text !== ''),
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
    ...(tier.admission !== saved.admission && { admission: tier.admission }),
    ...(ok('perPerson') && ok('perCompany') && changedLimits(saved, body)),
    ...(!isSameList(body.benefits ?? [], saved.benefits) && { benefits: body.benefits ?? [] }),
    ...(tier.isActive !== saved.is_active && { is_active: tier.isActive }),
    ...(ok('saleStart') && ok('saleEnd') && changedSale(saved, tier, zones)),
  };
}

export function tierSteps(saved: OrganizedEvent, values: EditorValues, problems: Problems): Step[] {
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

export function orderStep(saved: OrganizedEvent, values: EditorValues): Step[] {
  const known = values.tiers.filter((tier) => tier.id !== null);
  const ids = new Set(known.map((tier) => tier.id));
  const before = saved.ticket_tiers.filter((tier) => ids.has(tier.id)).map((tier) => tier.id);
  const isSame = isSameList(
    before,
    known.map((tier) => tier.id),
  );
  if (isSame || before.length !== saved.ticket_tiers.length) return [];
  return [{ kind: 'orderTiers', version: saved.version, keys: known.map((tier) => tier.key) }];
}
