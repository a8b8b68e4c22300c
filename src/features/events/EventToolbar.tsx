import Box from '@mui/material/Box';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';
import { compareText } from '@/lib/text';
import { orderings, type EventFilters, type Ordering } from './eventFilters';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { DayRange } from './DayRange';
import { PriceRange } from './PriceRange';

interface EventToolbarProps {
  /** Used on phones, where a button opens the toolbar. */
  open: boolean;
  filters: EventFilters;
  /** Cities to choose from, most events first; undefined while loading. */
  cities: readonly string[] | undefined;
  onChange: (patch: Partial<EventFilters>) => void;
}

const FORM = 'event-filters';

const FIELD_HEIGHT = { '@': 44, '@640': 36 };

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  mt: 2,
  typography: 'meta',
  color: 'text.secondary',
  '@media (scripting: enabled)': {
    '&[data-open="false"]': { display: { '@': 'none', '@640': 'flex' } },
  },
  '& > *': {
    display: 'flex',
    flexWrap: { '@': 'wrap', '@640': 'nowrap' },
    alignItems: 'center',
    gap: 1,
    width: { '@': '100%', '@640': 'auto' },
  },
  '& > label': { justifyContent: { '@': 'space-between', '@640': 'normal' } },
  '& > label:last-child': { ml: 'auto' },
  '& input, & select': { typography: 'ui' },
  // Narrow enough for both fields and the button in one line on the narrowest phones.
  '& span:has(> input)': {
    flex: { '@': 1, '@640': '0 1 auto' },
    gap: 0.5,
    minWidth: 0,
    width: 104,
    height: FIELD_HEIGHT,
    px: '10px',
  },
  '& span:has(> [type=date])': { width: 148 },
};

/**
 * Date range, city, price range and sorting. Until the page is hydrated all of them belong to the form of
 * the prices, whose button then applies them by its address.
 */
export function EventToolbar({ open, filters, cities = [], onChange }: EventToolbarProps) {
  const sameCity = (name: string) => name.toLowerCase() === filters.city.toLowerCase();
  const city = cities.find(sameCity) ?? filters.city;
  const form = useIsHydrated() ? undefined : FORM;
  return (
    <Box id="event-toolbar" sx={BAR} data-open={open}>
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
        // The same before and after the cities are loaded, so that nothing beside it moves.
        width={120}
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
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** Id of the form that the field belongs to, if it is not the surrounding one. */
  form: string | undefined;
  /** Width of the field in pixels; by default that of the longest option. */
  width?: number;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, width, value, onChange, children, ...field }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <Box
        component="span"
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          '& svg': { position: 'absolute', right: 12, pointerEvents: 'none' },
        }}
      >
        <Box
          component="select"
          {...field}
          value={value}
          onChange={(change) => onChange(change.target.value)}
          sx={{
            width,
            maxWidth: 220,
            height: FIELD_HEIGHT,
            p: '0 36px 0 12px',
            appearance: 'none',
            border: 1,
            borderColor: 'line.strong',
            borderRadius: 'var(--r-input)',
            bgcolor: 'background.default',
            color: 'text.primary',
            textOverflow: 'ellipsis',
            cursor: 'pointer',
          }}
        >
          {children}
        </Box>
        <Icon icon={ChevronDown} small />
      </Box>
    </label>
  );
}
