import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Icon } from '@/components/display/Icon';
import { FilterBox } from '@/components/dataList/FilterSelect';
import type { SearchState } from '@/hooks/useDebounced';

export interface FilterSearchOption {
  id: string;
  label: string;
  /** The second line, in the secondary colour. */
  detail: string;
}

interface FilterSearchProps {
  label: string;
  /** What the field says while nothing is chosen. */
  allText: string;
  clearText: string;
  /** Shown in the list when nothing was found. */
  emptyText: string;
  /** Null for all. */
  value: FilterSearchOption | null;
  options: readonly FilterSearchOption[];
  state: SearchState;
  /** What was typed, to find options by; empty when the list opens, null when it closes. */
  onSearch: (text: string | null) => void;
  onChange: (id: string) => void;
}

/** A filter of a list with too many choices to list them: they are found by typing. */
export default function FilterSearch(props: FilterSearchProps) {
  const { label, allText, clearText, emptyText, value, options, state, onSearch, onChange } = props;
  const [open, setOpen] = useState(false);
  return (
    <Autocomplete
      sx={{ flex: '0 1 auto', width: 'auto', minWidth: 0, maxWidth: '100%' }}
      open={open}
      value={value}
      options={options}
      loading={state === 'idle' || state === 'searching'}
      loadingText="Searching…"
      noOptionsText={
        state === 'failed' ? 'The list could not be loaded. Type to try again.' : emptyText
      }
      openText={`Choose: ${label}`}
      closeText="Close the list"
      clearText={clearText}
      clearIcon={<Icon icon={X} small />}
      popupIcon={<Icon icon={ChevronDown} small />}
      handleHomeEndKeys
      // MUI shows it to the pointer alone, which a finger is not.
      slotProps={{ clearIndicator: { sx: { visibility: 'visible' } } }}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onOpen={() => {
        setOpen(true);
        onSearch('');
      }}
      onClose={() => {
        setOpen(false);
        onSearch(null);
      }}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') onSearch(text);
      }}
      onChange={(_event, chosen) => onChange(chosen?.id ?? '')}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <Stack component="span" sx={{ overflowWrap: 'anywhere' }}>
            {option.label}
            <Typography component="small" variant="meta" sx={{ color: 'text.secondary' }}>
              {option.detail}
            </Typography>
          </Stack>
        </li>
      )}
      renderInput={({ slotProps: { input, inputLabel, htmlInput } }) => (
        <FilterBox
          as="div"
          ref={input.ref}
          sx={{
            maxWidth: '100%',
            pr: '68px',
            '& input': { flex: '0 1 150px', width: 150, minWidth: 0, p: 0 },
            '& input::placeholder': { color: 'text.primary', opacity: 1 },
          }}
        >
          <label {...inputLabel}>{label}</label>
          <input {...htmlInput} placeholder={allText} maxLength={100} />
          {input.endAdornment}
        </FilterBox>
      )}
    />
  );
}
