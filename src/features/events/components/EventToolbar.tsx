import { orderings, type EventFilters, type Ordering } from '../eventFilters';
import styles from './EventToolbar.module.css';
import { PriceRange } from './PriceRange';

interface EventToolbarProps {
  filters: EventFilters;
  onChange: (patch: Partial<EventFilters>) => void;
}

/** Price range and sorting. */
export function EventToolbar({ filters, onChange }: EventToolbarProps) {
  return (
    <div className={styles.bar}>
      <PriceRange
        min={filters.minPrice}
        max={filters.maxPrice}
        onApply={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
      />
      <label className={styles.sort}>
        <span>Sort by</span>
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
      </label>
    </div>
  );
}
