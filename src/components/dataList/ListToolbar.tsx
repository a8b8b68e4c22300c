import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '@/components/display/Icon';
import { useListKeys } from '@/hooks/useListKeys';
import { areSingleKeysOn } from '@/lib/singleKeys';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { FilterSelect } from './FilterSelect';

interface ListToolbarProps {
  /** The search and the filters. */
  children: ReactNode;
  /** Order and columns, at the right. */
  end?: ReactNode;
}

/** Search, filters and order above a console's list. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: '14px', pb: 1.5 }}>
      {children}
      {end && (
        <Stack direction="row" spacing={1} sx={{ ml: { md: 'auto' } }}>
          {end}
        </Stack>
      )}
    </Stack>
  );
}

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

interface SearchToolbarProps {
  searchLabel: string;
  /** What the words are searched in. */
  placeholder: string;
  search: string;
  /** The words of each order. */
  sorts: Readonly<Record<string, string>>;
  ordering: string;
  onSearch: (text: string) => void;
  onSort: (ordering: string) => void;
  /** The filters. */
  children?: ReactNode;
  /** What stands behind the order. */
  end?: ReactNode;
}

/** Search, filters and order of a console's list. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { searchLabel, placeholder, search, sorts, ordering, children, end } = props;
  return (
    <ListToolbar
      end={
        <>
          <FilterSelect
            label="Sort"
            icon={ArrowUpDown}
            value={ordering}
            options={Object.entries(sorts)}
            onChange={props.onSort}
          />
          {end}
        </>
      }
    >
      <ListSearch
        label={searchLabel}
        placeholder={placeholder}
        value={search}
        onType={props.onSearch}
      />
      {children}
    </ListToolbar>
  );
}
