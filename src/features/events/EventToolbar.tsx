import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';
import { compareText } from '@/lib/text';
import { orderings, type EventFilters, type Ordering } from './eventFilters';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { DayRange } from './DayRange';
import styles from './EventToolbar.module.css';
import { PriceRange } from './PriceRange';

interface EventToolbarProps {
  /** Only on phones, where a button opens it. */
  open: boolean;
  filters: EventFilters;
  /** Those to choose from, most events first; undefined while loading. */
  cities: readonly string[] | undefined;
  onChange: (patch: Partial<EventFilters>) => void;
}

const FORM = 'event-filters';

/**
 * Date range, city, price range and sorting. Until the page is hydrated all of them belong to the form of
 * the prices, whose button then applies them by its address.
 */
export function EventToolbar({ open, filters, cities = [], onChange }: EventToolbarProps) {
  const sameCity = (name: string) => name.toLowerCase() === filters.city.toLowerCase();
  const city = cities.find(sameCity) ?? filters.city;
  const form = useIsHydrated() ? undefined : FORM;
  return (
    <div id="event-toolbar" className={styles.bar} data-open={open}>
      <DayRange
        form={form}
        first={filters.firstDay}
        last={filters.lastDay}
        onApply={(firstDay, lastDay) => onChange({ firstDay, lastDay })}
      />
      <Choice
        label="City"
        name="city"
        form={form}
        className={styles.city}
        value={city}
        onChange={(name) => onChange({ city: name })}
      >
        <option value="">All cities</option>
        {city !== '' && !cities.includes(city) && <option value={city}>{city}</option>}
        {[...cities].sort(compareText).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <PriceRange
        id={FORM}
        filters={filters}
        min={filters.minPrice}
        max={filters.maxPrice}
        onApply={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
      />
      <Choice
        label="Sort by"
        name="sort"
        form={form}
        value={filters.ordering}
        onChange={(ordering) => onChange({ ordering: ordering as Ordering })}
      >
        {Object.entries(orderings).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** The form that it belongs to, where it is not the one around it. */
  form: string | undefined;
  className?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, className, value, onChange, children, ...field }: ChoiceProps) {
  return (
    <label className={className}>
      <span>{label}</span>
      <span className={styles.choice}>
        <select {...field} value={value} onChange={(change) => onChange(change.target.value)}>
          {children}
        </select>
        <Icon icon={ChevronDown} small />
      </span>
    </label>
  );
}
