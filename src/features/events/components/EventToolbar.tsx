import { useState, type FormEvent } from 'react';
import { orderings, type EventFilters, type Ordering } from '../eventFilters';
import styles from './EventToolbar.module.css';

interface EventToolbarProps {
  filters: EventFilters;
  onChange: (patch: Partial<EventFilters>) => void;
}

/** Price range and sorting. */
export function EventToolbar({ filters, onChange }: EventToolbarProps) {
  return (
    <div className={styles.bar}>
      <PriceRange
        key={`${filters.minPrice}-${filters.maxPrice}`}
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

interface PriceRangeProps {
  min: string;
  max: string;
  onApply: (min: string, max: string) => void;
}

/** Typed freely, applied on leaving the field or Enter; a range the wrong way round is turned. */
function PriceRange({ min, max, onApply }: PriceRangeProps) {
  const [low, setLow] = useState(min);
  const [high, setHigh] = useState(max);
  const apply = () => {
    const turned = low !== '' && high !== '' && Number(low) > Number(high);
    const [from, to] = turned ? [high, low] : [low, high];
    if (from !== min || to !== max) onApply(from, to);
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    apply();
  };
  return (
    <form className={styles.range} onSubmit={handleSubmit}>
      <span className={styles.label}>Price</span>
      <PriceField
        label="Lowest price"
        placeholder="From"
        value={low}
        onChange={setLow}
        onLeave={apply}
      />
      <span aria-hidden="true">–</span>
      <PriceField
        label="Highest price"
        placeholder="To"
        value={high}
        onChange={setHigh}
        onLeave={apply}
      />
      <button type="submit" className={styles.apply}>
        Apply
      </button>
    </form>
  );
}

interface PriceFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

function PriceField({ label, placeholder, value, onChange, onLeave }: PriceFieldProps) {
  return (
    <span className={styles.price}>
      <span aria-hidden="true">₹</span>
      <input
        inputMode="numeric"
        aria-label={`${label} in rupees`}
        placeholder={placeholder}
        value={value}
        onChange={(change) => onChange(change.target.value.replace(/\D/g, '').slice(0, 9))}
        onBlur={onLeave}
      />
    </span>
  );
}
