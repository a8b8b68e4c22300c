import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { nameOf } from './accountRoles';
import { usePeopleSearch, type NamedPerson } from './PersonField';

interface PeopleFieldProps {
  label: string;
  value: readonly NamedPerson[];
  onChange: (people: NamedPerson[]) => void;
  hint?: string;
  error?: string | undefined;
}

/** Several people of one's company, found by name or address. */
export default function PeopleField({ label, value, onChange, hint, error }: PeopleFieldProps) {
  const { people, state, onSearch } = usePeopleSearch();
  const [typed, setTyped] = useState('');
  const options = people.map((person) => ({ id: person.id, name: nameOf(person) }));
  return (
    <Autocomplete
      multiple
      filterOptions={(all) => all}
      filterSelectedOptions
      value={[...value]}
      options={options}
      inputValue={typed}
      loading={state === 'searching'}
      noOptionsText={state === 'failed' ? 'The list could not be loaded.' : 'No colleague found.'}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => onSearch(typed)}
      onClose={() => onSearch(null)}
      onInputChange={(_event, text) => {
        setTyped(text);
        onSearch(text);
      }}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(params) => <TextInput {...params} label={label} hint={hint} error={error} />}
    />
  );
}
