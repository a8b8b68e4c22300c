import { formatPrice } from '@/lib/money';
import { localTime, type EditorValues, type TierValues } from './editorValues';
import { readPrice } from './problems';

/** A field that two people have changed, with both values in words. */
export interface Conflict {
  id: string;
  label: string;
  mine: string;
  theirs: string;
  /** Puts their value into the form. */
  take: (values: EditorValues) => EditorValues;
}

export interface Merged {
  /** Their changes and mine; mine where both changed a field. */
  values: EditorValues;
  conflicts: Conflict[];
}

interface Group<Values> {
  label: string;
  keys: readonly (keyof Values)[];
  show: (values: Values) => string;
}

const day = (text: string) => (text === '' ? 'None' : text.replace('T', ', '));

const EVENT_GROUPS: readonly Group<EditorValues>[] = [
  { label: 'Title', keys: ['title'], show: ({ title }) => title },
  {
    label: 'Category',
    keys: ['category'],
    show: ({ category }) => (category === null ? 'None' : `Category ${category}`),
  },
  { label: 'Description', keys: ['description'], show: ({ description }) => description },
  {
    label: 'Starts',
    keys: ['startDate', 'startTime'],
    show: (values) => day(localTime(values.startDate, values.startTime)),
  },
  {
    label: 'Ends',
    keys: ['endDate', 'endTime'],
    show: (values) => day(localTime(values.endDate, values.endTime)),
  },
  { label: 'Time zone', keys: ['timezone'], show: ({ timezone }) => timezone },
  { label: 'Venue', keys: ['venue'], show: ({ venue }) => venue },
  { label: 'City', keys: ['city'], show: ({ city }) => city },
  { label: 'State', keys: ['state'], show: ({ state }) => state },
  { label: 'Country', keys: ['country'], show: ({ country }) => country },
  { label: 'Currency', keys: ['currency'], show: ({ currency }) => currency },
  { label: 'Booking opens', keys: ['bookingStart'], show: (values) => day(values.bookingStart) },
  { label: 'Booking closes', keys: ['bookingEnd'], show: (values) => day(values.bookingEnd) },
  {
    label: 'Who may book',
    keys: ['isExclusive', 'companies'],
    show: ({ isExclusive, companies }) =>
      isExclusive ? `${companies.length} companies` : 'Every company',
  },
  {
    label: 'Hours for approvals',
    keys: ['approvalHours'],
    show: ({ approvalHours }) => approvalHours,
  },
  {
    label: 'Poster',
    keys: ['poster'],
    show: ({ poster }) => (poster ? poster.alt || 'A picture' : 'Foyer’s art'),
  },
  {
    label: 'Gallery',
    keys: ['gallery'],
    show: ({ gallery }) => (gallery.length === 1 ? '1 picture' : `${gallery.length} pictures`),
  },
  {
    label: 'Refund terms',
    keys: ['refundKind', 'refundUntil', 'refundPercent', 'refundFeeKept'],
    show: showRefund,
  },
];

function showRefund(values: EditorValues): string {
  if (values.refundKind === 'none') return 'No refunds';
  const share = values.refundKind === 'full' ? 'Everything' : `${values.refundPercent} %`;
  const fee = values.refundFeeKept ? 'fee kept' : 'fee given back';
  return `${share} until ${day(values.refundUntil)}, ${fee}`;
}

const TIER_GROUPS: readonly Group<TierValues>[] = [
  { label: 'name', keys: ['name'], show: ({ name }) => name },
  { label: 'description', keys: ['description'], show: ({ description }) => description },
  { label: 'price', keys: ['price'], show: ({ price }) => formatPrice(readPrice(price) ?? price) },
  { label: 'GST', keys: ['gst'], show: ({ gst }) => `${gst} %` },
  { label: 'seats', keys: ['seats'], show: ({ seats }) => seats },
  { label: 'max each', keys: ['max'], show: ({ max }) => max },
  {
    label: 'limits',
    keys: ['perPerson', 'perCompany'],
    show: ({ perPerson, perCompany }) =>
      `${perPerson || 'No limit'} per person, ${perCompany || 'no limit'} per company`,
  },
  { label: 'benefits', keys: ['benefits'], show: ({ benefits }) => benefits.join(', ') },
  {
    label: 'sale window',
    keys: ['saleStart', 'saleEnd'],
    show: ({ saleStart, saleEnd }) => `${day(saleStart)} to ${day(saleEnd)}`,
  },
  { label: 'sale', keys: ['isActive'], show: ({ isActive }) => (isActive ? 'On sale' : 'Closed') },
];

const pick = <Values extends object>(values: Values, keys: readonly (keyof Values)[]) => {
  const part: Partial<Values> = {};
  for (const key of keys) part[key] = values[key];
  return part;
};

const isSame = <Values extends object>(
  one: Values,
  other: Values,
  keys: readonly (keyof Values)[],
) => JSON.stringify(pick(one, keys)) === JSON.stringify(pick(other, keys));

