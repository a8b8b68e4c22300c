import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { errorMessage, type BookingSeats } from '@/api';
import { useRemindOfSeatsMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { formatMonthDay } from '@/lib/dates';
import { useToast } from '@/state';
import { howText } from './seatTexts';

interface PeopleProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  error?: string | false;
  /** The rows. */
  children: ReactNode;
}

function People({ title, action, error, children }: PeopleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 44,
        }}
      >
        <Typography variant="h3" id={id}>
          {title}
        </Typography>
        {action}
      </Stack>
      {error && (
        <Typography role="alert" variant="ui" component="p" color="error">
          {error}
        </Typography>
      )}
      <ul>{children}</ul>
    </section>
  );
}

interface PersonRowProps {
  name: string;
  /** Below the name. */
  lines: readonly string[];
  /** At the right of them, in small text. */
  note: ReactNode;
  state: ReactNode;
}

const PersonRow = ({ name, lines, note, state }: PersonRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { '@': 'minmax(0, 1fr) auto', '@521': 'minmax(0, 1fr) auto 132px' },
      alignItems: 'center',
      gap: '2px 16px',
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      typography: 'meta',
      color: 'text.secondary',
      overflowWrap: 'anywhere',
      '& > :last-child': { justifySelf: 'end' },
    }}
  >
    <Box sx={{ gridColumn: { '@': '1 / -1', '@521': 'auto' } }}>
      <Typography variant="button" component="strong" color="textPrimary">
        {name}
      </Typography>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{note}</Box>
    {state}
  </Box>
);

/** Who has a seat. */
export function SeatHolders({ seats }: { seats: BookingSeats }) {
  if (seats.holders.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nobody has a seat yet.
      </Typography>
    );
  }
  return (
    <People title="Who has a seat">
      {seats.holders.map((holder) => (
        <PersonRow
          key={holder.ticket}
          name={holder.name}
          lines={[
            ...(holder.guest ? [holder.guest.organisation] : []),
            holder.email || 'No email address',
          ]}
          note={
            <>
              Seat {holder.seat_no} · {holder.ticket_number}
              {seats.bookings.length > 1 && <div>{holder.booking_number}</div>}
            </>
          }
          state={
            <Chip
              size="small"
              color={holder.how === 'claimed' ? 'success' : 'default'}
              label={howText(holder)}
            />
          }
        />
      ))}
    </People>
  );
}

interface InvitedPeopleProps {
  seats: BookingSeats;
  canRemind: boolean;
}

/** The people who were emailed the link, and whether they have a seat. */
export function InvitedPeople({ seats, canRemind }: InvitedPeopleProps) {
  const [remind, { error }] = useRemindOfSeatsMutation();
  const toast = useToast();
  const isWaited = seats.free > 0 && seats.invited.some((person) => !person.has_seat);
  const handleRemind = async () => {
    const answer = await remind({ id: seats.booking });
    if (!answer.error) toast.success('People without a seat get a reminder by email.');
  };
  return (
    <People
      title="Invited by email"
      action={canRemind && isWaited && <BusyButton onClick={handleRemind}>Remind</BusyButton>}
      error={error && errorMessage(error, 'Nobody could be reminded. Please try again.')}
    >
      {seats.invited.map(({ name, email, invited_at, reminded_at, has_seat }) => (
        <PersonRow
          key={email}
          name={name}
          lines={[email]}
          note={
            reminded_at
              ? `Reminded ${formatMonthDay(reminded_at)}`
              : `Invited ${formatMonthDay(invited_at)}`
          }
          state={
            <Chip
              size="small"
              color={has_seat ? 'success' : 'default'}
              label={has_seat ? 'Has a seat' : 'No seat yet'}
            />
          }
        />
      ))}
    </People>
  );
}
