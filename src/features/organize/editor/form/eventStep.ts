import type { EventUpdate, OrganizedEvent, Picture, PictureChoice, RefundTermsInput } from '@/api';
import { isCurrency } from '@/lib/placeNames.gen';
import { readZonedTime } from '@/lib/zonedTime';
import { toEditorValues, type EditorValues } from './editorValues';
import { hasTimeProblem, timeOf, type Problems, type TimeName } from './problems';
import { savedLine, savedLines } from './step';

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

/** The fields of the event itself that have changed. */
export function changedEvent(
  saved: OrganizedEvent,
  values: EditorValues,
  problems: Problems,
): EventUpdate {
  const update: EventUpdate = hasTimeProblem(problems) ? {} : changedTimes(saved, values);
  const title = savedLine(values.title);
  if (title !== saved.title && !('title' in problems)) update.title = title;
  const refund = changedRefund(saved, values, problems);
  if (refund) update.refund_terms = refund;
  const hours = Number(values.approvalHours);
  if (hours !== saved.approval_hours && !('approvalHours' in problems)) {
    update.approval_hours = hours;
  }
  if (values.walkIns !== saved.walk_ins) update.walk_ins = values.walkIns;
  const pictures = changedPictures(saved, values);
  Object.assign(update, pictures);
  const description = savedLines(values.description);
  if (description !== saved.description) update.description = description;
  if (values.category !== saved.category) update.category = values.category;
  for (const field of ['venue', 'city', 'state', 'country'] as const) {
    const text = savedLine(values[field]);
    if (text !== saved[field] && !(field in problems)) update[field] = text;
  }
  if (values.currency !== saved.currency && isCurrency(values.currency)) {
    update.currency = values.currency;
  }
  return update;
}
