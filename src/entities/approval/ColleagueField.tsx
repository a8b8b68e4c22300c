import { useState } from 'react';
import { Combobox } from '@/components/fields/Combobox';
import { useContacts } from '@/entities/person/useContacts';
import { selectUser, useAppSelector } from '@/state';

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
  /** Whoever chooses may be chosen too. */
  withSelf?: boolean;
  autoFocus?: boolean;
  onChange: (person: Chosen | null) => void;
}

/** One colleague, found by name: somebody with an open account who is no client, as the server asks for. */
export function ColleagueField(props: ColleagueFieldProps) {
  const { value, except, withSelf = false, onChange, ...field } = props;
  const [text, setText] = useState(value?.name ?? '');
  const self = useAppSelector(selectUser)?.id;
  const { contacts, state, onSearch } = useContacts(true);
  const found = contacts.flatMap(({ user: id, name, email }) =>
    id === null || id === except || (id === self && !withSelf) ? [] : [{ id, name, email }],
  );
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
