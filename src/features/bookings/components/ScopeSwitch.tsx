import { Link } from 'react-router';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import styles from './ScopeSwitch.module.css';

interface ScopeSwitchProps {
  filters: BookingFilters;
  widestScope: 'own' | 'company' | 'everyone';
}

/** Switches between own and company bookings. Shown only to people who may read others' (D8). */
export function ScopeSwitch({ filters, widestScope }: ScopeSwitchProps) {
  if (widestScope === 'own') return null;
  const scopes = [
    { company: false, label: 'Mine' },
    { company: true, label: widestScope === 'everyone' ? 'All companies' : 'Company' },
  ];
  return (
    <nav className={styles.switch} aria-label="Whose bookings">
      {scopes.map(({ company, label }) => (
        <Link
          key={label}
          to={bookingsHref(filters, { company, ticket: null })}
          replace
          preventScrollReset
          aria-current={company === filters.company ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
