import CircleCheck from 'lucide-react/icons/circle-check';
import { ButtonLink } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { DefinitionList } from '@/components/display/DefinitionList';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Icon } from '@/components/display/Icon';
import { Skeleton } from '@/components/feedback/Skeleton';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { countTickets } from '../payment/payable';
import { usePaidBookings } from '../useCart';
import styles from './ConfirmationStage.module.css';

/** Confirmation with company, paid bookings and named attendees (docs/product.md#cart). */
export function ConfirmationStage() {
  const company = useAppSelector(selectUser)?.company;
  const paid = usePaidBookings();
  const { currentData, bookings } = paid;

  if (!currentData && paid.isError && !paid.isFetching) {
    return <ErrorPanel title="Failed to fetch bookings" onRetry={() => paid.refetch()} />;
  }
  const waiting = <Skeleton kind="ui" className={styles.waiting} />;
  const named = bookings.reduce((sum, { attendee_count }) => sum + attendee_count, 0);
  return (
    <Card as="section" className={styles.card} labelledBy="confirmed">
      <span className={styles.sign}>
        <Icon icon={CircleCheck} />
      </span>
      <h2 id="confirmed">Corporate Bookings Confirmed!</h2>
      <p className={styles.text}>Your tickets wait in My Bookings, and in your mail.</p>
      <div className={styles.facts}>
        <DefinitionList
          layout="rows"
          items={[
            ...(company ? [{ term: 'Company', value: company }] : []),
            { term: 'Paid bookings', value: currentData ? String(currentData.count) : waiting },
            {
              term: 'Attendees',
              value: currentData ? `${named} of ${countTickets(bookings)} named` : waiting,
            },
          ]}
        />
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.myBookings}>
          View My Bookings
        </ButtonLink>
        <ButtonLink to={paths.events}>Browse More Events</ButtonLink>
      </div>
    </Card>
  );
}
