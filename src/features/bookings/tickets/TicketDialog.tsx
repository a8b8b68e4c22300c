import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { errorMessage, useGetBookingQrCodeQuery, useGetBookingQuery } from '@/api';
import { Dialog } from '@/components/dialogs/Dialog';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { IconButton } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { TicketView } from './TicketView';
import styles from './TicketDialog.module.css';

interface TicketDialogProps {
  bookingId: number;
  onClose: () => void;
}

/** Dialog with the tickets of a paid booking, one at a time (docs/spec-coverage.md#my-bookings). */
export default function TicketDialog({ bookingId, onClose }: TicketDialogProps) {
  const titleId = useId();
  const booking = useGetBookingQuery({ id: bookingId, include: 'payment,attendees' });
  const codes = useGetBookingQrCodeQuery({ id: bookingId });
  const failure = [booking, codes].find(
    (query) => query.isError && !query.isFetching && !query.currentData,
  );
  const tickets = codes.currentData?.tickets ?? [];
  const ready = booking.currentData && codes.currentData;

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      className={styles.dialog}
      classes={{ paper: styles.paper }}
      aria-labelledby={titleId}
    >
      <div className={styles.close}>
        <IconButton icon={X} label="Close ticket" onClick={onClose} />
      </div>
      {failure || (ready && tickets.length === 0) ? (
        <Box sx={{ p: 3.5 }}>
          <Kind titleId={titleId} />
          <ErrorPanel
            heading="h3"
            title="Failed to get QR code"
            text={
              failure
                ? errorMessage(failure.error, 'Please try again.')
                : 'This booking has no tickets yet. They are made when it is paid.'
            }
            onRetry={() => Promise.all([booking.refetch(), codes.refetch()])}
          />
        </Box>
      ) : booking.currentData && codes.currentData ? (
        <TicketView booking={booking.currentData} tickets={tickets} titleId={titleId} />
      ) : (
        <TicketSkeleton titleId={titleId} />
      )}
    </Dialog>
  );
}

const Kind = ({ titleId }: { titleId: string }) => (
  <Typography variant="label" component="h2" id={titleId} color="textSecondary" sx={{ mb: 1 }}>
    Event Ticket
  </Typography>
);

/** As large as the ticket that follows. */
const TicketSkeleton = ({ titleId }: { titleId: string }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { md: '328px minmax(0, 1fr)' },
      minHeight: { md: 502 },
    }}
  >
    <VisuallyHidden role="status">Loading the ticket…</VisuallyHidden>
    <Box sx={{ minHeight: 280, bgcolor: 'ticket.paper' }} />
    <Box sx={{ px: { xs: 2.5, md: 3.5 }, py: { xs: 2, md: 3.5 } }}>
      <Kind titleId={titleId} />
      <Skeleton sx={{ typography: 'h2', width: '75%' }} />
      <Skeleton sx={{ typography: 'meta', width: '50%' }} />
    </Box>
  </Box>
);
