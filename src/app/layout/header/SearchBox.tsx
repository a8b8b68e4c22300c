import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Icon, IconButton } from '@/components/display/Icon';
import MuiIconButton from '@mui/material/IconButton';
import box from '@/components/fields/inputBox.module.css';
import { SuggestionPanel, useSuggestionField } from '@/entities/event/useSuggestionField';
import { cx } from '@/lib/cx';
import { paths } from '@/lib/paths';
import styles from './SearchBox.module.css';
import { useSearchSuggestions } from './useSearchSuggestions';

const neverChanges = () => () => {};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const onServer = () => false;

/**
 * The header's search, a form that works without JavaScript, with suggestions. Ctrl+K or Cmd+K focuses
 * it; in a narrow header a button opens it over the header.
 */
export function SearchBox() {
  const opener = useRef<HTMLAnchorElement>(null);
  /** The element that had the focus when the shortcut was pressed. */
  const focusedBefore = useRef<Element>(null);
  const [open, setOpen] = useState(false);
  const [term, setTerm] = useState('');
  const { boxProps, inputProps, panelProps, input, ...field } = useSuggestionField({
    term,
    onType: setTerm,
    ...useSearchSuggestions(term),
    onPicked: () => {
      setTerm('');
      close();
    },
    onSubmitted: () => close(),
  });
  const shortcut = useSyncExternalStore(neverChanges, isMac, onServer) ? '⌘ K' : 'Ctrl K';

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.activeElement !== input.current) focusedBefore.current = document.activeElement;
      setOpen(true);
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [input]);

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open, input]);

  function close() {
    setOpen(false);
    const before = focusedBefore.current;
    focusedBefore.current = null;
    // In a wide header the opener is hidden and cannot be focused; the field then keeps the focus.
    if (before instanceof HTMLElement && before !== document.body) before.focus();
    else opener.current?.focus();
  }

  return (
    <>
      <MuiIconButton
        component={Link}
        ref={opener}
        to={paths.events}
        className={styles.opener}
        aria-label="Search events"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon icon={Search} />
      </MuiIconButton>
      <div
        {...boxProps}
        className={styles.search}
        data-open={open || undefined}
        onKeyDown={(event) => {
          boxProps.onKeyDown(event);
          if (event.key === 'Escape' && !event.isDefaultPrevented()) close();
        }}
      >
        <form
          role="search"
          action={paths.events}
          className={styles.form}
          onSubmit={field.handleSubmit}
        >
          <div className={cx(box.box, styles.field)}>
            <Icon icon={Search} small />
            <input
              {...inputProps}
              placeholder="Search events"
              aria-label="Search events"
              aria-keyshortcuts="Control+K Meta+K"
            />
            <kbd className={styles.shortcut}>{shortcut}</kbd>
          </div>
          <IconButton icon={X} label="Close search" className={styles.closer} onClick={close} />
        </form>
        {field.isShown && <SuggestionPanel {...panelProps} className={styles.panel} />}
      </div>
    </>
  );
}
