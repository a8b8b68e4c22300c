import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type BookingSeats, useFormSubmit } from '@/api';
import { useCloseSeatPoolMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { RadioList } from '@/components/fields/RadioList';
import { serverNow } from '@/lib/serverClock';
import { useToast } from '@/state';
import { AddBookingsDialog } from './AddBookingsDialog';
import { OfferDialog } from './OfferDialog';
import { OpenOffer } from './OpenOffer';
import { PeopleDialog } from './PeopleDialog';
import { InvitedPeople, SeatHolders } from './SeatPeople';
import { endSentence, endSentenceOf, endsWithOffer, returnSentence } from './seatTexts';

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

interface CloseOfferDialogProps {
  seats: BookingSeats;
  pool: NonNullable<BookingSeats['pool']>;
  onClose: () => void;
  /** The booking has ended with the offer. */
  onEnd: () => void;
}

/** Ends an offer at once; free seats stay, or go back on sale for the sum that is shown. */
function CloseOfferDialog({ seats, pool, onClose, onEnd }: CloseOfferDialogProps) {
  const [close] = useCloseSeatPoolMutation();
  const toast = useToast();
  const form = useForm({ defaultValues: { unclaimed: pool.unclaimed } });
  const unclaimed = useWatch({ control: form.control, name: 'unclaimed' });
  const returns = seats.free > 0 && unclaimed === 'return';
  const { refund } = seats.on_return;
  const isEnd = returns && endsWithOffer(seats);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {
      const after = await close({
        id: seats.booking,
        seatPoolClosing: returns ? { unclaimed: 'return', refund } : { unclaimed: 'keep' },
      }).unwrap();
      toast.success(
        after.pool ? endSentence(after.pool, after) : 'The offer is closed.',
        isEnd ? 'Booking cancelled' : undefined,
      );
      (isEnd ? onEnd : onClose)();
    },
    fallback: 'The offer could not be closed. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Close the offer?"
      text="The link stops working at once. Anyone who has claimed a seat keeps it."
      warning={returns && `${returnSentence(seats, refund)}${endSentenceOf(seats)}`}
      color={returns ? 'error' : 'primary'}
      submitLabel={isEnd ? 'Close and cancel booking' : 'Close the offer'}
      cancelLabel="Keep it open"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {seats.free > 0 && (
        <RadioList
          legend="Seats that nobody has claimed"
          inputProps={() => form.register('unclaimed')}
          options={[
            {
              value: 'keep',
              label: 'Stay with the booking',
              text: 'You can offer or assign them again.',
            },
            { value: 'return', label: 'Go back on sale', text: 'Now, by the refund terms.' },
          ]}
        />
      )}
    </FormDialog>
  );
}
