import { formatPrice } from '@/lib/money';
import { admissionLabels, localTime, type EditorValues, type TierValues } from './editorValues';
import { readPrice } from './problems';

/** A field in which two versions of an event differ, with both values in words. */
export interface Difference {
  /** Unique among the differences of an event. */
  id: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Names of what the form knows by its id. */
export interface Names {
  category: (id: number) => string;
  company: (id: number) => string;
}

interface Field<Values> {
  label: string;
  /** The value in words; empty for none. */
  show: (values: Values, names: Names) => string;
  /** What is compared, where two values can have the same words. */
  compare?: (values: Values) => unknown;
}

const time = (local: string) => local.replace('T', ', ');

function showRefund(values: EditorValues): string {
  if (values.refundKind === 'none') return 'No refunds';
  const share = values.refundKind === 'full' ? 'Everything' : `${values.refundPercent} %`;
  const fee = values.refundFeeKept ? 'fee kept' : 'fee given back';
  return `${share} until ${time(values.refundUntil)}, ${fee}`;
}

const EVENT_FIELDS: readonly Field<EditorValues>[] = [
  { label: 'Title', show: ({ title }) => title.trim() },
  {
    label: 'Category',
    show: ({ category }, names) => (category === null ? '' : names.category(category)),
  },
  { label: 'Description', show: ({ description }) => description.trim() },
  { label: 'Starts', show: (values) => time(localTime(values.startDate, values.startTime)) },
  { label: 'Ends', show: (values) => time(localTime(values.endDate, values.endTime)) },
  { label: 'Time zone', show: ({ timezone }) => timezone },
  { label: 'Venue', show: ({ venue }) => venue.trim() },
  { label: 'City', show: ({ city }) => city.trim() },
  { label: 'State', show: ({ state }) => state.trim() },
  { label: 'Country', show: ({ country }) => country.trim() },
  { label: 'Booking opens', show: ({ bookingStart }) => time(bookingStart) },
  { label: 'Booking closes', show: ({ bookingEnd }) => time(bookingEnd) },
  { label: 'Currency', show: ({ currency }) => currency },
  {
    label: 'Who may book',
    show: ({ isExclusive, companies }, names) =>
      isExclusive ? companies.map(names.company).toSorted().join(', ') : 'Every company',
  },
  { label: 'Walk-ins', show: ({ walkIns }) => (walkIns ? 'Allowed' : 'Not allowed') },
  {
    label: 'Hours seats may wait for an approval',
    show: ({ approvalHours }) => approvalHours,
  },
  {
    label: 'Poster',
    show: ({ poster }) => poster?.alt ?? 'Foyer’s art',
    compare: ({ poster }) => [poster?.hash, poster?.alt],
  },
  {
    label: 'Gallery',
    show: ({ gallery }) => gallery.map(({ alt }) => alt).join(', '),
    compare: ({ gallery }) => gallery.map(({ hash, alt }) => [hash, alt]),
  },
  { label: 'Refund terms', show: showRefund },
];

const price = (tier: TierValues) => formatPrice(readPrice(tier.price) ?? tier.price);

const TIER_FIELDS: readonly Field<TierValues>[] = [
  { label: 'name', show: ({ name }) => name.trim() },
  { label: 'description', show: ({ description }) => description.trim() },
  { label: 'price', show: price },
  { label: 'GST', show: ({ gst }) => `${gst} %` },
  { label: 'seats', show: ({ seats }) => seats },
  { label: 'max each', show: ({ max }) => max },
  { label: 'admits', show: ({ admission }) => admissionLabels[admission] },
  { label: 'per person', show: ({ perPerson }) => perPerson },
  { label: 'per company', show: ({ perCompany }) => perCompany },
  { label: 'benefits', show: ({ benefits }) => benefits.join(', ') },
  { label: 'sale begins', show: ({ saleStart }) => time(saleStart) },
  { label: 'sale ends', show: ({ saleEnd }) => time(saleEnd) },
  { label: 'sale', show: ({ isActive }) => (isActive ? 'On sale' : 'Closed') },
];

function differentFields<Values>(
  fields: readonly Field<Values>[],
  { mine, theirs, names }: { mine: Values; theirs: Values; names: Names },
): Difference[] {
  return fields.flatMap(({ label, show, compare = (values) => show(values, names) }) =>
    JSON.stringify(compare(mine)) === JSON.stringify(compare(theirs))
      ? []
      : [{ id: label, label, mine: show(mine, names), theirs: show(theirs, names) }],
  );
}

const nameOf = ({ name }: TierValues) => name.trim() || 'Ticket without a name';
const summary = (tier: TierValues | undefined) =>
  tier ? `${tier.seats || '0'} seats at ${price(tier)}` : 'No such ticket';

function differentTiers(mine: TierValues[], theirs: TierValues[], names: Names): Difference[] {
  const keys = new Set([...mine, ...theirs].map(({ key }) => key));
  return [...keys].flatMap((key): Difference[] => {
    const [my, their] = [mine, theirs].map((tiers) => tiers.find((tier) => tier.key === key));
    if (my && their) {
      return differentFields(TIER_FIELDS, { mine: my, theirs: their, names }).map((found) => ({
        ...found,
        id: `${key} ${found.label}`,
        label: `${nameOf(their)}, ${found.label}`,
      }));
    }
    const tier = my ?? their;
    return tier
      ? [{ id: key, label: nameOf(tier), mine: summary(my), theirs: summary(their) }]
      : [];
  });
}

/** Null where tickets were added or deleted, which is a difference of its own. */
function differentOrder(mine: TierValues[], theirs: TierValues[]): Difference | null {
  const keys = theirs.map(({ key }) => key);
  const isSameSet = mine.length === theirs.length && mine.every(({ key }) => keys.includes(key));
  if (!isSameSet || mine.every(({ key }, index) => key === keys[index])) return null;
  const show = (tiers: TierValues[]) => tiers.map(nameOf).join(', ');
  const label = 'Order of the tickets';
  return { id: label, label, mine: show(mine), theirs: show(theirs) };
}

/** All fields in which two versions of an event differ. A tier is the same in both when it has the same key. */
export function differencesOf(
  mine: EditorValues,
  theirs: EditorValues,
  names: Names,
): Difference[] {
  const order = differentOrder(mine.tiers, theirs.tiers);
  return [
    ...differentFields(EVENT_FIELDS, { mine, theirs, names }),
    ...differentTiers(mine.tiers, theirs.tiers, names),
    ...(order ? [order] : []),
  ];
}
