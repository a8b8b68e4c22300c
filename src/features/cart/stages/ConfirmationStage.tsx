import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, Navigate } from 'react-router';
import { DefinitionList } from '@/components/display/DefinitionList';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Icon } from '@/components/display/Icon';
import { cartPath, paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { Purchase } from '../components/Purchase';
import { isUnnamed, paymentOf, useOrder } from '../order';
import { countTickets } from '../payment/payable';
import { usePaidBookings } from '../useCart';
import styles from './ConfirmationStage.module.css';

interface ConfirmationStageProps {
  /** The payment whose bookings are shown; null for that of the booking made last. */
  paymentId: string | null;
}

/** `1`, or beside earlier ones `1 now, 2 in all`. */
const paidText = (now: number, all: number): string =>
  all > now ? `${now} now, ${all} in all` : String(now);

/**
 * Confirmation with company, paid bookings and named attendees, and what was bought with its documents
 * (docs/product.md#cart).
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
  const waiting = <Skeleton sx={{ typography: 'ui' }} className={styles.waiting} />;
  const isKnown = currentData !== undefined && !order.isLoading;
  // A payment whose bookings are not known any more leaves the totals.
  const bought = order.bookings.length > 0 ? order.bookings : bookings;
  const named = bought.reduce((sum, { attendee_count }) => sum + attendee_count, 0);
  return (
    <Card component="section" className={styles.card} aria-labelledby="confirmed">
      <span className={styles.sign}>
        <Icon icon={CircleCheck} />
      </span>
      <h2 id="confirmed">Corporate Bookings Confirmed!</h2>
      <p className={styles.text}>Your tickets are in My Bookings and in your email.</p>
      <div className={styles.facts}>
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
      </div>
      <Purchase order={order.bookings} />
      <div className={styles.actions}>
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
      </div>
    </Card>
  );
}
