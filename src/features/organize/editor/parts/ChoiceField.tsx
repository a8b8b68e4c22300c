import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '@/components/display/Icon';
import { TextInput } from '@/components/fields/TextInput';

interface ChoiceFieldProps {
  id: string;
  label: string;
  value: string;
  options: readonly string[];
  /** What an option is found by; by default its text. */
  searchText?: (option: string) => string;
  /** Any other text too. */
  free?: boolean;
  disabled?: boolean;
  error?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A text with suggestions, or one of a long list. */
export default function ChoiceField(props: ChoiceFieldProps) {
  const { id, label, value, options, searchText, free = false, disabled } = props;
  const { error, onChange, onBlur } = props;
  return (
    <Autocomplete
      id={id}
      freeSolo={free}
      disableClearable
      popupIcon={<Icon icon={ChevronDown} small />}
      value={value}
      options={options}
      filterOptions={createFilterOptions(searchText && { stringify: searchText })}
      disabled={disabled ?? false}
      onChange={(_event, next) => onChange(next)}
      onInputChange={(_event, next, reason) => {
        if (free && reason === 'input') onChange(next);
      }}
      onBlur={onBlur}
      renderInput={({ slotProps, ...params }) => (
        <TextInput {...params} slotProps={slotProps} label={label} error={error} />
      )}
    />
  );
}
