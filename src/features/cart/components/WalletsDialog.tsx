import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Booking } from '@/api';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { WalletButtons } from '@/entities/ticket/WalletButtons';

interface WalletsDialogProps {
  booking: Pick<Booking, 'tickets' | 'event_title'>;
  onClose: () => void;
}

/** Each ticket of a booking with the wallets that it can be added to. */
export default function WalletsDialog({ booking, onClose }: WalletsDialogProps) {
  return (
    <ReadDialog title="Add to wallet" maxWidth="sm" onClose={onClose}>
      <Typography variant="body2">
        Add each ticket to the phone of the person who uses it.
      </Typography>
      <Box component="ul" aria-label={`Tickets for ${booking.event_title}`} sx={{ mt: 1.5 }}>
        {booking.tickets.map((ticket) => {
          const { id, attendee_name: name, ticket_number: number } = ticket;
          return (
            <Box
              component="li"
              key={id}
              sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography component="p" variant="h3">
                {name ?? 'Not named yet'}
              </Typography>
              <Typography component="p" variant="meta" color="textSecondary">
                {number}
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1.5 }}>
                <WalletButtons
                  variant="text"
                  ticket={ticket}
                  of={{ id }}
                  which={`for ticket ${number}`}
                />
              </Stack>
            </Box>
          );
        })}
      </Box>
    </ReadDialog>
  );
}
