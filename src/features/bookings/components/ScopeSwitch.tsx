import { Link } from 'react-router';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import type { WidestScope } from '../useBookingFilters';
import styles from './ScopeSwitch.module.css';

interface ScopeSwitchProps {
  filters: BookingFilters;
  shown: BookingFilters['scope'];
  widestScope: WidestScope;
}

/** Switches between own and company bookings. Shown only to people who may read others' (D8). */
export function ScopeSwitch({ filters, shown, widestScope }: ScopeSwitchProps) {
  if (widestScope === 'own') return null;
  const isOfOne = shown === 'company' && filters.holder !== null;
  const scopes = [
    { scope: 'own', label: 'Mine' },
    { scope: 'company', label: widestScope === 'everyone' ? 'All companies' : 'Company' },
  ] as const;
  return (
    <nav className={styles.switch} aria-label="Whose bookings">
      {scopes.map(({ scope, label }) => (
        <Link
          key={label}
          to={bookingsHref(filters, { scope, holder: null, ticket: null, seats: null })}
          replace
          preventScrollReset
          aria-current={scope === shown && !isOfOne ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
      {isOfOne && (
        <Link to={bookingsHref(filters, {})} replace preventScrollReset aria-current="true">
          One person
        </Link>
      )}
    </nav>
  );
}
