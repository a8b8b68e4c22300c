import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { Booking } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Icon } from '@/components/display/Icon';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { countTickets } from '@/entities/booking/payable';
import { useDocuments } from '@/entities/booking/useDocuments';
import { WalletButtons } from '@/entities/ticket/WalletButtons';
import { sumMoney } from '@/lib/money';
import { cartPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { BookingLine } from '../components/BookingLine';
import { SuccessMark } from '../components/ThankYou';
import { isUnnamed, paymentOf, useOrder } from '../order';
import { usePaidBookings } from '../useCart';

const WalletsDialog = lazyPart(() => import('../components/WalletsDialog'));

interface ConfirmationStageProps {
  /** The payment whose bookings are shown; null for the payment of the latest booking. */
  paymentId: string | null;
}

/** `1`, or beside earlier ones `1 now, 2 in all`. */
const paidText = (now: number, all: number): string =>
  all > now ? `${now} now, ${all} in all` : String(now);

/**
 * Confirmation with company, paid bookings and named attendees, and what was bought with its documents
 * (docs/spec-coverage.md#cart).
 */
export function ConfirmationStage({ paymentId }: ConfirmationStageProps) {
  const company = useAppSelector(selectUser)?.company;
  const paid = usePaidBookings();
  const { currentData, bookings } = paid;
  const [last] = [...bookings].sort((one, other) => other.id - one.id);
  const order = useOrder(paymentId ?? (last ? paymentOf(last) : null));
  const unnamed = order.bookings.find(isUnnamed);

  if (!currentData && paid.isError && !paid.isFetching) {
    return <ErrorPanel title="Failed to fetch bookings" onRetry={() => paid.refetch()} />;
  }
  const hasBought = bookings.length > 0 || order.bookings.length > 0;
  if (currentData && !hasBought && !order.isFetching && !order.isError) {
    return <Navigate to={cartPath()} replace />;
  }
  const waiting = <Skeleton sx={{ typography: 'ui', width: 64 }} />;
  const isKnown = currentData !== undefined && !order.isLoading;
  // A payment whose bookings are not known any more leaves the totals.
  const bought = order.bookings.length > 0 ? order.bookings : bookings;
  const named = bought.reduce((sum, { attendee_count }) => sum + attendee_count, 0);
  return (
    <Card
      component="section"
      aria-labelledby="confirmed"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        maxWidth: 680,
        mx: 'auto',
        mt: 2,
        mb: 5,
        py: { xs: 4, md: 5 },
        px: { xs: 2.5, md: 4 },
      }}
    >
      <SuccessMark />
      <Typography variant="h2" id="confirmed" sx={{ mt: 1, textAlign: 'center' }}>
        Corporate Bookings Confirmed!
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, textAlign: 'center' }}>
        Your tickets are in My Bookings and in your email.
      </Typography>
      <Box
        sx={{
          width: '100%',
          maxWidth: 400,
          my: 3,
          py: 1,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <DefinitionList
          layout="rows"
          items={[
            ...(company ? [{ term: 'Company', value: company }] : []),
            {
              term: 'Paid bookings',
              value: isKnown ? paidText(bought.length, currentData.count) : waiting,
            },
            {
              term: 'Attendees',
              value: isKnown ? `${named} of ${countTickets(bought)} named` : waiting,
            },
          ]}
        />
      </Box>
      <Purchase order={order.bookings} />
      <Stack
        sx={{
          flexDirection: { md: 'row' },
          flexWrap: 'wrap',
          gap: 1,
          width: { xs: '100%', md: 'auto' },
        }}
      >
        {unnamed && (
          <Button
            component={Link}
            variant="contained"
            to={cartPath({ stage: 'attendee_details', booking: unnamed.id })}
          >
            Name the Rest
          </Button>
        )}
        <Button component={Link} variant={unnamed ? 'outlined' : 'contained'} to={paths.myBookings}>
          View My Bookings
        </Button>
        <Button component={Link} to={paths.events}>
          Browse More Events
        </Button>
      </Stack>
    </Card>
  );
}

/** What one payment bought: each booking with its documents, then the receipt and the amount paid. */
function Purchase({ order }: { order: readonly Booking[] }) {
  const [first] = order;
  if (!first) return null;
  const amounts = order.flatMap(({ paid_amount: amount }) => amount ?? []);
  return (
    <Box component="section" aria-labelledby="purchase" sx={{ width: '100%', mb: 3 }}>
      <Typography variant="h3" id="purchase" sx={{ mb: 1.5 }}>
        What you bought
      </Typography>
      <ul>
        {order.map((booking) => (
          <BoughtLine key={booking.id} booking={booking} />
        ))}
      </ul>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '4px 16px',
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'ui',
        }}
      >
        <span>Amount paid</span>
        <Price amount={sumMoney(amounts)} currency={first.currency} size="total" />
      </Stack>
      <Receipt booking={first} />
    </Box>
  );
}

function BoughtLine({ booking }: { booking: Booking }) {
  const { saveTickets, saveCalendar } = useDocuments(booking);
  const { attendee_count: named, quantity, paid_amount: paid } = booking;
  const [isAdding, setIsAdding] = useState(false);
  const only = booking.tickets.length === 1 ? booking.tickets[0] : undefined;
  const forEvent = <VisuallyHidden> for {booking.event_title}</VisuallyHidden>;
  const tickets = `${booking.ticket_tier_name} · ${countOf(quantity, 'ticket')}`;
  return (
    <BookingLine
      heading="h4"
      booking={booking}
      about={`${tickets} · ${named} of ${quantity} named`}
      below={
        booking.status === 'confirmed' && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1.5 }}>
            <BusyButton variant="text" onClick={saveTickets}>
              <Icon icon={Download} small /> Tickets (PDF){forEvent}
            </BusyButton>
            <BusyButton variant="text" onClick={saveCalendar}>
              <Icon icon={CalendarPlus} small /> Add to calendar{forEvent}
            </BusyButton>
            {only ? (
              <WalletButtons
                variant="text"
                ticket={only}
                of={{ id: only.id }}
                which={`for ${booking.event_title}`}
              />
            ) : (
              booking.tickets.some(({ wallets }) => wallets.length > 0) && (
                <Button variant="text" onClick={() => setIsAdding(true)}>
                  <Icon icon={WalletCards} small /> Add to wallet{forEvent}
                </Button>
              )
            )}
            {isAdding && <WalletsDialog booking={booking} onClose={() => setIsAdding(false)} />}
          </Stack>
        )
      }
    >
      {paid !== null && <Price amount={paid} currency={booking.currency} />}
    </BookingLine>
  );
}

/** One invoice covers the whole payment. */
function Receipt({ booking }: { booking: Booking }) {
  const { saveReceipt } = useDocuments(booking);
  return (
    <BusyButton onClick={saveReceipt}>
      <Icon icon={Download} small /> Receipt (PDF)
    </BusyButton>
  );
}
