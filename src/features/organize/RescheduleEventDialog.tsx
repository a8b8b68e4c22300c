import Grid from '@mui/material/Grid';
import { useForm } from 'react-hook-form';
import { useRescheduleEventMutation, type Event, type EventMove, useFormSubmit } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { eventLocation } from '@/entities/event/eventView';
import { eventMoveRules } from '@/lib/consoleFormRules.gen';
import { formatZone } from '@/lib/dates';
import { serverNow } from '@/lib/serverClock';
import { fromZonedTime, toZonedTime } from '@/lib/zonedTime';
import { useToast } from '@/state';

/** The fields of the dialog; times in the event's time zone. */
interface RescheduleValues {
  start: string;
  end: string;
  venue: string;
}

const RESCHEDULE_FIELDS = {
  start_date: 'start',
  end_date: 'end',
  venue: 'venue',
} as const satisfies Record<keyof EventMove, keyof RescheduleValues>;

function rescheduleValues(event: Event): RescheduleValues {
  const zone = eventLocation(event).timezone;
  return {
    start: toZonedTime(event.start_date, zone),
    end: toZonedTime(event.end_date, zone),
    venue: event.venue,
  };
}

/**
 * The end that keeps the event's length after a new start; null while the start is not a valid
 * time.
 */
function endFor(event: Event, start: string): string | null {
  const zone = eventLocation(event).timezone;
  const at = fromZonedTime(start, zone);
  if (at === null) return null;
  const length = Date.parse(event.end_date) - Date.parse(event.start_date);
  return toZonedTime(Date.parse(at) + length, zone);
}

/** The changed fields; null when nothing has changed. */
function rescheduleBody(event: Event, values: RescheduleValues): EventMove | null {
  const zone = eventLocation(event).timezone;
  const before = rescheduleValues(event);
  const move: EventMove = {};
  const start = values.start === before.start ? null : fromZonedTime(values.start, zone);
  const end = values.end === before.end ? null : fromZonedTime(values.end, zone);
  if (start !== null) move.start_date = start;
  // With a new start the shown end is always sent; without one the server would shift it.
  if (end !== null) move.end_date = end;
  else if (start !== null) move.end_date = event.end_date;
  const venue = values.venue.trim();
  if (venue !== before.venue) move.venue = venue;
  return Object.keys(move).length > 0 ? move : null;
}

/** Error message of a field, or null; the server validates again. @param now epoch milliseconds */
function rescheduleProblem(
  event: Event,
  field: keyof RescheduleValues,
  values: RescheduleValues,
  now: number,
): string | null {
  if (field === 'venue')
    return values.venue.trim().length >= eventMoveRules.venue.minLength ? null : 'Enter the venue.';
  const zone = eventLocation(event).timezone;
  const at = fromZonedTime(values[field], zone);
  if (at === null) return 'Choose a date and a time.';
  const isChanged = values[field] !== rescheduleValues(event)[field];
  if (field === 'start') {
    return isChanged && Date.parse(at) <= now ? 'Choose a start in the future.' : null;
  }
  const start = fromZonedTime(values.start, zone);
  if (start !== null && Date.parse(at) <= Date.parse(start)) {
    return 'The event must end after it starts.';
  }
  return Date.parse(at) <= now ? 'Choose an end in the future.' : null;
}

interface RescheduleEventDialogProps {
  event: Event;
  onClose: () => void;
}

/** Changes time or venue of an event. Until the end is edited, it moves with the start. */
export default function RescheduleEventDialog({ event, onClose }: RescheduleEventDialogProps) {
  const toast = useToast();
  const [reschedule] = useRescheduleEventMutation();
  const form = useForm<RescheduleValues>({ defaultValues: rescheduleValues(event) });
  const { register, setValue, getValues } = form;
  const { errors, dirtyFields } = form.formState;
  const endIsChosen = dirtyFields.end === true;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const eventMove = rescheduleBody(event, values);
      if (eventMove !== null) {
        await reschedule({ id: event.id, eventMove }).unwrap();
        toast.success('Everyone with a paid booking gets an email.', 'Event moved');
      }
      onClose();
    },
    fallback: 'The event could not be moved. Please try again.',
    fieldNames: RESCHEDULE_FIELDS,
    fieldErrorMessage: null,
  });

  const handleStartChange = () => {
    const end = endIsChosen ? null : endFor(event, getValues('start'));
    if (end !== null) setValue('end', end);
  };

  const field = (name: keyof RescheduleValues) => ({
    required: true,
    error: errors[name]?.message,
    ...register(name, {
      validate: (_, values) => rescheduleProblem(event, name, values, serverNow()) ?? true,
      ...(name === 'start' && { onChange: handleStartChange }),
    }),
  });
  const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } } as const;

  return (
    <FormDialog
      title={`Move ${event.title}`}
      text="Tickets stay valid. Everybody with a paid booking gets an email with the old and the new date and a calendar entry."
      submitLabel="Move Event"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Grid container spacing={2} sx={{ pt: 0.5 }}>
        <Grid size={{ xs: 12, sm: 6 }}>
          <TextInput
            label="Starts"
            hint={`By the clock at the venue (${formatZone(event.start_date, eventLocation(event).timezone)})`}
            {...time}
            {...field('start')}
          />
        </Grid>
        <Grid size={{ xs: 12, sm: 6 }}>
          <TextInput label="Ends" {...time} {...field('end')} />
        </Grid>
        <Grid size={12}>
          <TextInput label="Venue" maxLength={eventMoveRules.venue.maxLength} {...field('venue')} />
        </Grid>
      </Grid>
    </FormDialog>
  );
}
