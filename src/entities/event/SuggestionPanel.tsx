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
import { CategoryMark } from './CategoryMark';
import { Poster } from './Poster';
import { cx } from '@/lib/cx';
import { formatDate, formatDayMonth } from '@/lib/dates';
import { chargesNote } from '@/lib/charges';
import { formatPrice } from '@/lib/money';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { plainPoster } from './eventView';
import type { Suggestions } from './useEventSuggestions';
import styles from './SuggestionPanel.module.css';

/** A suggestion that is no event: a booking, a page. */
export interface SuggestedLink {
  kind: 'link';
  /** The title of its group. */
  group: string;
  label: string;
  /** A quieter second line; empty for none. */
  detail: string;
  to: string;
}

/** The addresses tell the suggestions apart: no two have the same. */
export type SuggestionOption =
  | { kind: 'category'; category: Category; to: string }
  | { kind: 'event'; event: EventSearchResult; to: string }
  | SuggestedLink;

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
  /** Its place and width under the field. */
  className?: string | undefined;
}

/** The dropdown under the search of the front page and of the header, open while it is mounted (docs/product.md#home). */
export default function SuggestionPanel(props: SuggestionPanelProps) {
  const { ref, id, input, text, state, options, onClose, onPick, className } = props;
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
  const titles = [...new Set(options.map(groupTitle))];
  const group = { id, term, list };
  return (
    // Keeps the focus in the field when the panel is clicked; a blur would close the panel.
    <div className={cx(styles.panel, className)} onMouseDown={(press) => press.preventDefault()}>
      {rows.length > 0 && (
        <div {...listboxProps} aria-label="Suggestions">
          {titles.map((title) => (
            <Group
              {...group}
              key={title}
              title={title}
              rows={rows.filter(({ option }) => groupTitle(option) === title)}
            />
          ))}
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

function groupTitle(option: SuggestionOption): string {
  if (option.kind === 'link') return option.group;
  return option.kind === 'category' ? 'Categories' : 'Events';
}

interface GroupProps {
  id: string;
  title: string;
  term: string;
  rows: { option: SuggestionOption; index: number }[];
  list: Pick<ReturnType<typeof useCombobox<SuggestionOption>>, 'optionProps' | 'isActive'>;
}

function Group({ id, title, term, rows, list }: GroupProps) {
  const titleId = `${id}-${title.replaceAll(' ', '-')}`;
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {rows.map(({ option, index }) => (
        <div
          {...list.optionProps(option, index)}
          key={option.to}
          className={cx(
            option.kind === 'event' ? styles.event : styles.category,
            list.isActive(option) && styles.active,
          )}
        >
          {option.kind === 'category' && <CategoryRow category={option.category} term={term} />}
          {option.kind === 'event' && <EventRow event={option.event} term={term} />}
          {option.kind === 'link' && <LinkRow link={option} term={term} />}
        </div>
      ))}
    </div>
  );
}

function CategoryRow({ category, term }: { category: Category; term: string }) {
  return (
    <>
      <CategoryMark name={category.name} />
      <span>
        <Match text={category.name} term={term} />
      </span>
      <span className={styles.count}>{countOf(category.event_count, 'event')}</span>
    </>
  );
}

function LinkRow({ link, term }: { link: SuggestedLink; term: string }) {
  return (
    <>
      <span className={styles.linkName}>
        <Match text={link.label} term={term} />
      </span>
      {link.detail && <span className={styles.count}>{link.detail}</span>}
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
        {formatPrice(event.base_price, event.currency)}
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
