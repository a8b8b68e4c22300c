import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import type { BookingSeats } from '@/api';
import { AddBookingsDialog } from './AddBookingsDialog';
import { CloseOfferDialog } from './CloseOfferDialog';
import { InvitedPeople } from './InvitedPeople';
import { OfferDialog } from './OfferDialog';
import { OpenOffer } from './OpenOffer';
import { PeopleDialog } from './PeopleDialog';
import { endSentence, howText } from './seatTexts';
import styles from './SeatsDialog.module.css';
import { serverNow } from '@/lib/serverClock';

interface SeatsViewProps {
  seats: BookingSeats;
  /** Nothing is left to show: the booking has ended. */
  onEnd: () => void;
}

type Step = 'offer' | 'assign' | 'invite' | 'add' | 'close';

/** How many seats are free, the offer of these, who was invited, and who holds the others. */
export function SeatsView({ seats, onEnd }: SeatsViewProps) {
  const [step, setStep] = useState<Step | null>(null);
  const { pool, free, may_change: mayChange } = seats;
  const isOpen = pool?.is_open === true;
  const isBefore = useIsBefore(seats.event_start_date);
  const canAssign = mayChange && free > 0 && isBefore;
  const close = () => setStep(null);

  return (
    <>
      <p className={styles.count}>
        <strong>
          {free} of {seats.seats}
        </strong>{' '}
        {seats.seats === 1 ? 'seat' : 'seats'} free
        {seats.bookings.length > 1 && ` in ${seats.bookings.length} bookings`}
      </p>
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
        <p className={styles.text}>{situation(seats, isBefore)}</p>
      )}
      {!mayChange && (
        <p className={styles.text}>
          Only the person who made this booking, and admins of the company, can offer its seats.
        </p>
      )}
      <div className={styles.actions}>
        {seats.can_offer && (
          <Button variant="contained" onClick={() => setStep('offer')}>
            Offer to colleagues
          </Button>
        )}
        {canAssign && <Button onClick={() => setStep('assign')}>Assign from a list</Button>}
      </div>
      <Holders seats={seats} />
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

/** Why nothing is offered now, and how the last offer ended. */
function situation(seats: BookingSeats, isBefore: boolean): string {
  const last = seats.pool ? [endSentence(seats.pool, seats)] : [];
  const now = !isBefore
    ? 'The event has begun: its seats can no longer be offered.'
    : seats.free === 0
      ? 'All seats have a name.'
      : seats.may_change
        ? 'Colleagues can claim the free seats by a link, or you give them to people of a list.'
        : 'The free seats are not offered.';
  return [...last, now].join(' ');
}

/** What of an offer is whose, where it has several bookings. */
function Bookings({ seats }: { seats: BookingSeats }) {
  return (
    <ul className={styles.bookings} aria-label="Bookings">
      {seats.bookings.map(({ booking, booking_number: number, free, seats: all, ...one }) => (
        <li key={booking}>
          {number} · {one.ticket_tier_name} · {free} of {all} free
        </li>
      ))}
    </ul>
  );
}

function Holders({ seats }: { seats: BookingSeats }) {
  if (seats.holders.length === 0) {
    return <p className={styles.text}>Nobody has a seat yet.</p>;
  }
  return (
    <section aria-labelledby="seat-holders">
      <h3 id="seat-holders">Who has a seat</h3>
      <ul className={styles.people}>
        {seats.holders.map((holder) => (
          <li key={holder.ticket}>
            <span className={styles.person}>
              <strong>{holder.name}</strong>
              {holder.guest && <small>{holder.guest.organisation}</small>}
              <small>{holder.email || 'No email address'}</small>
            </span>
            <small className={styles.number}>
              Seat {holder.seat_no} · {holder.ticket_number}
              {seats.bookings.length > 1 && <span>{holder.booking_number}</span>}
            </small>
            <Chip
              size="small"
              color={holder.how === 'claimed' ? 'success' : 'default'}
              label={howText(holder)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
