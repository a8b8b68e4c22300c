import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { formatPlainMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { daysLabel } from '../eventSentences';
import { ALL_CATEGORIES, withoutFilters, type EventFilters } from '../eventFilters';
import styles from './ActiveFilterBar.module.css';

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
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {count === undefined
          ? !hasFailed && 'Searching…'
          : `${isLimit ? 'At least ' : ''}${countOf(count, 'event')} ${count === 1 ? 'matches' : 'match'}`}
      </p>
      {active.map(({ label, without }) => (
        <Link
          key={label}
          to={hrefWith(without)}
          replace
          className={styles.filter}
          aria-label={`Remove filter ${label}`}
        >
          {label}
          <Icon icon={X} small />
        </Link>
      ))}
      <Link to={hrefWith(withoutFilters(filters))} replace className={styles.clear}>
        Clear Filters
      </Link>
    </div>
  );
}

function priceLabel(min: string, max: string): string {
  if (min && max) return `${formatPlainMoney(min)} to ${formatPlainMoney(max)}`;
  return min ? `From ${formatPlainMoney(min)}` : `Up to ${formatPlainMoney(max)}`;
}
