import Autocomplete from '@mui/material/Autocomplete';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { type CompanyName } from '@/api';
import { useFindCompaniesQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { TextInput } from '@/components/fields/TextInput';
import { useDebounced } from '@/hooks/useDebounced';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';

const MIN_SEARCH = 2;

/** The companies that an exclusive event is open to, found by their names. */
export default function CompaniesField() {
  const saved = useEditor(selectSaved);
  const { id, value, onChange, onBlur, error } = useEventField('companies');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<readonly CompanyName[]>([]);
  const search = useDebounced(typed.trim(), 300);
  const { data: current } = useFindCompaniesQuery(
    { event: saved.id },
    { skip: saved.companies.length === 0 },
  );
  const { currentData: found, isFetching } = useFindCompaniesQuery(
    { search },
    { skip: search.length < MIN_SEARCH },
  );
  const known = new Map(
    [...(current?.results ?? []), ...picked].map((company) => [company.id, company]),
  );
  const chosen = value.map(
    (company) => known.get(company) ?? { id: company, name: `Company ${company}`, domain: null },
  );
  return (
    <Autocomplete
      id={id}
      popupIcon={<Icon icon={ChevronDown} small />}
      multiple
      filterOptions={(options) => options}
      filterSelectedOptions
      value={chosen}
      options={found?.results ?? []}
      loading={isFetching}
      noOptionsText={
        search.length < MIN_SEARCH ? 'Type two letters of a name.' : 'No company has this name.'
      }
      getOptionLabel={(company) => company.name}
      getOptionKey={(company) => company.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, companies) => {
        setPicked([...picked, ...companies]);
        onChange(companies.map((company) => company.id));
      }}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextInput {...params} label="Companies that may book" error={error} />
      )}
    />
  );
}
