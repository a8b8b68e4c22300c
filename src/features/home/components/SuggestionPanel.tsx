import {
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  type KeyboardEventHandler,
  type Ref,
  type RefObject,
} from 'react';
import { setRef } from '@mui/material/utils';
import { Link } from 'react-router';
import type { Category, EventSearchResult } from '@/api';
import { useCombobox } from '@/components/fields/useCombobox';
import { CategoryDot } from '@/entities/event/CategoryDot';
import { Poster } from '@/entities/event/Poster';
import { cx } from '@/lib/cx';
import { formatDate, formatDayMonth } from '@/lib/dates';
import { chargesNote } from '@/lib/charges';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { plainPoster } from '@/entities/event/eventView';
import type { Suggestions } from '../useEventSuggestions';
import styles from './SuggestionPanel.module.css';

export type SuggestionOption =
  | { kind: 'category'; category: Category; to: string }
  | { kind: 'event'; event: EventSearchResult; to: string };

/** What the field's keys do to the panel. */
export interface SuggestionKeys {
  handleKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

interface SuggestionPanelProps {
  ref: Ref<SuggestionKeys>;
  id: string;
  /** The search field, which is on the page before this panel is loaded. */
  input: RefObject<HTMLInputElement | null>;
  /** What is in the field. */
  text: string;
  state: Suggestions['state'];
  options: SuggestionOption[];
  onClose: () => void;
  onPick: (to: string) => void;
}

/** The dropdown under the hero search, open while it is mounted (docs/product.md#home). */
export default function SuggestionPanel(props: SuggestionPanelProps) {
  const { ref, id, input, text, state, options, onClose, onPick } = props;
  const { inputProps, listboxProps, ...list } = useCombobox({
    id,
    options,
    keyOf: (option) => option.to,
    text,
    open: true,
    hasContent: true,
    onOpen: () => {},
    onClose,
    onPick: (option) => onPick(option.to),
  });
  // The field is of the page, not of this panel: MUI gets it, and it gets the panel's keys.
  useImperativeHandle(ref, () => ({ handleKeyDown: inputProps.onKeyDown }));
  // Before the list is mounted: its ref makes MUI write to the field.
  useInsertionEffect(() => setRef(inputProps.ref, input.current));
  useLayoutEffect(() => {
    const field = input.current;
    return () => field?.removeAttribute('aria-activedescendant');
  }, [input]);

  const term = text.trim();
  const rows = options.map((option, index) => ({ option, index }));
  const categories = rows.filter(({ option }) => option.kind === 'category');
  const events = rows.filter(({ option }) => option.kind === 'event');
  const group = { id, term, list };
  return (
    // Keeps the focus in the field when the panel is clicked; a blur would close the panel.
    <div className={styles.panel} onMouseDown={(press) => press.preventDefault()}>
      {rows.length > 0 && (
        <div {...listboxProps} aria-label="Suggestions">
          {categories.length > 0 && <Group {...group} title="Categories" rows={categories} />}
          {events.length > 0 && <Group {...group} title="Events" rows={events} />}
        </div>
      )}
      <div role="status" className={styles.status}>
        {state === 'searching' && <p>Searching...</p>}
        {state === 'failed' && <p>Search failed. Please try again.</p>}
        {state === 'empty' && (
          <>
            <p className={styles.strong}>No results found for “{term}”</p>
            <p>
              Try different keywords or <Link to={paths.events}>browse all events</Link>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  term: string;
  rows: { option: SuggestionOption; index: number }[];
  list: Pick<ReturnType<typeof useCombobox<SuggestionOption>>, 'optionProps' | 'isActive'>;
}

function Group({ id, title, term, rows, list }: GroupProps) {
  return (
    <div role="group" aria-labelledby={`${id}-${title}`}>
      <p id={`${id}-${title}`} className={styles.title}>
        {title}
      </p>
      {rows.map(({ option, index }) => (
        <div
          {...list.optionProps(option, index)}
          key={option.to}
          className={cx(
            option.kind === 'category' ? styles.category : styles.event,
            list.isActive(option) && styles.active,
          )}
        >
          {option.kind === 'category' ? (
            <CategoryRow category={option.category} term={term} />
          ) : (
            <EventRow event={option.event} term={term} />
          )}
        </div>
      ))}
    </div>
  );
}

function CategoryRow({ category, term }: { category: Category; term: string }) {
  return (
    <>
      <CategoryDot name={category.name} />
      <span>
        <Match text={category.name} term={term} />
      </span>
      <span className={styles.count}>{countOf(category.event_count, 'event')}</span>
    </>
  );
}

function EventRow({ event, term }: { event: EventSearchResult; term: string }) {
  const charges = chargesNote(event.added_charges);
  return (
    <>
      <span className={styles.poster}>
        <Poster src={plainPoster(event.cover_image)} category={event.category_name} />
      </span>
      <span className={styles.name}>
        <strong>
          <Match text={event.name} term={term} />
        </strong>
        <span className={styles.meta}>
          {event.venue.city} ·{' '}
          <span className={styles.wide}>{formatDate(event.start_datetime, event.timezone)}</span>
          <span className={styles.narrow}>
            {formatDayMonth(event.start_datetime, event.timezone)}
          </span>
        </span>
      </span>
      <span className={styles.price}>
        {formatMoney(event.base_price, event.currency)}
        {charges && <span className={styles.charges}> {charges}</span>}
      </span>
    </>
  );
}

/** Text with the search term in the accent colour. */
function Match({ text, term }: { text: string; term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase());
  if (start < 0 || term === '') return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, start + term.length)}</mark>
      {text.slice(start + term.length)}
    </>
  );
}
