import type { Ref } from 'react';
import type { PersonAccount } from '@/api';
import { useListPeopleQuery } from '@/api/console';
import { Combobox } from '@/components/fields/Combobox';
import { useSearchTerm } from '@/hooks/useDebounced';
import { nameOf } from './accountRoles';

/** What is in the field: somebody who was picked, or words that are nobody yet. */
export interface PersonChoice {
  id: number | null;
  text: string;
}

export const NOBODY: PersonChoice = { id: null, text: '' };

/** Words in the field that are nobody. */
export const isUnknown = ({ id, text }: PersonChoice): boolean => id === null && text.trim() !== '';

interface PersonFieldProps {
  label: string;
  value: PersonChoice;
  onChange: (person: PersonChoice) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One person of one's company, found by name or address. */
export function PersonField({ value, onChange, ...field }: PersonFieldProps) {
  const { people, state, onSearch } = usePeopleSearch();
  return (
    <Combobox
      {...field}
      fullWidth
      autoComplete="off"
      listLabel="People"
      emptyText="No colleague found."
      value={value.text}
      options={people.map((person) => ({
        id: String(person.id),
        label: nameOf(person),
        detail: person.email,
      }))}
      state={state}
      onSearch={onSearch}
      onChange={(change) => onChange({ id: null, text: change.target.value })}
      onPick={(id) => {
        const person = people.find((one) => String(one.id) === id);
        if (person) onChange({ id: person.id, text: nameOf(person) });
      }}
    />
  );
}

const LIMIT = 8;
const NONE: readonly PersonAccount[] = [];

/** A person as a field names them. */
export interface NamedPerson {
  id: number;
  name: string;
}

/** Open accounts of one's company by name or address. Nothing is asked before the first search. */
export function usePeopleSearch() {
  const { settled, stateOf, onSearch } = useSearchTerm();
  const search = settled?.trim().slice(0, 100);
  const list = useListPeopleQuery(
    { ...(search && { search }), status: 'active', pageSize: LIMIT },
    { skip: settled === null },
  );
  const people = (!list.isError && list.data?.results) || NONE;
  return { people, state: stateOf(list), onSearch };
}
