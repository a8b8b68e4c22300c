import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type HTMLAttributes, type KeyboardEvent } from 'react';

interface ComboboxConfig<Option> {
  id?: string;
  options: readonly Option[];
  /** Unique among the options. */
  keyOf: (option: Option) => string;
  /** What is in the field. */
  text: string;
  open: boolean;
  /** An open combobox with nothing to show leaves Escape to what is around it. */
  hasContent: boolean;
  disabled?: boolean | undefined;
  /** An arrow key was pressed in the closed field, which has this text. */
  onOpen: (text: string) => void;
  onClose: () => void;
  onPick: (option: Option) => void;
}

/** Keys that have another meaning (close the dialog, scroll the page) while nothing is shown. */
const ONLY_WHILE_SHOWN = ['Escape', 'PageUp', 'PageDown'];

/**
 * ARIA combobox with list autocomplete, by MUI's useAutocomplete. The text stays free, the caller
 * filters the options. A full turn with the arrow keys passes through the field; pressing the field
 * does not open it.
 */
export function useCombobox<Option>(config: ComboboxConfig<Option>) {
  const { options, keyOf, text, open, hasContent, onOpen, onClose, onPick } = config;
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [textOfActive, setTextOfActive] = useState(text);
  const isListed = options.some((option) => keyOf(option) === activeKey);
  // Other text, or the end of the option, leaves none active.
  if (textOfActive !== text) setTextOfActive(text);
  if (activeKey !== null && (textOfActive !== text || !isListed)) setActiveKey(null);

  const close = () => {
    setActiveKey(null);
    onClose();
  };
  const autocomplete = useAutocomplete<Option, false, false, true>({
    ...(config.id !== undefined && { id: config.id }),
    freeSolo: true,
    includeInputInList: true,
    disabled: config.disabled ?? false,
    // Otherwise the first render after new options takes the highlight from the active option: MUI
    // then synchronises it with `value`, which is always null here. `onChange` closes.
    disableCloseOnSelect: activeKey !== null,
    open,
    value: null,
    inputValue: text,
    options,
    filterOptions: (all) => all,
    // Never shown: it only tells the options apart.
    getOptionLabel: (option) => (typeof option === 'string' ? option : keyOf(option)),
    onOpen: (event) => {
      const { type, target } = event;
      if (type === 'keydown' && target instanceof HTMLInputElement) onOpen(target.value);
    },
    onClose: (_event, reason) => {
      if (reason !== 'toggleInput') close();
    },
    onChange: (_event, picked) => {
      if (picked === null || typeof picked === 'string') return;
      close();
      onPick(picked);
    },
    onHighlightChange: (_event, option, reason) => {
      setActiveKey(option === null ? null : keyOf(option));
      if (option === null || reason !== 'keyboard') return;
      // MUI scrolls the list; the page may have to follow.
      document
        .getElementById(`${autocomplete.id}-option-${options.indexOf(option)}`)
        ?.scrollIntoView({ block: 'nearest' });
    },
  });

  const { onKeyDown: handleKeyDown = () => {} } = autocomplete.getRootProps();
  const { value: _value, ...inputProps } = autocomplete.getInputProps();
  const listboxProps: HTMLAttributes<HTMLElement> = autocomplete.getListboxProps();
  return {
    id: autocomplete.id,
    /** The text belongs to the caller: `value` is not among them. */
    inputProps: {
      ...inputProps,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (hasContent || !ONLY_WHILE_SHOWN.includes(event.key)) handleKeyDown(event);
      },
    },
    /** The caller names the list by `aria-label`. */
    listboxProps: { ...listboxProps, 'aria-labelledby': undefined },
    optionProps: (option: Option, index: number): HTMLAttributes<HTMLElement> => {
      const { key: _key, ...props } = autocomplete.getOptionProps({ option, index });
      return { ...props, 'aria-selected': keyOf(option) === activeKey };
    },
    isActive: (option: Option) => keyOf(option) === activeKey,
  };
}
