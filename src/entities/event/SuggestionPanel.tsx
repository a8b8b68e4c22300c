import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
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
import { useCombobox } from '@/hooks/useCombobox';
import { CategoryMark } from './CategoryMark';
import { Poster } from './Poster';
import { formatDate, formatDayMonth } from '@/lib/dates';
import { chargesNote, formatPrice } from '@/lib/money';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { plainPoster } from './eventView';
import type { Suggestions } from './useEventSuggestions';

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const DISPLAY = { font: '500 17px/22px var(--font-display)', fontSize: { xs: 16, md: 17 } };
const COLUMNS = {
  category: 'auto minmax(0, 1fr) auto',
  link: 'minmax(0, 1fr) auto',
  event: '40px minmax(0, 1fr) auto',
};

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

/** The dropdown under the search of the front page and of the header, open while it is mounted (docs/product/screens.md#home). */
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
    <Paper
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        position: 'absolute',
        inset: '100% 0 auto',
        zIndex: 5,
        mt: 1,
        p: 1,
        borderRadius: 'var(--r-card)',
        boxShadow: 'var(--shadow-pop)',
      }}
    >
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
      <Typography
        variant="body2"
        component="div"
        role="status"
        color="textSecondary"
        sx={{ px: 1.5, '&:not(:empty)': { py: 1.25 } }}
      >
        {state === 'searching' && 'Searching...'}
        {state === 'failed' && 'Search failed. Please try again.'}
        {state === 'empty' && (
          <>
            <Box component="p" sx={{ color: 'text.primary', fontWeight: 600 }}>
              No results found for “{term}”
            </Box>
            <Box
              component="p"
              sx={{ '& a': { color: 'primary.main', textDecoration: 'underline' } }}
            >
              Try different keywords or <Link to={paths.events}>browse all events</Link>
            </Box>
          </>
        )}
      </Typography>
    </Paper>
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
      <Typography
        id={titleId}
        variant="label"
        component="p"
        color="textSecondary"
        sx={{ p: '10px 12px 6px' }}
      >
        {title}
      </Typography>
      {rows.map(({ option, index }) => (
        <Box
          {...list.optionProps(option, index)}
          key={option.to}
          sx={{
            display: 'grid',
            gridTemplateColumns: COLUMNS[option.kind],
            alignItems: 'center',
            gap: 1.5,
            minHeight: 40,
            px: 1.5,
            py: option.kind === 'event' ? 1 : 0,
            borderRadius: 'var(--r-input)',
            bgcolor: list.isActive(option) ? 'background.raised' : undefined,
            typography: 'ui',
            cursor: 'pointer',
          }}
        >
          {option.kind === 'category' && <CategoryRow category={option.category} term={term} />}
          {option.kind === 'event' && <EventRow event={option.event} term={term} />}
          {option.kind === 'link' && <LinkRow link={option} term={term} />}
        </Box>
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
      <Typography variant="meta" color="textSecondary">
        {countOf(category.event_count, 'event')}
      </Typography>
    </>
  );
}

function LinkRow({ link, term }: { link: SuggestedLink; term: string }) {
  return (
    <>
      <Box component="span" sx={ONE_LINE}>
        <Match text={link.label} term={term} />
      </Box>
      {link.detail && (
        <Typography variant="meta" color="textSecondary">
          {link.detail}
        </Typography>
      )}
    </>
  );
}

function EventRow({ event, term }: { event: EventSearchResult; term: string }) {
  const charges = chargesNote(event.added_charges);
  return (
    <>
      <Poster src={plainPoster(event.cover_image)} category={event.category_name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="strong" noWrap sx={[DISPLAY, { display: 'block' }]}>
          <Match text={event.name} term={term} />
        </Typography>
        <Typography variant="meta" component="p" color="textSecondary" noWrap>
          {event.venue.city} ·{' '}
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {formatDate(event.start_datetime, event.timezone)}
          </Box>
          <Box component="span" sx={{ display: { md: 'none' } }}>
            {formatDayMonth(event.start_datetime, event.timezone)}
          </Box>
        </Typography>
      </Box>
      <Box component="span" sx={{ ...DISPLAY, textAlign: 'right' }}>
        {formatPrice(event.base_price, event.currency)}
        {charges && (
          <Typography
            variant="meta"
            color="textSecondary"
            sx={{ display: { xs: 'block', md: 'inline' } }}
          >
            {' '}
            {charges}
          </Typography>
        )}
      </Box>
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
      <Box component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main' }}>
        {text.slice(start, start + term.length)}
      </Box>
      {text.slice(start + term.length)}
    </>
  );
}
