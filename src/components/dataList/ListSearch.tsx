import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Icon } from '@/components/display/Icon';
import { useListKeys } from '@/hooks/useListKeys';
import { areSingleKeysOn } from '@/lib/singleKeys';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
}

/** The search of a console's list; the key `/` leads to it. */
export function ListSearch({ label, placeholder, value, onType }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useListKeys({ '/': () => input.current?.focus() });
  const hasKey = areSingleKeysOn();
  return (
    <OutlinedInput
      role="search"
      aria-label={label}
      type="search"
      inputRef={input}
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onChange={(change) => onType(change.target.value)}
      startAdornment={<Icon icon={Search} small />}
      endAdornment={
        value === '' ? (
          hasKey && <kbd aria-hidden="true">/</kbd>
        ) : (
          <IconButton
            aria-label="Clear search"
            sx={{ width: { xs: 40, md: 32 }, height: { xs: 40, md: 32 }, color: 'inherit' }}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            <Icon icon={X} small />
          </IconButton>
        )
      }
      slotProps={{
        input: {
          'aria-label': label,
          'aria-keyshortcuts': hasKey ? '/' : undefined,
          maxLength: 100,
        },
      }}
      sx={{
        flex: { xs: '1 0 100%', md: '0 1 300px' },
        minWidth: 180,
        minHeight: { xs: 44, md: 40 },
        height: { xs: 44, md: 40 },
        gap: 1.25,
        pl: 1.5,
        pr: 0.75,
        color: 'text.secondary',
        '& input': { height: 1, p: 0, fontSize: { xs: 16, md: 14 }, color: 'text.primary' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '& kbd': {
          display: { xs: 'none', md: 'block' },
          px: '7px',
          borderRadius: '6px',
          bgcolor: 'background.raised',
          font: '400 12px/20px var(--font-ui)',
        },
      }}
    />
  );
}
