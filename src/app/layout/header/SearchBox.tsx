import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { IconButton } from '@/components/buttons/IconButton';
import button from '@/components/buttons/IconButton.module.css';
import box from '@/components/fields/inputBox.module.css';
import { cx } from '@/lib/cx';
import { eventsPath, paths } from '@/lib/paths';
import styles from './SearchBox.module.css';

const neverChanges = () => () => {};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const onServer = () => false;

/**
 * The header's search, a form that works without JavaScript. Ctrl+K or Cmd+K focuses it; in a narrow
 * header a button opens it over the header.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  /** The element that had the focus when the shortcut was pressed. */
  const focusedBefore = useRef<Element>(null);
  const [open, setOpen] = useState(false);
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
  }, []);

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    const before = focusedBefore.current;
    focusedBefore.current = null;
    // In a wide header the opener is hidden and cannot be focused; the field then keeps the focus.
    if (before instanceof HTMLElement && before !== document.body) before.focus();
    else opener.current?.focus();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = input.current?.value.trim();
    close();
    void navigate(eventsPath({ search: term }));
  };

  return (
    <>
      <Link
        ref={opener}
        to={paths.events}
        className={`${button.button} ${styles.opener}`}
        aria-label="Search events"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon icon={Search} />
      </Link>
      <form
        role="search"
        action={paths.events}
        className={styles.form}
        data-open={open || undefined}
        onSubmit={handleSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <div className={cx(box.box, styles.field)}>
          <Icon icon={Search} small />
          <input
            ref={input}
            type="search"
            name="search"
            placeholder="Search events"
            aria-label="Search events"
            aria-keyshortcuts="Control+K Meta+K"
            autoComplete="off"
          />
          <kbd className={styles.shortcut}>{shortcut}</kbd>
        </div>
        <IconButton icon={X} label="Close search" className={styles.closer} onClick={close} />
      </form>
    </>
  );
}
