import { useState } from 'react';
import { Combobox } from '@/components/fields/Combobox';
import { useColleagues } from '@/entities/person/useColleagues';

export interface Chosen {
  id: number;
  name: string;
}

interface ColleagueFieldProps {
  label: string;
  value: Chosen | null;
  error?: string;
  /** Somebody who cannot be chosen. */
  except?: number;
  autoFocus?: boolean;
  onChange: (person: Chosen | null) => void;
}

/** One colleague, found by name. */
export function ColleagueField({ value, except, onChange, ...field }: ColleagueFieldProps) {
  const [text, setText] = useState(value?.name ?? '');
  const { colleagues, state, onSearch } = useColleagues();
  const found = colleagues.filter(({ id }) => id !== except);
  return (
    <Combobox
      {...field}
      fullWidth
      required
      listLabel="Colleagues"
      emptyText="No colleague found."
      value={text}
      options={found.map(({ id, name, email }) => ({
        id: String(id),
        label: name,
        detail: email,
      }))}
      state={state}
      onSearch={onSearch}
      onChange={(change) => {
        setText(change.target.value);
        onChange(null);
      }}
      onPick={(id) => {
        const person = found.find((one) => String(one.id) === id);
        if (!person) return;
        setText(person.name);
        onChange({ id: person.id, name: person.name });
      }}
    />
  );
}
