import Button from '@mui/material/Button';
import type { FocusEvent, FormEvent } from 'react';
import box from '@/components/fields/inputBox.module.css';
import { paths } from '@/lib/paths';
import { ALL_CATEGORIES, type EventFilters } from './eventFilters';
import { useDraft } from './useDraft';

interface PriceRangeProps {
  /** Id of the form. */
  id: string;
  /** Submitted with the form before the page is hydrated. */
  filters: Pick<EventFilters, 'search' | 'category'>;
  /** Major units as text; empty means no bound. */
  min: string;
  max: string;
  onApply: (min: string, max: string) => void;
}

/** Two price fields, applied on Enter or when focus leaves them; a reversed range is swapped. */
export function PriceRange({ id, filters, min, max, onApply }: PriceRangeProps) {
  const { draft, setDraft, stopEditing } = useDraft({ min, max });
  const apply = () => {
    const isReversed =
      draft.min !== '' && draft.max !== '' && Number(draft.min) > Number(draft.max);
    const [from, to] = isReversed ? [draft.max, draft.min] : [draft.min, draft.max];
    stopEditing();
    if (from !== min || to !== max) onApply(from, to);
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    apply();
  };
  const handleLeave = (leave: FocusEvent<HTMLFormElement>) => {
    if (!leave.currentTarget.contains(leave.relatedTarget)) apply();
  };
  return (
    <form
      id={id}
      action={paths.events}
      aria-label="Price"
      onSubmit={handleSubmit}
      onBlur={handleLeave}
    >
      {filters.search !== '' && <input type="hidden" name="search" value={filters.search} />}
      {filters.category !== ALL_CATEGORIES && (
        <input type="hidden" name="category" value={filters.category} />
      )}
      <span aria-hidden="true">Price</span>
      <PriceField
        label="Lowest price in rupees"
        name="min_price"
        placeholder="From"
        value={draft.min}
        onChange={(text) => setDraft({ ...draft, min: text })}
      />
      <span aria-hidden="true">–</span>
      <PriceField
        label="Highest price in rupees"
        name="max_price"
        placeholder="To"
        value={draft.max}
        onChange={(text) => setDraft({ ...draft, max: text })}
      />
      <Button type="submit" variant="text">
        Apply
      </Button>
    </form>
  );
}

interface PriceFieldProps {
  label: string;
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

function PriceField({ label, name, placeholder, value, onChange }: PriceFieldProps) {
  return (
    <span className={box.box}>
      <span aria-hidden="true">₹</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(change) => onChange(change.target.value.replace(/\D/g, '').slice(0, 9))}
      />
    </span>
  );
}
