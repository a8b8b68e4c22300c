import Skeleton from '@mui/material/Skeleton';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { errorMessage } from '@/api';
import { useGetBookingSeatsQuery } from '@/api/console';
import { IconButton } from '@/components/buttons/IconButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { formatDateTime } from '@/lib/dates';
import { SeatsView } from './SeatsView';
import styles from './SeatsDialog.module.css';

/** Others claim seats while it is open. */
const POLL_MS = 60_000;

interface SeatsDialogProps {
  bookingId: number;
  onClose: () => void;
}

/** Who has the seats of a paid booking, and offering the free ones (docs/product.md#seat-pools). */
export default function SeatsDialog({ bookingId, onClose }: SeatsDialogProps) {
  const titleId = useId();
  const query = useGetBookingSeatsQuery(
    { id: bookingId },
    { refetchOnFocus: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const { currentData: seats } = query;
  const hasFailed = query.isError && !query.isFetching;

  return (
    <Dialog
      open
      onClose={onClose}
      // Keys that are pressed here are not meant for what lies behind.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth={false}
      className={styles.dialog}
      classes={{ paper: styles.paper }}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>Seats</h2>
          {seats ? (
            <p>
              {seats.event_title} · {formatDateTime(seats.event_start_date, seats.event_timezone)} ·{' '}
              {seats.booking_number}
            </p>
          ) : (
            !hasFailed && <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          )}
        </div>
        <IconButton icon={X} label="Close seats" onClick={onClose} />
      </div>
      <div className={styles.body}>
        {seats ? (
          <>
            {hasFailed && <StaleNote onRetry={() => query.refetch()} />}
            <SeatsView seats={seats} onEnd={onClose} />
          </>
        ) : hasFailed ? (
          <ErrorPanel
            heading="h3"
            title="The seats could not be loaded"
            text={errorMessage(query.error, 'Please try again.')}
            onRetry={() => query.refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading the seats…" className={styles.loading}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
            <Skeleton variant="rounded" sx={{ height: 44, width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1' }} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
