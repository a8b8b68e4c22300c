import { toAppError } from '@/api';
import { isRecord } from '@/lib/isRecord';
import type { EditorValues } from './editorValues';
import { tierField } from './problems';
import type { Step } from './step';

const EVENT_FIELDS: Readonly<Record<string, string>> = {
  start_date: 'startDate',
  end_date: 'endDate',
  booking_start_date: 'bookingStart',
  booking_end_date: 'bookingEnd',
  ticket_tiers: 'tiers',
  approval_hours: 'approvalHours',
  walk_ins: 'walkIns',
  refund_terms: 'refundKind',
  until: 'refundUntil',
  percent: 'refundPercent',
};

const TIER_FIELDS = {
  total_tickets: 'seats',
  max_per_booking: 'max',
  admission: 'admission',
  max_per_person: 'perPerson',
  max_per_company: 'perCompany',
  name: 'name',
  price: 'price',
  benefits: 'benefits',
  sale_starts_at: 'saleStart',
  sale_ends_at: 'saleEnd',
} as const;

/** The form's field of a field of the event. */
export const formField = (name: string): string => {
  const plain = name.replace(/^refund_terms\./, '');
  return EVENT_FIELDS[plain] ?? plain;
};

const isTierField = (name: string): name is keyof typeof TIER_FIELDS => name in TIER_FIELDS;

/** The key of the tier that a call is about. */
function tierKeyOf(step: Step, values: EditorValues): string | null {
  if (step.kind === 'addTier') return step.key;
  if (step.kind !== 'changeTier' && step.kind !== 'removeTier') return null;
  return values.tiers.find((tier) => tier.id === step.id)?.key ?? null;
}

/** What the server says of fields, by the form's names of them. */
export function refusedFields(
  step: Step,
  error: unknown,
  values: EditorValues,
): Record<string, string> {
  const { fields, code, message } = toAppError(error);
  const key = tierKeyOf(step, values);
  if (code === 'seats_taken' && key !== null) return { [tierField(key, 'seats')]: message };
  const entries = Object.entries(fields ?? {}).map(([name, sentence]): [string, string] => [
    key === null ? formField(name) : tierField(key, isTierField(name) ? TIER_FIELDS[name] : 'name'),
    sentence,
  ]);
  return { ...Object.fromEntries(entries), ...missingOf(error) };
}

/** What a refused publication misses, by the form's fields. */
export function missingOf(error: unknown): Record<string, string> {
  const missing = toAppError(error).details?.missing;
  if (!isRecord(missing)) return {};
  const entries = Object.entries(missing).flatMap(([name, sentence]): [string, string][] =>
    typeof sentence === 'string' ? [[formField(name), sentence]] : [],
  );
  return Object.fromEntries(entries);
}

/** The value of a field as text, to see whether it has changed. */
export function valueAt(values: EditorValues, field: string): string {
  const [, key, name] = /^tiers\.(.+)\.(\w+)$/.exec(field) ?? [];
  const holder: object | undefined =
    key === undefined ? values : values.tiers.find((tier) => tier.key === key);
  const entry = Object.entries(holder ?? {}).find(([one]) => one === (name ?? field));
  return JSON.stringify(entry?.[1] ?? null);
}