interface Three<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Takes over what they alone have changed. */
function mergeGroups<Values extends object>(
  groups: readonly Group<Values>[],
  { base, mine, theirs }: Three<Values>,
) {
  let values = mine;
  const both: Group<Values>[] = [];
  for (const group of groups) {
    if (isSame(base, theirs, group.keys) || isSame(mine, theirs, group.keys)) continue;
    if (isSame(base, mine, group.keys)) values = { ...values, ...pick(theirs, group.keys) };
    else both.push(group);
  }
  return { values, both };
}

const replaceTier = (values: EditorValues, key: string, next: TierValues | null): EditorValues => ({
  ...values,
  tiers: values.tiers.flatMap((tier) => (tier.key !== key ? [tier] : next ? [next] : [])),
});

const tierName = (tier: TierValues) => tier.name || 'Ticket without a name';

function mergeTier(tiers: Three<TierValues>): { value: TierValues; conflicts: Conflict[] } {
  const { values, both } = mergeGroups(TIER_GROUPS, tiers);
  const { mine, theirs } = tiers;
  const conflicts = both.map((group): Conflict => ({
    id: `tiers.${mine.key}.${group.label}`,
    label: `${tierName(theirs)}, ${group.label}`,
    mine: group.show(mine),
    theirs: group.show(theirs),
    take: (form) => ({
      ...form,
      tiers: form.tiers.map((tier) =>
        tier.key === mine.key ? { ...tier, ...pick(theirs, group.keys) } : tier,
      ),
    }),
  }));
  return { value: values, conflicts };
}

const DELETED = 'Deleted';
const tierKeys = TIER_GROUPS.flatMap((group) => group.keys);

/** A tier that one side has deleted: null when it is gone for both. */
function mergeDeleted(
  base: TierValues,
  mine: TierValues | undefined,
  theirs: TierValues | undefined,
) {
  const kept = mine ?? theirs;
  if (!kept || isSame(base, kept, tierKeys)) return { value: null, conflict: null };
  const conflict: Conflict = {
    id: `tiers.${base.key}`,
    label: tierName(kept),
    mine: mine ? 'Changed' : DELETED,
    theirs: mine ? DELETED : 'Changed',
    take: mine
      ? (form) => replaceTier(form, base.key, null)
      : (form) => ({ ...form, tiers: [...form.tiers, kept] }),
  };
  // Theirs is gone on the server: kept, it is a new one.
  return { value: mine ? { ...mine, id: null } : null, conflict };
}

function mergeTiers({ base, mine, theirs }: Three<EditorValues>) {
  const conflicts: Conflict[] = [];
  const find = (values: EditorValues, key: string) => values.tiers.find((tier) => tier.key === key);
  const merged = new Map<string, TierValues>();
  for (const key of new Set(
    [...mine.tiers, ...theirs.tiers, ...base.tiers].map((tier) => tier.key),
  )) {
    const three = { base: find(base, key), mine: find(mine, key), theirs: find(theirs, key) };
    if (!three.base) {
      const added = three.mine ?? three.theirs;
      if (added) merged.set(key, added);
    } else if (three.mine && three.theirs) {
      const one = mergeTier({ base: three.base, mine: three.mine, theirs: three.theirs });
      merged.set(key, one.value);
      conflicts.push(...one.conflicts);
    } else {
      const one = mergeDeleted(three.base, three.mine, three.theirs);
      if (one.value) merged.set(key, one.value);
      if (one.conflict) conflicts.push(one.conflict);
    }
  }
  return { tiers: inOrder({ base, mine, theirs }, merged), conflicts };
}

/** My order where I have changed it, else theirs; what the other side added follows. */
function inOrder({ base, mine, theirs }: Three<EditorValues>, merged: Map<string, TierValues>) {
  const common = (values: EditorValues) =>
    values.tiers
      .map((tier) => tier.key)
      .filter((key) => base.tiers.some((tier) => tier.key === key))
      .filter((key) => merged.has(key))
      .join();
  const [first, second] = common(base) === common(mine) ? [theirs, mine] : [mine, theirs];
  const keys = new Set([...first.tiers, ...second.tiers].map((tier) => tier.key));
  return [...keys].flatMap((key) => merged.get(key) ?? []);
}

/**
 * What two people have made of the same event. Nothing of theirs is lost: what only they have changed is taken
 * over, what both have changed is a conflict.
 * @param base what both began with
 */
export function mergeValues(three: Three<EditorValues>): Merged {
  const { values, both } = mergeGroups(EVENT_GROUPS, three);
  const { tiers, conflicts } = mergeTiers(three);
  return {
    values: { ...values, tiers },
    conflicts: [
      ...both.map((group): Conflict => ({
        id: group.label,
        label: group.label,
        mine: group.show(three.mine),
        theirs: group.show(three.theirs),
        take: (form) => ({ ...form, ...pick(three.theirs, group.keys) }),
      })),
      ...conflicts,
    ],
  };
}
