import { Link } from 'react-router';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import styles from './ScopeSwitch.module.css';

interface ScopeSwitchProps {
  filters: BookingFilters;
  reach: 'own' | 'company' | 'everyone';
}

/** One's own bookings or those of the company, for those who may read them (D8). */
export function ScopeSwitch({ filters, reach }: ScopeSwitchProps) {
  if (reach === 'own') return null;
  const scopes = [
    { company: false, label: 'Mine' },
    { company: true, label: reach === 'everyone' ? 'All companies' : 'Company' },
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
