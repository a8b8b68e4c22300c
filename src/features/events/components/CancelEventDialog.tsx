import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  errorMessage,
  toAppError,
  useCancelEventMutation,
  useGetEventStatisticsQuery,
  type Event,
  type EventCancelled,
} from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { TextArea } from '@/components/TextArea';
import { soldSentence } from '../cancelSentences';
import { CancelledResult } from './CancelledResult';
import styles from './OrganizerDialog.module.css';

const MIN_REASON = 3;
const MAX_REASON = 500;

interface CancelEventDialogProps {
  event: Event;
  onClose: () => void;
}

/** Asks why an event is cancelled, says what that means, and then what it has done (D13). */
export default function CancelEventDialog({ event, onClose }: CancelEventDialogProps) {
  const id = useId();
  const [cancel, { isLoading }] = useCancelEventMutation();
  const { currentData: sales } = useGetEventStatisticsQuery({ id: event.id });
  const [done, setDone] = useState<EventCancelled | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<{ reason: string }>({ defaultValues: { reason: '' } });

  const handleCancel = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      const eventCancellation = { reason: reason.trim() };
      setDone(await cancel({ id: event.id, eventCancellation }).unwrap());
    } catch (error) {
      const message = toAppError(error).fields?.reason;
      if (message) setError('reason', { message }, { shouldFocus: true });
      else setFailure(errorMessage(error, 'The event could not be cancelled. Please try again.'));
    }
  });

  return (
    <Dialog
      open
      onClose={isLoading ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {done ? (
        <CancelledResult id={id} done={done} onClose={onClose} />
      ) : (
        <form className={styles.form} onSubmit={handleCancel} noValidate>
          <DialogTitle id={`${id}-title`}>Cancel {event.title}?</DialogTitle>
          <DialogContent>
            <div id={`${id}-text`} className={styles.text}>
              {sales && <p>{soldSentence(sales)}</p>}
              <p className={styles.warning}>
                All tickets stop working at once. Everybody who has paid gets the whole amount back,
                service fee and tax included, and is told by e-mail. This cannot be undone.
              </p>
            </div>
            <TextArea
              label="Reason"
              hint="Goes out to everybody who has a booking."
              rows={3}
              maxLength={MAX_REASON}
              fullWidth
              required
              autoFocus
              error={errors.reason?.message}
              {...register('reason', {
                validate: (text) =>
                  text.trim().length >= MIN_REASON || 'Say why the event is cancelled.',
              })}
            />
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={isLoading}>
              Keep Event
            </Button>
            <BusyButton type="submit" variant="danger" busy={isLoading}>
              Cancel Event
            </BusyButton>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
