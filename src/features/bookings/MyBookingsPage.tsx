import { useNavigate } from 'react-router';
import { useListBookingsQuery, type AuthUser } from '@/api';
import { Container } from '@/components/page/Container';
import { lazyPart } from '@/components/lazy/lazyPart';
import { SignInRequired } from '@/components/feedback/SignInRequired';
import { selectAuthInitialised, selectIsSignedIn, selectUser, useAppSelector } from '@/state';
import { bookingsHref, queryFromFilters } from './bookingFilters';
import { BookingList } from './components/BookingList';
import { BookingListSkeleton } from './components/BookingListSkeleton';
import { BookingSearch } from './components/BookingSearch';
import { BookingsHeader } from './components/BookingsHeader';
import { BookingTabs } from './components/BookingTabs';
import { ProfileCard } from './components/ProfileCard';
import { ScopeSwitch } from './components/ScopeSwitch';
import { useBookingFilters } from './useBookingFilters';
import styles from './MyBookingsPage.module.css';

const TicketDialog = lazyPart(() => import('./tickets/TicketDialog'));

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
        <BookingsHeader />
        {user ? <Bookings user={user} /> : <BookingListSkeleton />}
      </div>
    </Container>
  );
}

function Bookings({ user }: { user: AuthUser }) {
  const { filters, change, widestScope } = useBookingFilters();
  const navigate = useNavigate();
  const first = useListBookingsQuery(queryFromFilters(filters, user.id, 1));

  const closeTicket = () =>
    void navigate(bookingsHref(filters, { ticket: null }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <ProfileCard user={user} company={filters.company} />
      <div className={styles.tools}>
        <BookingTabs filters={filters} counts={first.data?.counts} />
        <div className={styles.finders}>
          <ScopeSwitch filters={filters} widestScope={widestScope} />
          <BookingSearch value={filters.search} onChange={(search) => change({ search })} />
        </div>
      </div>
      <BookingList
        filters={filters}
        userId={user.id}
        first={first}
        onClearSearch={() => change({ search: '' })}
      />
      {filters.ticket !== null && (
        <TicketDialog key={filters.ticket} bookingId={filters.ticket} onClose={closeTicket} />
      )}
    </>
  );
}
