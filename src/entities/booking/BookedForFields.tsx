import Stack from '@mui/material/Stack';
import { useId, useRef } from 'react';
import { KIND_LABELS, type BookedFor } from '@/entities/booking/bookedFor';
import { Combobox, type ComboboxOption } from '@/components/fields/Combobox';
import { RadioList } from '@/components/fields/RadioList';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import type { SearchState } from '@/hooks/useDebounced';
import { bookingUpdateRules } from '@/lib/formRules.gen';

export interface Colleague {
  id: number;
  name: string;
  email: string;
}

interface BookedForFieldsProps {
  value: BookedFor;
  onChange: (value: BookedFor) => void;
  /** Error message for the chosen person or the name. */
  error?: string;
  /** Whether a colleague can be chosen at all. */
  hasColleagues: boolean;
  colleagues: readonly Colleague[];
  state: SearchState;
  onSearch: (term: string | null) => void;
  disabled?: boolean;
}

const { values: KINDS } = bookingUpdateRules.booking_for;

/** 'Who is it for?', the fields for the chosen answer, and a note (docs/product/booking.md#booked-for). */
export function BookedForFields(props: BookedForFieldsProps) {
  const { value, onChange, error, hasColleagues, colleagues, state, onSearch, disabled } = props;
  // The current kind of a booking is always listed.
  const kinds = KINDS.filter((kind) => kind !== 'employee' || hasColleagues || value.kind === kind);
  const name = useId();
  const colleagueInput = useRef<HTMLInputElement>(null);
  const options: ComboboxOption[] = colleagues.map((one) => ({
    id: String(one.id),
    label: one.name,
    detail: one.email,
  }));
  const pick = (id: string) => {
    const colleague = colleagues.find((one) => String(one.id) === id);
    if (colleague) onChange({ ...value, user: colleague.id, name: colleague.name });
    colleagueInput.current?.focus();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <RadioList
        row
        legend="Who is it for?"
        disabled={disabled}
        options={kinds.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
        inputProps={(option) => ({
          name,
          checked: value.kind === option,
          onChange: () => {
            const kind = kinds.find((one) => one === option);
            if (kind) onChange({ ...value, kind, user: null, name: '' });
          },
        })}
      />
      {value.kind === 'employee' && (
        <Combobox
          ref={colleagueInput}
          label="Colleague"
          required
          listLabel="Colleagues"
          emptyText="No colleague found."
          hint="Type a name, or press the down arrow"
          value={value.name}
          error={error}
          disabled={disabled}
          options={options}
          state={state}
          onSearch={onSearch}
          onChange={(change) => onChange({ ...value, user: null, name: change.target.value })}
          onPick={pick}
        />
      )}
      {(value.kind === 'client' || value.kind === 'team') && (
        <TextInput
          label={value.kind === 'client' ? 'Client name' : 'Team name'}
          required
          value={value.name}
          error={error}
          disabled={disabled}
          autoComplete="off"
          maxLength={bookingUpdateRules.booked_for_name.maxLength}
          onChange={(change) => onChange({ ...value, name: change.target.value })}
        />
      )}
      <TextArea
        label="Note (optional)"
        rows={2}
        maxLength={bookingUpdateRules.notes.maxLength}
        value={value.notes}
        disabled={disabled}
        hint="Shown with the booking, to you and your company’s managers"
        onChange={(change) => onChange({ ...value, notes: change.target.value })}
      />
    </Stack>
  );
}
