import type { OrganizedEvent } from '@/api';
import type { EditorValues } from './editorValues';
import type { Problems } from './problems';
import { formField, valueAt } from './serverFields';

/** The sections of the editor, in order. */
export const SECTIONS = [
  { id: 'basics', title: 'Basics' },
  { id: 'when', title: 'When and where' },
  { id: 'tickets', title: 'Tickets' },
  { id: 'access', title: 'Who may book' },
  { id: 'pictures', title: 'Pictures' },
  { id: 'refunds', title: 'Refund terms' },
  { id: 'publish', title: 'Publish' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

const SECTION_OF: Readonly<Record<string, SectionId>> = {
  title: 'basics',
  category: 'basics',
  description: 'basics',
  currency: 'tickets',
  tiers: 'tickets',
  walkIns: 'tickets',
  isExclusive: 'access',
  companies: 'access',
  approvalHours: 'access',
  poster: 'pictures',
  gallery: 'pictures',
  refundKind: 'refunds',
  refundUntil: 'refunds',
  refundPercent: 'refunds',
};

/** The section that shows a field. */
export const sectionOf = (field: string): SectionId =>
  SECTION_OF[field.split('.')[0] ?? field] ?? 'when';

/** The element of a field, to which Fix leads. */
export const fieldId = (field: string): string => `edit-${field.replaceAll('.', '-')}`;

/** Moves the focus to a field; a date's field has its focus in its first part. */
export function focusField(field: string): void {
  // The times of a sale window are typed in a popover, which its button opens.
  const shown = [field, field.replace(/\.sale(Start|End)$/, '.sale')];
  const element = shown.map((one) => document.getElementById(fieldId(one))).find(Boolean) ?? null;
  const inner = element?.querySelector<HTMLElement>('[role="spinbutton"], input, button');
  const target = element?.matches('input, textarea, button, select, [tabindex]') ? element : inner;
  (target ?? element)?.focus();
  element?.scrollIntoView({ block: 'center' });
}

export interface ToFix {
  field: string;
  sentence: string;
  /** Something wrong; false for what is only missing. */
  isWrong: boolean;
}

/**
 * What keeps the event from being published: what the server misses in what is saved, unless the form has it by
 * now, and what is wrong in the form.
 */
export function toFix(saved: OrganizedEvent, values: EditorValues, problems: Problems): ToFix[] {
  const wrong = Object.entries(problems).map(([field, sentence]) => ({
    field,
    sentence,
    isWrong: true,
  }));
  const isEmpty = (field: string) => ['""', 'null', '[]'].includes(valueAt(values, field));
  const missing = Object.entries(saved.missing)
    .map(([name, sentence]) => ({ field: formField(name), sentence, isWrong: false }))
    .filter(({ field }) => !(field in problems) && isEmpty(field));
  return [...missing, ...wrong];
}
