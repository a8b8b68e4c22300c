import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import type { WidestScope } from '../useBookingFilters';

interface ScopeSwitchProps {
  filters: BookingFilters;
  shown: BookingFilters['scope'];
  widestScope: WidestScope;
}

/** Switches between own and company bookings. Shown only to people who may read others'. */
export function ScopeSwitch({ filters, shown, widestScope }: ScopeSwitchProps) {
  if (widestScope === 'own') return null;
  const isOfOne = shown === 'company' && filters.holder !== null;
  const scopes = [
    { scope: 'own', label: 'Mine' },
    { scope: 'company', label: widestScope === 'everyone' ? 'All companies' : 'Company' },
  ] as const;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Whose bookings"
      sx={{
        flex: 'none',
        height: 44,
        p: '3px',
        border: 1,
        borderColor: 'line.strong',
        borderRadius: 1,
        '& a': {
          display: 'grid',
          placeItems: 'center',
          px: 1.75,
          borderRadius: '7px',
          typography: 'ui',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        },
        '& [aria-current]': { bgcolor: 'background.raised', color: 'text.primary' },
      }}
    >
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
    </Stack>
  );
}
