import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { useListBookingsQuery, type AuthUser } from '@/api';
import { LinkTabs } from '@/components/dataList/LinkTabs';
import { lazyPart } from '@/components/lazy/lazyPart';
import { SignInRequired } from '@/components/feedback/EmptyState';
import { selectAuthInitialised, selectIsSignedIn, selectUser, useAppSelector } from '@/state';
import {
  bookingsHref,
  queryFromFilters,
  TAB_LABELS,
  tabCount,
  type BookingFilters,
} from './bookingFilters';
import { BookingList } from './components/BookingList';
import { BookingListSkeleton } from './components/BookingListSkeleton';
import { BookingSearch } from './components/BookingSearch';
import { BookingsHeader } from './components/BookingsHeader';
import { ProfileCard } from './components/ProfileCard';
import { ScopeSwitch } from './components/ScopeSwitch';
import { useBookingFilters, type WidestScope } from './useBookingFilters';

const WaitingPlaces = lazyPart(() => import('./waiting/WaitingPlaces'));
const ColleagueSeats = lazyPart(() => import('./seats/ColleagueSeats'));
const TicketDialog = lazyPart(() => import('./tickets/TicketDialog'));
const SeatsDialog = lazyPart(() => import('./seats/SeatsDialog'));

/** /my-bookings (docs/product/screens.md#my-bookings); visitors are asked to sign in. */
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
      {/* The width left by the sidebar decides the layout, not the viewport. */}
      <Box sx={{ containerType: 'inline-size', pb: 5 }}>
        {user ? (
          <Bookings user={user} />
        ) : (
          <>
            <BookingsHeader title="My Bookings" />
            <BookingListSkeleton />
          </>
        )}
      </Box>
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
      <Stack
        sx={{
          flexDirection: { '@': 'column-reverse', '@1001': 'row' },
          justifyContent: 'space-between',
          alignItems: { '@1001': 'flex-end' },
          columnGap: 3,
          mt: { '@': 3, '@1001': 4 },
          borderBottom: 1,
          borderColor: 'divider',
          displayPrint: 'none',
          // The border of this row replaces that of the tabs.
          '& > nav': { borderBottom: 0 },
        }}
      >
        <LinkTabs
          label="Bookings"
          tabs={TAB_LABELS}
          current={filters.tab}
          countOf={(tab) => tabCount(tab, first.data?.counts)}
          hrefOf={(tab) => bookingsHref(filters, { tab, ticket: null, seats: null })}
        />
        <Stack direction="row" sx={{ gap: 1, pb: 1 }}>
          <ScopeSwitch filters={filters} shown={shown.scope} widestScope={widestScope} />
          <BookingSearch value={filters.search} onChange={(search) => change({ search })} />
        </Stack>
      </Stack>
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
