import Container from '@mui/material/Container';
import { useNavigate } from 'react-router';
import { useListBookingsQuery, type AuthUser } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { SignInRequired } from '@/components/feedback/SignInRequired';
import { selectAuthInitialised, selectIsSignedIn, selectUser, useAppSelector } from '@/state';
import { bookingsHref, queryFromFilters, type BookingFilters } from './bookingFilters';
import { BookingList } from './components/BookingList';
import { BookingListSkeleton } from './components/BookingListSkeleton';
import { BookingSearch } from './components/BookingSearch';
import { BookingsHeader } from './components/BookingsHeader';
import { BookingTabs } from './components/BookingTabs';
import { ProfileCard } from './components/ProfileCard';
import { ScopeSwitch } from './components/ScopeSwitch';
import { useBookingFilters, type WidestScope } from './useBookingFilters';
import styles from './MyBookingsPage.module.css';

const WaitingPlaces = lazyPart(() => import('./waiting/WaitingPlaces'));
const ColleagueSeats = lazyPart(() => import('./seats/ColleagueSeats'));
const TicketDialog = lazyPart(() => import('./tickets/TicketDialog'));
const SeatsDialog = lazyPart(() => import('./seats/SeatsDialog'));

/** /my-bookings (docs/product.md#my-bookings, D16); visitors are asked to sign in. */
export function MyBookingsPage() {
  const signedIn = useAppSelector(selectIsSignedIn);
  const initialised = useAppSelector(selectAuthInitialised);
  const user = useAppSelector(selectUser);

  if (initialised && !signedIn) {
    return (
      <Container>
        <SignInRequired text="Please sign in to view your bookings." />
      </Container>
    );
  }
  return (
    <Container>
      <div className={styles.page}>
        {user ? (
          <Bookings user={user} />
        ) : (
          <>
            <BookingsHeader title="My Bookings" />
            <BookingListSkeleton />
          </>
        )}
      </div>
    </Container>
  );
}

const TITLES: Record<WidestScope, string> = {
  own: 'My Bookings',
  company: 'Company Bookings',
  everyone: 'All Bookings',
};

function Bookings({ user }: { user: AuthUser }) {
  const { filters, scope, change, widestScope } = useBookingFilters(user.id);
  const navigate = useNavigate();
  const closeDialog = () =>
    void navigate(bookingsHref(filters, { ticket: null, seats: null }), {
      replace: true,
      preventScrollReset: true,
    });
  const title = TITLES[scope === 'company' ? widestScope : 'own'];
  return (
    <>
      <BookingsHeader title={title} />
      {scope === 'own' && <ColleagueSeats />}
      {scope === 'own' && <WaitingPlaces />}
      {scope === null ? (
        <BookingListSkeleton />
      ) : (
        <ScopedBookings
          user={user}
          change={change}
          widestScope={widestScope}
          filters={filters}
          shown={{ ...filters, scope }}
        />
      )}
      {filters.ticket !== null && (
        <TicketDialog key={filters.ticket} bookingId={filters.ticket} onClose={closeDialog} />
      )}
      {filters.seats !== null && (
        <SeatsDialog key={filters.seats} bookingId={filters.seats} onClose={closeDialog} />
      )}
    </>
  );
}

interface ScopedBookingsProps {
  user: AuthUser;
  /** As in the address, for the links. */
  filters: BookingFilters;
  /** With the scope that is shown. */
  shown: BookingFilters;
  widestScope: WidestScope;
  change: (patch: Partial<BookingFilters>) => void;
}

function ScopedBookings({ user, filters, shown, widestScope, change }: ScopedBookingsProps) {
  const first = useListBookingsQuery(queryFromFilters(shown, user.id, 1));

  return (
    <>
      <ProfileCard user={user} scope={shown.scope === 'company' ? widestScope : 'own'} />
      <div className={styles.tools}>
        <BookingTabs filters={filters} counts={first.data?.counts} />
        <div className={styles.finders}>
          <ScopeSwitch filters={filters} shown={shown.scope} widestScope={widestScope} />
          <BookingSearch value={filters.search} onChange={(search) => change({ search })} />
        </div>
      </div>
      <BookingList
        filters={filters}
        query={shown}
        userId={user.id}
        first={first}
        onClearSearch={() => change({ search: '' })}
      />
    </>
  );
}
