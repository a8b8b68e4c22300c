import X from 'lucide-react/icons/x';
import { Icon } from '@/components/display/Icon';
import { countOf } from '@/lib/text';
import { daysLabel } from '../eventSentences';
import { ALL_CATEGORIES, type EventFilters } from '../eventFilters';
import styles from './ActiveFilterBar.module.css';

interface ActiveFilterBarProps {
  filters: EventFilters;
  categoryName: string;
  /** Undefined while loading. */
  count: number | undefined;
  onChange: (patch: Partial<EventFilters>) => void;
  onClear: () => void;
}

/** The active filters, each with a button to remove it, and a button to remove all. */
export function ActiveFilterBar(props: ActiveFilterBarProps) {
  const { filters, categoryName, count, onChange, onClear } = props;
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
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count}>
        {count === undefined
          ? 'Looking…'
          : `${countOf(count, 'event')} ${count === 1 ? 'matches' : 'match'}`}
      </p>
      {active.map(({ label, without }) => (
        <button
          key={label}
          type="button"
          className={styles.filter}
          aria-label={`Remove filter ${label}`}
          onClick={() => onChange(without)}
        >
          {label}
          <Icon icon={X} small />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        Clear Filters
      </button>
    </div>
  );
}

function priceLabel(min: string, max: string): string {
  const rupees = (amount: string) => `₹${Number(amount).toLocaleString('en-IN')}`;
  if (min && max) return `${rupees(min)} to ${rupees(max)}`;
  return min ? `From ${rupees(min)}` : `Up to ${rupees(max)}`;
}
