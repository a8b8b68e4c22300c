import Box from '@mui/material/Box';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/components/display/Icon';
import { styled } from '@mui/material/styles';

/** The box of a filter: its name and its choice side by side. */
export const FilterBox = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  paddingLeft: 12,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'var(--r-input)',
  background: 'var(--mui-palette-background-paper)',
  font: 'var(--t-ui)',
  fontWeight: 400,
  color: 'var(--mui-palette-text-secondary)',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'var(--mui-palette-line-strong)' },
  '&:focus-within': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
  '& select, & input': {
    height: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'var(--t-ui)',
    color: 'var(--mui-palette-text-primary)',
    textOverflow: 'ellipsis',
  },
  [theme.breakpoints.down('md')]: { height: 44 },
}));

interface FilterSelectProps {
  label: string;
  icon?: LucideIcon;
  value: string;
  /** Value and text of each choice. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A filter of a list: its name and its choice in one box. The browser's own list opens. */
export function FilterSelect({ label, icon, value, options, onChange }: FilterSelectProps) {
  return (
    <FilterBox>
      {icon && <Icon icon={icon} small />}
      <span>{label}</span>
      <Box
        component="select"
        value={value}
        onChange={(change: { target: HTMLSelectElement }) => onChange(change.target.value)}
        sx={{
          maxWidth: 200,
          pr: '34px',
          borderRadius: 'var(--r-input)',
          appearance: 'none',
          // As wide as the choice, where browsers can.
          fieldSizing: 'content',
          cursor: 'pointer',
          '& option': { bgcolor: 'background.paper', color: 'text.primary' },
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Box>
      <Box
        component="span"
        sx={{ position: 'absolute', right: 10, lineHeight: 0, pointerEvents: 'none' }}
      >
        <Icon icon={ChevronDown} small />
      </Box>
    </FilterBox>
  );
}
