import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { errorMessage } from '@/api';
import { useGetBookingSeatsQuery } from '@/api/console';
import { IconButton } from '@/components/display/Icon';
import { Dialog } from '@/components/dialogs/Dialog';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { formatDateTime } from '@/lib/dates';
import { SeatsView } from './SeatsView';

/** Others claim seats while it is open. */
const POLL_MS = 60_000;

interface SeatsDialogProps {
  bookingId: number;
  onClose: () => void;
}

/** Who has the seats of a paid booking, and offering the free ones (docs/product/booking.md#seat-pools). */
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
      // Keys pressed in the dialog must not reach handlers of the page.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth={false}
      // From the top, so that the button that closes it stays where it is when the seats have loaded.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          // On a phone a sheet over the whole screen.
          sx: {
            width: { xs: '100%', md: 640 },
            maxWidth: { xs: 'none' },
            height: { xs: '100%', md: 'auto' },
            maxHeight: { xs: 'none', md: 'calc(100% - 64px)' },
            m: { xs: 0, md: 4 },
            borderRadius: { xs: 0, md: 'var(--r-card)' },
          },
        },
      }}
      aria-labelledby={titleId}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          py: 1.5,
          pl: { xs: 2, md: 3 },
          pr: { xs: 1, md: 1.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={titleId}>
            Seats
          </Typography>
          {seats ? (
            <Typography
              variant="meta"
              component="p"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere' }}
            >
              {seats.event_title} · {formatDateTime(seats.event_start_date, seats.event_timezone)} ·{' '}
              {seats.booking_number}
            </Typography>
          ) : (
            !hasFailed && <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          )}
        </Box>
        <IconButton icon={X} label="Close seats" onClick={onClose} />
      </Stack>
      <Stack
        sx={{
          containerType: 'inline-size',
          flex: { xs: 1, md: 'initial' },
          gap: 2,
          p: { xs: 2, md: 3 },
          overflowY: 'auto',
        }}
      >
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
          <Stack role="status" aria-label="Loading the seats…" sx={{ gap: 2 }}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
            <Skeleton variant="rounded" sx={{ height: 44, width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1' }} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
