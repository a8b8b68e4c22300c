import type { FocusEvent, FormEvent } from 'react';
import box from '@/components/fields/inputBox.module.css';
import { isDay } from '@/lib/dates';
import { inOrder } from './eventFilters';
import { useDraft } from './useDraft';

interface DayRangeProps {
  /** Id of the form that the fields belong to, if it is not the surrounding one. */
  form: string | undefined;
  /** YYYY-MM-DD; empty means no bound. */
  first: string;
  last: string;
  onApply: (first: string, last: string) => void;
}

/**
 * Two date fields. A day applies at once; a reversed range may be half-typed, and is swapped
 * on Enter or when focus leaves the fields.
 */
export function DayRange({ form, first, last, onApply }: DayRangeProps) {
  const { draft, setDraft, stopEditing } = useDraft({ first, last });
  const apply = (from: string, to: string) => {
    if (from !== first || to !== last) onApply(from, to);
  };
  const change = (next: typeof draft) => {
    setDraft(next);
    const { first: from, last: to } = next;
    const isComplete = [from, to].every((day) => day === '' || isDay(day));
    if (isComplete && inOrder(from, to)[0] === from) apply(from, to);
  };
  const finish = () => {
    const [from, to] = inOrder(dayOrNone(draft.first), dayOrNone(draft.last));
    stopEditing();
    apply(from, to);
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    finish();
  };
  const handleLeave = (leave: FocusEvent<HTMLFormElement>) => {
    if (!leave.currentTarget.contains(leave.relatedTarget)) finish();
  };
  return (
    <form aria-label="Date" onSubmit={handleSubmit} onBlur={handleLeave}>
      <span aria-hidden="true">Date</span>
      <DayField
        label="First day"
        name="date_from"
        form={form}
        value={draft.first}
        onChange={(day) => change({ ...draft, first: day })}
      />
      <span aria-hidden="true">–</span>
      <DayField
        label="Last day"
        name="date_to"
        form={form}
        value={draft.last}
        onChange={(day) => change({ ...draft, last: day })}
      />
    </form>
  );
}

const dayOrNone = (text: string) => (isDay(text) ? text : '');

interface DayFieldProps {
  label: string;
  name: string;
  form: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function DayField({ label, value, onChange, ...field }: DayFieldProps) {
  return (
    <span className={box.box}>
      <input
        {...field}
        type="date"
        aria-label={label}
        value={value}
        onChange={(change) => onChange(change.target.value)}
      />
    </span>
  );
}
