import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BookingSeats } from '@/api';
import { AddBookingsDialog } from './AddBookingsDialog';
import { CloseOfferDialog } from './CloseOfferDialog';
import { OfferDialog } from './OfferDialog';
import { OpenOffer } from './OpenOffer';
import { PeopleDialog } from './PeopleDialog';
import { InvitedPeople, SeatHolders } from './SeatPeople';
import { endSentence } from './seatTexts';
import { serverNow } from '@/lib/serverClock';

interface SeatsViewProps {
  seats: BookingSeats;
  /** Nothing is left to show: the booking has ended. */
  onEnd: () => void;
}

type Step = 'offer' | 'assign' | 'invite' | 'add' | 'close';

/** The number of free seats, their offer, the invited people, and who has the other seats. */
export function SeatsView({ seats, onEnd }: SeatsViewProps) {
  const [step, setStep] = useState<Step | null>(null);
  const { pool, free, may_change: mayChange } = seats;
  const isOpen = pool?.is_open === true;
  const isBefore = useIsBefore(seats.event_start_date);
  const canAssign = mayChange && free > 0 && isBefore;
  const close = () => setStep(null);

  return (
    <>
      <Typography variant="ui" component="p">
        <Typography variant="h2" component="strong">
          {free} of {seats.seats}
        </Typography>{' '}
        {seats.seats === 1 ? 'seat' : 'seats'} free
        {seats.bookings.length > 1 && ` in ${seats.bookings.length} bookings`}
      </Typography>
      {seats.bookings.length > 1 && <Bookings seats={seats} />}
      {isOpen ? (
        <OpenOffer
          seats={seats}
          pool={pool}
          onInvite={() => setStep('invite')}
          onAdd={() => setStep('add')}
          onClose={() => setStep('close')}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {situation(seats, isBefore)}
        </Typography>
      )}
      {!mayChange && (
        <Typography variant="body2" color="textSecondary">
          Only the person who made this booking, and admins of the company, can offer its seats.
        </Typography>
      )}
      {(seats.can_offer || canAssign) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {seats.can_offer && (
            <Button variant="contained" onClick={() => setStep('offer')}>
              Offer to colleagues
            </Button>
          )}
          {canAssign && <Button onClick={() => setStep('assign')}>Assign from a list</Button>}
        </Stack>
      )}
      <SeatHolders seats={seats} />
      {pool && seats.invited.length > 0 && (
        <InvitedPeople seats={seats} canRemind={isOpen && mayChange} />
      )}
      {step === 'offer' && <OfferDialog seats={seats} onClose={close} />}
      {step === 'assign' && <PeopleDialog seats={seats} task="assign" onClose={close} />}
      {step === 'invite' && <PeopleDialog seats={seats} task="invite" onClose={close} />}
      {step === 'add' && pool && <AddBookingsDialog seats={seats} pool={pool} onClose={close} />}
      {step === 'close' && pool && (
        <CloseOfferDialog seats={seats} pool={pool} onClose={close} onEnd={onEnd} />
      )}
    </>
  );
}

/** By this device's clock, when it was opened; the server checks again. */
function useIsBefore(instant: string): boolean {
  const [now] = useState(() => serverNow());
  return Date.parse(instant) > now;
}

/** How the last offer ended, and why nothing is offered now. */
function situation(seats: BookingSeats, isBefore: boolean): string {
  const last = seats.pool ? [endSentence(seats.pool, seats)] : [];
  const now = !isBefore
    ? 'The event has begun: its seats can no longer be offered.'
    : seats.free === 0
      ? 'All seats have a name.'
      : seats.may_change
        ? 'Colleagues can claim the free seats by a link, or you can assign them from a list.'
        : 'The free seats are not offered.';
  return [...last, now].join(' ');
}

/** The bookings of an offer, with their free seats. */
function Bookings({ seats }: { seats: BookingSeats }) {
  return (
    <ul aria-label="Bookings">
      {seats.bookings.map(({ booking, booking_number: number, free, seats: all, ...one }) => (
        <Typography key={booking} variant="meta" component="li" color="textSecondary">
          {number} · {one.ticket_tier_name} · {free} of {all} free
        </Typography>
      ))}
    </ul>
  );
}
