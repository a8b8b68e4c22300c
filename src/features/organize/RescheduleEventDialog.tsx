import Grid from '@mui/material/Grid';
import { useForm } from 'react-hook-form';
import { useFormSubmit, useRescheduleEventMutation, type Event } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { eventLocation } from '@/entities/event/eventView';
import { formatZone } from '@/lib/dates';
import { serverNow } from '@/lib/serverClock';
import { useToast } from '@/state';
import {
  endFor,
  RESCHEDULE_FIELDS,
  rescheduleProblem,
  rescheduleBody,
  rescheduleValues,
  type RescheduleValues,
} from './reschedule';

const VENUE_MAX = 200;

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
          <TextInput
            label="Venue"
            slotProps={{ htmlInput: { maxLength: VENUE_MAX } }}
            {...field('venue')}
          />
        </Grid>
      </Grid>
    </FormDialog>
  );
}
