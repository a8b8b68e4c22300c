import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, type OrganizedEventSummary } from '@/api';
import {
  useDeleteEventMutation,
  useDuplicateEventMutation,
  usePauseEventMutation,
  useResumeEventMutation,
} from '@/api/console';
import { organizeEditEventPath } from '@/lib/paths';
import { useToast } from '@/state';

/** The calls of the list's actions, with what they say. */
export function useEventCommands() {
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<number | null>(null);
  const [pauseEvent] = usePauseEventMutation();
  const [resumeEvent] = useResumeEventMutation();
  const [duplicateEvent] = useDuplicateEventMutation();
  const [deleteEvent] = useDeleteEventMutation();

  const run = async (id: number, failed: string, work: () => Promise<void>) => {
    setBusy(id);
    try {
      await work();
    } catch (error) {
      toast.error(errorMessage(error, failed));
    } finally {
      setBusy(null);
    }
  };

  return {
    /** The event whose action is under way. */
    busy,
    pause: ({ id, title }: OrganizedEventSummary) =>
      run(id, 'Sales could not be paused. Please try again.', async () => {
        await pauseEvent({ id }).unwrap();
        toast.success('Bookings that wait for payment can still be paid.', `${title} is paused`);
      }),
    resume: ({ id, title }: OrganizedEventSummary) =>
      run(id, 'Sales could not be resumed. Please try again.', async () => {
        await resumeEvent({ id }).unwrap();
        toast.success(`${title} is on sale again.`);
      }),
    duplicate: ({ id }: OrganizedEventSummary) =>
      run(id, 'The event could not be duplicated. Please try again.', async () => {
        const copy = await duplicateEvent({ id }).unwrap();
        toast.success('Give the copy its dates.', `${copy.title} is a draft`);
        await navigate(organizeEditEventPath(copy.id));
      }),
    remove: ({ id, title, version }: OrganizedEventSummary) =>
      run(id, 'The draft could not be deleted. Please try again.', async () => {
        await deleteEvent({ id, 'If-Match': `"${version}"` }).unwrap();
        toast.success(`The draft ${title} is deleted.`);
      }),
  };
}
