import Stack from '@mui/material/Stack';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { toAppError, useFormSubmit, type BookingSeats } from '@/api';
import { useOpenSeatPoolMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { RadioList } from '@/components/fields/RadioList';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { GuestPurpose, purposeRules } from '@/entities/attendee/GuestPurpose';
import { formatZone } from '@/lib/dates';
import { seatPoolInputRules } from '@/lib/formRules.gen';
import { countOf } from '@/lib/text';
import { fromZonedTime, toZonedTime } from '@/lib/zonedTime';
import { useToast } from '@/state';
import { FurtherBookings } from './AddBookingsDialog';
import { endSentenceOf, refundAt, returnSentence, withBookings } from './seatTexts';

const MINUTE_MS = 60_000;

interface OfferValues {
  title: string;
  message: string;
  audience: 'colleagues' | 'anybody';
  unclaimed: 'keep' | 'return';
  /** In the time zone of the venue. */
  closes_at: string;
  /** Whether the person agrees to the refund for unclaimed seats. */
  refund: boolean;
  /** Why guests are invited. */
  purpose: string;
  /** Further bookings whose seats are offered too. */
  bookings: number[];
}

interface OfferDialogProps {
  seats: BookingSeats;
  onClose: () => void;
}

/** Opens an offer of the free seats. */
export function OfferDialog({ seats: own, onClose }: OfferDialogProps) {
  const [open] = useOpenSeatPoolMutation();
  const toast = useToast();
  const zone = own.event_timezone;
  const form = useForm<OfferValues>({
    defaultValues: {
      title: own.event_title.slice(0, 100),
      message: '',
      purpose: '',
      bookings: [],
      audience: 'colleagues',
      unclaimed: 'keep',
      refund: false,
      closes_at: toZonedTime(defaultEnd(own, 'keep'), zone),
    },
  });
  const { control, register, setValue, formState } = form;
  const { errors, dirtyFields } = formState;
  const [unclaimed, closesAt, audience, chosen] = useWatch({
    control,
    name: ['unclaimed', 'closes_at', 'audience', 'bookings'],
  });
  const seats = withBookings(
    own,
    own.addable.filter((one) => chosen.includes(one.booking)),
  );
  const asksGuests = own.asks_guests && audience === 'anybody';
  const instant = fromZonedTime(closesAt, zone);
  const refund = instant === null ? null : refundAt(seats, instant);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const end = fromZonedTime(values.closes_at, zone);
      await open({
        id: seats.booking,
        seatPoolInput: {
          title: values.title.trim(),
          message: values.message.trim(),
          audience: values.audience,
          unclaimed: values.unclaimed,
          // Left out if unchanged: the server's default is exact to the second.
          ...(dirtyFields.closes_at && end !== null && { closes_at: end }),
          ...(values.unclaimed === 'return' && refund !== null && { refund }),
          ...(values.bookings.length > 0 && { bookings: values.bookings }),
          ...(asksGuests && { purpose: values.purpose.trim() }),
        },
      }).unwrap();
      toast.success(`${countOf(seats.free, 'seat')} offered. Send the link, or invite people.`);
      onClose();
    },
    fallback: 'The seats could not be offered. Please try again.',
    fieldErrorMessage: null,
    // The person has to agree to the new sum.
    onFailure: (error) => {
      if (toAppError(error).code === 'refund_changed') setValue('refund', false);
    },
  });

  const handleBookings = (bookings: number[]) => {
    setValue('bookings', bookings);
    setValue('refund', false);
  };
  const handleUnclaimed = () => {
    if (dirtyFields.closes_at) return;
    setValue('closes_at', toZonedTime(defaultEnd(seats, form.getValues('unclaimed')), zone));
    setValue('refund', false);
  };

  return (
    <FormDialog
      title="Offer the free seats"
      text={`${countOf(seats.free, 'seat')} of ${seats.event_title}. Anyone who claims one gets a ticket by email.`}
      submitLabel="Offer seats"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          autoFocus
          {...contractField(form, 'title', seatPoolInputRules.title, { label: 'Title' })}
        />
        <TextArea
          rows={3}
          fullWidth
          hint="Shown with the seats"
          {...contractField(form, 'message', seatPoolInputRules.message, {
            label: 'Message (optional)',
          })}
        />
        <RadioList
          legend="Who may claim a seat"
          inputProps={() => register('audience')}
          options={[
            {
              value: 'colleagues',
              label: 'Colleagues',
              text: 'People in your company who are signed in.',
            },
            {
              value: 'anybody',
              label: 'Anybody with the link',
              text: 'Also guests without an account, with name and email.',
            },
          ]}
        />
        {asksGuests && (
          <GuestPurpose
            hint="For the register of guests. Guests are asked who they work for. Anyone whom the policy refuses, or wants approved first, gets no seat, and we’ll let you know."
            field={register('purpose', purposeRules)}
            error={errors.purpose?.message}
          />
        )}
        <FurtherBookings
          legend="Also the free seats of"
          bookings={own.addable}
          chosen={chosen}
          onChange={handleBookings}
        />
        <RadioList
          legend="Seats that nobody claims"
          inputProps={() => register('unclaimed', { onChange: handleUnclaimed })}
          options={[
            {
              value: 'keep',
              label: 'Stay with the booking',
              text: 'You can name somebody for them until the event starts.',
            },
            {
              value: 'return',
              label: 'Go back on sale',
              text: 'At the end of the offer, by the refund terms of the booking.',
            },
          ]}
        />
        <TextInput
          label="Until when"
          type="datetime-local"
          required
          hint={`By the clock at the venue (${formatZone(seats.event_start_date, zone)})`}
          error={errors.closes_at?.message}
          slotProps={{ inputLabel: { shrink: true } }}
          {...register('closes_at', {
            validate: (text) => fromZonedTime(text, zone) !== null || 'Choose a day and a time.',
          })}
        />
        {unclaimed === 'return' && refund !== null && (
          <Controller
            control={control}
            name="refund"
            rules={{ validate: (agreed) => agreed || 'Please read this and agree.' }}
            render={({ field, fieldState }) => (
              <CheckboxField
                label={agreement(seats, refund)}
                required
                checked={field.value}
                error={fieldState.error?.message}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

/** What happens to unclaimed seats, with the sum that is paid back. */
const agreement = (seats: BookingSeats, refund: string): string =>
  `I agree: unless somebody claims them, ${returnSentence(seats, refund)}${endSentenceOf(seats)}`;

/** The start of the event; for seats that go back on sale, the last minute with a refund. */
function defaultEnd(seats: BookingSeats, unclaimed: OfferValues['unclaimed']): number {
  const start = Date.parse(seats.event_start_date);
  if (unclaimed === 'keep') return start;
  const until = seats.on_return.until === null ? start : Date.parse(seats.on_return.until);
  return Math.min(start, until) - MINUTE_MS;
}
