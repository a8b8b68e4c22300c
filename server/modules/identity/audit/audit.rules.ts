import { whenAt } from '../../../lib/dateFormat';
import { formatPrice } from '../../../lib/money';
import { joinNames } from '../../../lib/text';
import type { AuditFields, AuditKind, AuditValue } from './audit.types';

/** Time zone of changes that belong to no event. */
export const HOME_ZONE = 'Asia/Kolkata';

/** Characters. A summary names a field with a longer value without quoting it; before and after have the value. */
const MAX_QUOTED_LENGTH = 60;

const SECRET = /password|token|secret|otp|one_time|proof|hash|dietary/i;

/** Display names of fields whose key is not readable enough. */
const labels: Readonly<Record<string, string>> = {
  total: 'seats',
  gst_percent: 'GST rate',
  max_per_booking: 'most seats a booking',
  max_per_person: 'most seats per person',
  max_per_company: 'most seats per company',
  is_active: 'on sale',
  is_exclusive: 'exclusive access',
  start_at: 'start',
  end_at: 'end',
  booking_start_at: 'opening of booking',
  booking_end_at: 'closing of booking',
  sale_starts_at: 'beginning of the sale',
  sale_ends_at: 'end of the sale',
  refund_percent: 'refund share',
  refund_until: 'refund deadline',
  refund_fee_kept: 'service fee kept on refunds',
  legal_name: 'legal name',
  gstin: 'GSTIN',
  color_code: 'colour',
  slug: 'address name',
  fname: 'first name',
  lname: 'last name',
  domain_proven: 'domain proven',
};

const labelOf = (field: string): string => labels[field] ?? field.replaceAll('_', ' ');

/** The value as display text; null when empty. */
function textOf(value: AuditValue | undefined, timezone: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value;
  if ('money' in value) return formatPrice(value.money, value.currency);
  if ('time' in value) return whenAt(new Date(value.time), timezone);
  return value.length === 0 ? null : value.join(', ');
}

const withoutSecrets = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !SECRET.test(field)));

const kinds: readonly AuditKind[] = [
  ...(['event', 'tier', 'booking', 'ticket', 'message', 'export', 'import'] as const),
  ...(['organizer', 'member', 'category', 'company', 'policy', 'invitation', 'person'] as const),
  'approval',
  ...(['cost_centre', 'budget', 'failure', 'api_key', 'webhook'] as const),
];

/** `tier.changed` -> `tier` */
export function kindOf(action: string): AuditKind {
  const kind = kinds.find((one) => action.startsWith(`${one}.`));
  if (!kind) throw new Error(`No kind of thing is in ${action}.`);
  return kind;
}

export interface Change {
  before: AuditFields | null;
  after: AuditFields | null;
}

type Fields<Value> = Readonly<Record<string, Value>>;

/** The fields that differ, without secrets; null when both sides exist and no field differs. */
export function changeOf<Value = AuditValue>(
  before?: Fields<Value>,
  after?: Fields<Value>,
): { before: Fields<Value | null> | null; after: Fields<Value | null> | null } | null {
  const [old, next] = [before && withoutSecrets(before), after && withoutSecrets(after)];
  if (!old || !next) return { before: old ?? null, after: next ?? null };
  const fields = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(next[field] ?? null),
  );
  if (fields.length === 0) return null;
  const pick = (from: Fields<Value>): Fields<Value | null> =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(old), after: pick(next) };
}

const fieldsOf = ({ before, after }: Change) => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

/** Each changed field with both values as display text, in the order of recording. */
export const readableChanges = (change: Change, timezone: string) =>
  fieldsOf(change)
    .map((field) => ({
      field,
      label: labelOf(field),
      before: textOf(change.before?.[field], timezone),
      after: textOf(change.after?.[field], timezone),
    }))
    .filter(({ before, after }) => before !== null || after !== null);

/** `changed the price of Gold from ₹1,500.00 to ₹1,800.00`; several fields are only named. */
export function summaryOf(title: string, change: Change, timezone: string): string {
  if (change.before === null) return `added ${title}`;
  if (change.after === null) return `deleted ${title}`;
  const changes = readableChanges(change, timezone);
  const [only] = changes;
  if (changes.length !== 1 || !only) {
    return `changed ${joinNames(changes.map(({ label }) => label))} of ${title}`;
  }
  const { label, before, after } = only;
  if ((before ?? '').length > MAX_QUOTED_LENGTH || (after ?? '').length > MAX_QUOTED_LENGTH) {
    return `changed the ${label} of ${title}`;
  }
  if (before === null) return `set the ${label} of ${title} to ${after ?? ''}`;
  if (after === null) return `removed the ${label} of ${title}, which was ${before}`;
  return `changed the ${label} of ${title} from ${before} to ${after}`;
}

/** A time as a value of `before` or `after`. */
export const auditTime = (at: Date | null) => (at === null ? null : { time: at.toISOString() });
