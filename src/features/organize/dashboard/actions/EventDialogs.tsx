import { useGetEventQuery, type OrganizedEvent } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';

const CancelEventDialog = lazyPart(() => import('../../CancelEventDialog'));
const MessageDialog = lazyPart(() => import('../messages/MessageDialog'));
const RescheduleEventDialog = lazyPart(() => import('../../RescheduleEventDialog'));
const ShareEventDialog = lazyPart(() => import('../../ShareEventDialog'));

export type OpenDialog = 'message' | 'move' | 'cancel' | 'share';

interface EventDialogsProps {
  event: OrganizedEvent;
  open: OpenDialog;
  onClose: () => void;
}

/** What is done with an event in a dialog. */
export function EventDialogs({ event, open, onClose }: EventDialogsProps) {
  if (open === 'message') return <MessageDialog event={event} onClose={onClose} />;
  if (open === 'share') return <ShareEventDialog event={event} onClose={onClose} />;
  return <EndingDialog eventId={event.id} open={open} onClose={onClose} />;
}

interface EndingDialogProps {
  eventId: number;
  open: 'move' | 'cancel';
  onClose: () => void;
}

/** Moves or cancels an event, by the dialogs of its public page. */
function EndingDialog({ eventId, open, onClose }: EndingDialogProps) {
  const { data: event } = useGetEventQuery({ id: eventId });
  if (!event) return null;
  const Dialog = open === 'move' ? RescheduleEventDialog : CancelEventDialog;
  return <Dialog event={event} onClose={onClose} />;
}
