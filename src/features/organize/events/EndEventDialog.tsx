import { errorMessage, useGetEventQuery, type OrganizedEventSummary } from '@/api';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { FullScreenSpinner } from '@/components/display/Spinner';
import CancelEventDialog from '../CancelEventDialog';
import RescheduleEventDialog from '../RescheduleEventDialog';

export type DialogAction = 'move' | 'cancel' | 'delete';

interface EventDialogsProps {
  event: OrganizedEventSummary;
  action: DialogAction;
  onDelete: (event: OrganizedEventSummary) => Promise<void>;
  onClose: () => void;
}

/** The dialogs of what ends or moves an event; two of them work with the event as attendees see it. */
export default function EndEventDialog({ event, action, onDelete, onClose }: EventDialogsProps) {
  if (action === 'delete') {
    return (
      <ConfirmDialog
        open
        title={`Delete ${event.title}?`}
        text="The draft and its tickets are deleted. This cannot be undone."
        confirmLabel="Delete Draft"
        cancelLabel="Keep It"
        onConfirm={async () => {
          await onDelete(event);
          onClose();
        }}
        onCancel={onClose}
      />
    );
  }
  return <PublishedEventDialog id={event.id} action={action} onClose={onClose} />;
}

interface PublishedEventDialogProps {
  id: number;
  action: 'move' | 'cancel';
  onClose: () => void;
}

/** Moves or cancels an event, by the dialogs of its public page. */
export function PublishedEventDialog({ id, action, onClose }: PublishedEventDialogProps) {
  const { data: event, error, refetch } = useGetEventQuery({ id });
  if (event && action === 'cancel') return <CancelEventDialog event={event} onClose={onClose} />;
  if (event) return <RescheduleEventDialog event={event} onClose={onClose} />;
  if (!error) return <FullScreenSpinner />;
  return (
    <ConfirmDialog
      open
      color="primary"
      title="Couldn’t load the event"
      text={errorMessage(error, 'Please try again.')}
      confirmLabel="Try Again"
      onConfirm={refetch}
      onCancel={onClose}
    />
  );
}
