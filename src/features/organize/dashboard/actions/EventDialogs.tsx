import { useGetEventQuery } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';

const CancelEventDialog = lazyPart(() => import('../../CancelEventDialog'));
const RescheduleEventDialog = lazyPart(() => import('../../RescheduleEventDialog'));

export type OpenDialog = 'move' | 'cancel';

interface EventDialogsProps {
  eventId: number;
  open: OpenDialog;
  onClose: () => void;
}

/** Moves or cancels an event, by the dialogs of its public page. */
export function EventDialogs({ eventId, open, onClose }: EventDialogsProps) {
  const { data: event } = useGetEventQuery({ id: eventId });
  if (!event) return null;
  const Dialog = open === 'move' ? RescheduleEventDialog : CancelEventDialog;
  return <Dialog event={event} onClose={onClose} />;
}
