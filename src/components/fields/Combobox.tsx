import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { Icon } from '@/components/display/Icon';
import { cx } from '@/lib/cx';
import styles from './Combobox.module.css';
import { TextInput, type TextInputProps } from './TextInput';
import { useCombobox } from './useCombobox';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A quieter second line. */
  detail: string;
}

interface ComboboxProps extends Omit<TextInputProps, 'onSelect' | 'slotProps'> {
  options: readonly ComboboxOption[];
  /** `idle` until a search was made. */
  state: 'idle' | 'searching' | 'ready' | 'failed';
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
    <div className={styles.box}>
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
      {/* A press on the list leaves the focus in the field, and so the list open. */}
      <div
        ref={panel}
        className={cx(styles.panel, !hasContent && styles.closed)}
        onMouseDown={(press) => press.preventDefault()}
      >
        {listed && (
          <ul {...listboxProps} aria-label={listLabel} className={styles.list}>
            {options.map((option, index) => (
              <li
                {...optionProps(option, index)}
                key={option.id}
                className={cx(styles.option, isActive(option) && styles.active)}
              >
                <span>{option.label}</span>
                <small>{option.detail}</small>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </div>
  );
}

function statusOf(state: ComboboxProps['state'], found: number, emptyText: string | undefined) {
  if (found > 0) return null;
  if (state === 'failed') return 'The list could not be loaded. You can still type.';
  if (emptyText === undefined) return null;
  if (state === 'searching') return 'Searching...';
  return state === 'ready' ? emptyText : null;
}
