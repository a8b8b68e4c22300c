import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { errorMessage, toAppError, useSaveAttendeesMutation, type Booking } from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { ButtonLink } from '@/components/Button';
import type { SessionUser } from '@/state';
import {
  attendeeDefaults,
  attendeesToSend,
  isComplete,
  meAsAttendee,
  pathOf,
  type AttendeeFormValues,
} from '../attendeeForm';
import { cartHref } from '../cartPlace';
import { useTell } from '../useTell';
import { AttendeeBlock } from './AttendeeBlock';
import styles from './AttendeeForm.module.css';

interface AttendeeFormProps {
  booking: Booking;
  user: SessionUser;
  /** Saved: the form stands still while the person is taken on. */
  saved: boolean;
  onSaved: () => void;
}

/** One block per ticket; saving waits until every block has name and e-mail (spec section 5). */
export function AttendeeForm({ booking, user, saved, onSaved }: AttendeeFormProps) {
  const form = useForm<AttendeeFormValues>({
    defaultValues: attendeeDefaults(booking),
    mode: 'onTouched',
  });
  const { control, handleSubmit, setError, setValue, formState } = form;
  const { fields } = useFieldArray({ control, name: 'attendees' });
  const attendees = useWatch({ control, name: 'attendees' });
  const [saveAttendees] = useSaveAttendeesMutation();
  const tell = useTell();
  const busy = formState.isSubmitting;

  const save = handleSubmit(async (values) => {
    try {
      await saveAttendees({
        id: booking.id,
        attendeesRequest: { attendees: attendeesToSend(values.attendees) },
      }).unwrap();
      tell.success('Attendee details saved successfully');
      onSaved();
    } catch (error) {
      const refused = Object.entries(toAppError(error).fields ?? {});
      refused.forEach(([field, message], place) => {
        const path = pathOf(field);
        if (path) setError(path, { type: 'server', message }, { shouldFocus: place === 0 });
      });
      tell.error(errorMessage(error, 'Failed to save attendee details'));
    }
  });

  const fillWithMe = () => {
    const { name, email } = meAsAttendee(user);
    setValue('attendees.0.name', name, { shouldDirty: true, shouldValidate: true });
    setValue('attendees.0.email', email, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save} aria-label="Attendee details">
        {fields.map((field, index) => (
          <AttendeeBlock
            key={field.id}
            index={index}
            count={fields.length}
            used={field.used}
            disabled={busy || saved}
            onSameAsMe={index === 0 ? fillWithMe : undefined}
          />
        ))}
        <div className={styles.actions}>
          <BusyButton
            type="submit"
            variant="primary"
            size="large"
            busy={busy || saved}
            disabled={!isComplete(attendees)}
          >
            Save Attendee Details
          </BusyButton>
          <ButtonLink size="large" to={cartHref({ stage: 'confirmation' })}>
            Skip for Now
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  );
}
