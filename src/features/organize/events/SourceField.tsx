import Autocomplete from '@mui/material/Autocomplete';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { OrganizedEventSummary } from '@/api';
import { useListOrganizedEventsQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { TextInput } from '@/components/fields/TextInput';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { formatDate } from '@/lib/dates';

const PAGE_SIZE = 20;

interface SourceFieldProps {
  value: OrganizedEventSummary | null;
  onChange: (event: OrganizedEventSummary | null) => void;
}

/** `Sufi at Nahargarh, Fri, Jan 2, 2099` */
const labelOf = ({ title, start_date: start, timezone }: OrganizedEventSummary) =>
  start === null ? title : `${title}, ${formatDate(start, timezone)}`;

/** The event that a new one is a copy of; those that were changed last are offered first. */
export function SourceField({ value, onChange }: SourceFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, isFetching } = useListOrganizedEventsQuery({
    ...(search && value === null && { search }),
    ordering: '-updated_at',
    page: 1,
    pageSize: PAGE_SIZE,
  });
  return (
    <Autocomplete
      value={value}
      popupIcon={<Icon icon={ChevronDown} small />}
      options={currentData?.results ?? []}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="None of your events has these words."
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, event) => onChange(event)}
      renderInput={(params) => (
        <TextInput
          {...params}
          label="Copy from an event (optional)"
          hint="Takes its text, pictures, tickets with their sale windows, and who may book; no dates."
        />
      )}
    />
  );
}
