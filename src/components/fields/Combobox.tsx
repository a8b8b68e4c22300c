import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { Icon } from '@/components/display/Icon';
import { TextInput, type TextInputProps } from './TextInput';
import { useCombobox } from '@/hooks/useCombobox';
import type { SearchState } from '@/hooks/useDebounced';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A quieter second line. */
  detail: string;
}

interface ComboboxProps extends Omit<TextInputProps, 'onSelect' | 'slotProps'> {
  options: readonly ComboboxOption[];
  /** `idle` until a search was made. */
  state: SearchState;
  /** The accessible name of the list. */
  listLabel: string;
  /** Shown when nothing was found; without it nothing is shown. */
  emptyText?: string;
  /** Null once the list is closed: results are no longer needed. */
  onSearch: (term: string | null) => void;
  onPick: (id: string) => void;
  /** Shows an arrow and opens on focus, like a select. */
  isChoice?: boolean;
}

/**
 * A field with a list of suggestions (ARIA combobox, list autocomplete). It opens by typing or the
 * arrow keys; Enter takes the active one, Escape closes. The text stays free.
 */
export function Combobox(props: ComboboxProps) {
  const { options, state, listLabel, emptyText, onSearch, onPick, onChange, isChoice, ...input } =
    props;
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const listed = open && options.length > 0;
  const status = open ? statusOf(state, options.length, emptyText) : null;
  const hasContent = listed || status !== null;

  const { id, inputProps, listboxProps, optionProps, isActive } = useCombobox({
    options,
    keyOf: (option) => option.id,
    text,
    open,
    hasContent,
    disabled: input.disabled,
    onOpen: (current) => {
      onSearch(current);
      setOpen(true);
    },
    onClose: () => {
      setOpen(false);
      onSearch(null);
    },
    onPick: (option) => onPick(option.id),
  });

  useEffect(() => {
    if (listed) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [listed]);

  const handleChange = (change: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    onChange?.(change);
    setText(change.target.value);
    onSearch(change.target.value);
    setOpen(true);
  };

  const handleFocus = (focus: FocusEvent<HTMLInputElement>) => {
    inputProps.onFocus?.(focus);
    onSearch('');
    setOpen(true);
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <TextInput
        {...input}
        id={id}
        onChange={handleChange}
        slotProps={{
          htmlInput: {
            ...inputProps,
            autoCapitalize: 'words',
            ...(isChoice && { onFocus: handleFocus }),
          },
          ...(isChoice && { input: { endAdornment: <Icon icon={ChevronDown} small /> } }),
        }}
      />
      {/* A click on the list leaves the focus in the field, and so the list open. */}
      <Paper
        ref={panel}
        onMouseDown={(event) => event.preventDefault()}
        sx={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 'calc(100% + 4px)',
          zIndex: 5,
          // What sticks to the foot of a phone's page must not cover it.
          scrollMarginBottom: 96,
          // While it is closed its status stays in the page, so that screen readers announce it.
          ...(hasContent ? { p: 0.75, boxShadow: 'var(--shadow-pop)' } : { border: 0 }),
        }}
      >
        {listed && (
          <Box
            component="ul"
            {...listboxProps}
            aria-label={listLabel}
            sx={{ maxHeight: 264, overflowY: 'auto', overscrollBehavior: 'contain' }}
          >
            {options.map((option, index) => (
              <Box
                component="li"
                {...optionProps(option, index)}
                key={option.id}
                sx={{
                  display: 'grid',
                  alignContent: 'center',
                  minHeight: 52,
                  py: 0.75,
                  px: 1.25,
                  borderRadius: '6px',
                  bgcolor: isActive(option) ? 'background.raised' : undefined,
                  cursor: 'pointer',
                }}
              >
                <Typography component="span" variant="ui" noWrap>
                  {option.label}
                </Typography>
                <Typography
                  component="small"
                  variant="meta"
                  noWrap
                  sx={{ color: 'text.secondary' }}
                >
                  {option.detail}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        <Typography
          role="status"
          variant="meta"
          component="p"
          sx={{ color: 'text.secondary', '&:not(:empty)': { py: 1, px: 1.25 } }}
        >
          {status}
        </Typography>
      </Paper>
    </Box>
  );
}

function statusOf(state: ComboboxProps['state'], found: number, emptyText: string | undefined) {
  if (found > 0) return null;
  if (state === 'failed') return 'The list could not be loaded. You can still type.';
  if (emptyText === undefined) return null;
  if (state === 'searching') return 'Searching...';
  return state === 'ready' ? emptyText : null;
}
