import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { formatPlainMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { daysLabel } from './eventSentences';
import { ALL_CATEGORIES, withoutFilters, type EventFilters } from './eventFilters';

/** More are not counted (`EventList.count` of the contract). */
const MOST_COUNTED = { events: 10_000, bySearch: 1_000 };

interface ActiveFilterBarProps {
  filters: EventFilters;
  categoryName: string;
  /** Undefined while loading. */
  count: number | undefined;
  /** The list could not be loaded, which is said below. */
  hasFailed: boolean;
  /** The address with these changes. */
  hrefWith: (patch: Partial<EventFilters>) => string;
}

/** The active filters, each a link without it, and a link without all: they work before hydration. */
export function ActiveFilterBar(props: ActiveFilterBarProps) {
  const { filters, categoryName, count, hasFailed, hrefWith } = props;
  const active = [
    filters.search.trim() && {
      label: `“${filters.search.trim()}”`,
      without: { search: '' },
    },
    filters.category !== ALL_CATEGORIES && {
      label: categoryName,
      without: { category: ALL_CATEGORIES },
    },
    (filters.minPrice || filters.maxPrice) && {
      label: priceLabel(filters.minPrice, filters.maxPrice),
      without: { minPrice: '', maxPrice: '' },
    },
    filters.city && { label: filters.city, without: { city: '' } },
    (filters.firstDay || filters.lastDay) && {
      label: daysLabel(filters.firstDay, filters.lastDay),
      without: { firstDay: '', lastDay: '' },
    },
  ].filter((entry) => entry !== false && entry !== '');
  const isLimit = count === (filters.search.trim() ? MOST_COUNTED.bySearch : MOST_COUNTED.events);
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { '@640': 'wrap' },
        alignItems: 'center',
        gap: 1,
        p: 0.5,
        m: '-4px -4px 12px',
        overflowX: { xs: 'auto', '@640': 'visible' },
        scrollbarWidth: 'none',
        '& > *': { flex: 'none' },
        '& > a:last-child': { ml: { '@640': 'auto' } },
      }}
    >
      <Typography role="status" variant="meta" color="textSecondary">
        {count === undefined
          ? !hasFailed && 'Searching…'
          : `${isLimit ? 'At least ' : ''}${countOf(count, 'event')} ${count === 1 ? 'matches' : 'match'}`}
      </Typography>
      {active.map(({ label, without }) => (
        <Chip
          key={label}
          component={Link}
          clickable
          to={hrefWith(without)}
          replace
          aria-label={`Remove filter ${label}`}
          label={
            <>
              {label}
              <Icon icon={X} small />
            </>
          }
        />
      ))}
      <Button component={Link} variant="text" to={hrefWith(withoutFilters(filters))} replace>
        Clear Filters
      </Button>
    </Stack>
  );
}

function priceLabel(min: string, max: string): string {
  if (min && max) return `${formatPlainMoney(min)} to ${formatPlainMoney(max)}`;
  return min ? `From ${formatPlainMoney(min)}` : `Up to ${formatPlainMoney(max)}`;
}
