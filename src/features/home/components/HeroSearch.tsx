import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import Search from 'lucide-react/icons/search';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { eventPath, eventsPath, paths } from '@/lib/paths';
import { useEventSuggestions } from '../useEventSuggestions';
import type { SuggestionKeys, SuggestionOption } from './SuggestionPanel';
import styles from './HeroSearch.module.css';

const SuggestionPanel = lazyPart(() => import('./SuggestionPanel'));

interface HeroSearchProps {
  /** Maximum number of suggested categories. */
  maxCategories?: number;
  /** Maximum number of suggested events (docs/product.md#home: 5). */
  maxEvents?: number;
}

/**
 * The search of the front page: an ARIA combobox over categories and events. Before
 * hydration it is a plain form that submits to /events.
 */
export function HeroSearch({ maxCategories = 3, maxEvents = 5 }: HeroSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState(false);
  const suggestions = useEventSuggestions(term, { maxCategories, maxEvents });

  const options: SuggestionOption[] = [
    ...suggestions.categories.map((category) => ({
      kind: 'category' as const,
      category,
      to: eventsPath({ category: category.slug }),
    })),
    ...suggestions.events.map((event) => ({
      kind: 'event' as const,
      event,
      to: eventPath(event.id),
    })),
  ];
  const shown = open && suggestions.state !== 'idle';
  const listed = shown && options.length > 0;

  const close = () => setOpen(false);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const search = term.trim();
    close();
    void navigate(eventsPath({ search }), {
      state: { scrollToEvents: true },
    });
  };
  const handleEscape = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || !shown) return;
    // The first Escape closes the panel; the browser's clearing of the field is left to a second
    // one.
    press.preventDefault();
    close();
    input.current?.focus();
  };
  const handleKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    if (keys.current) keys.current.handleKeyDown(press);
    else if (options.length > 0 && (press.key === 'ArrowDown' || press.key === 'ArrowUp')) {
      press.preventDefault();
      setOpen(true);
    }
  };

  return (
    <div
      ref={box}
      className={styles.wrap}
      onKeyDown={handleEscape}
      onBlur={(leave) => {
        if (!box.current?.contains(leave.relatedTarget)) close();
      }}
    >
      <form
        action={paths.events}
        role="search"
        aria-label="All events"
        className={styles.box}
        onSubmit={handleSubmit}
      >
        <Icon icon={Search} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="search"
          role="combobox"
          aria-label="Search events or cities"
          aria-expanded={listed}
          // The panel names its list and sets aria-activedescendant.
          aria-controls={listed ? `${id}-listbox` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={200}
          placeholder="Search events or cities"
          value={term}
          onChange={(change) => {
            setTerm(change.target.value);
            setOpen(true);
          }}
          onPointerEnter={SuggestionPanel.preload}
          onFocus={() => {
            SuggestionPanel.preload();
            setOpen(true);
          }}
          onKeyDown={handleKeyDown}
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </form>
      {shown && (
        <SuggestionPanel
          ref={keys}
          id={id}
          input={input}
          text={term}
          state={suggestions.state}
          options={options}
          onClose={close}
          onPick={go}
        />
      )}
    </div>
  );
}
