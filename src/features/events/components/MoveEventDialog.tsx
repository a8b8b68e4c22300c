import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { errorMessage, toAppError, useRescheduleEventMutation, type Event } from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { TextInput } from '@/components/TextInput';
import { formatZone } from '@/lib/dates';
import { toastShown } from '@/state';
import {
  endFor,
  isMoveField,
  MOVE_FIELDS,
  moveProblem,
  moveToSend,
  moveValues,
  type MoveValues,
} from '../eventMove';
import { eventPlace } from '../eventView';
import styles from './OrganizerDialog.module.css';

const VENUE_MAX = 200;

interface MoveEventDialogProps {
  event: Event;
  onClose: () => void;
}

/** Another time or place for an event; the end follows the start until it is chosen itself. */
export default function MoveEventDialog({ event, onClose }: MoveEventDialogProps) {
  const id = useId();
  const dispatch = useDispatch();
  const [move, { isLoading }] = useRescheduleEventMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    formState: { errors, dirtyFields },
  } = useForm<MoveValues>({ defaultValues: moveValues(event) });
  const endIsChosen = dirtyFields.end === true;

  const handleMove = handleSubmit(async (values) => {
    const eventMove = moveToSend(event, values);
    if (eventMove === null) {
      onClose();
      return;
    }
    setFailure(null);
    try {
      await move({ id: event.id, eventMove }).unwrap();
    } catch (error) {
      const wrong = Object.entries(toAppError(error).fields ?? {}).filter(isMoveField);
      wrong.forEach(([field, message], index) =>
        setError(MOVE_FIELDS[field], { message }, { shouldFocus: index === 0 }),
      );
      if (wrong.length > 0) return;
      setFailure(errorMessage(error, 'The event could not be moved. Please try again.'));
      return;
    }
    const message = 'Everybody with a paid booking is told by e-mail.';
    dispatch(toastShown({ tone: 'success', title: 'Event moved', message }));
    onClose();
  });

  const handleStartChange = () => {
    const end = endIsChosen ? null : endFor(event, getValues('start'));
    if (end !== null) setValue('end', end);
  };

  const field = (name: keyof MoveValues) => ({
    required: true,
    error: errors[name]?.message,
    ...register(name, {
      validate: (_, values) => moveProblem(event, name, values, Date.now()) ?? true,
      ...(name === 'start' && { onChange: handleStartChange }),
    }),
  });
  const time = { type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } } as const;

  return (
    <Dialog
      open
      onClose={isLoading ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form className={styles.form} onSubmit={handleMove} noValidate>
        <DialogTitle id={`${id}-title`}>Move {event.title}</DialogTitle>
        <DialogContent>
          <div id={`${id}-text`} className={styles.text}>
            <p>
              Tickets stay valid. Everybody with a paid booking gets an e-mail with the old and the
              new date and a calendar entry.
            </p>
          </div>
          <div className={styles.fields}>
            <TextInput
              label="Starts"
              hint={`By the clock at the venue (${formatZone(event.start_date, eventPlace(event).timezone)})`}
              {...time}
              {...field('start')}
            />
            <TextInput label="Ends" {...time} {...field('end')} />
            <TextInput
              label="Venue"
              className={styles.wide}
              slotProps={{ htmlInput: { maxLength: VENUE_MAX } }}
              {...field('venue')}
            />
          </div>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="primary" busy={isLoading}>
            Move Event
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
