import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '@/components/display/Icon';
import { orderings, type EventFilters, type Ordering } from '../eventFilters';
import styles from './EventToolbar.module.css';
import { PriceRange } from './PriceRange';

interface EventToolbarProps {
  /** Only on phones, where a button opens it. */
  open: boolean;
  filters: EventFilters;
  onChange: (patch: Partial<EventFilters>) => void;
}

/** Price range and sorting. */
export function EventToolbar({ open, filters, onChange }: EventToolbarProps) {
  return (
    <div id="event-toolbar" className={styles.bar} data-open={open}>
      <PriceRange
        min={filters.minPrice}
        max={filters.maxPrice}
        onApply={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
      />
      <label className={styles.sort}>
        <span>Sort by</span>
        <span className={styles.choice}>
          <select
            value={filters.ordering}
            onChange={(change) => onChange({ ordering: change.target.value as Ordering })}
          >
            {Object.entries(orderings).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} small />
        </span>
      </label>
    </div>
  );
}
