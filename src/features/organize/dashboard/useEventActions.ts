import { useNavigate } from 'react-router';
import { errorMessage, type OrganizedEvent } from '@/api';
import {
  useDuplicateEventMutation,
  usePauseEventMutation,
  useResumeEventMutation,
} from '@/api/console';
import { organizeEditEventPath } from '@/lib/paths';
import { useToast } from '@/state';

/** What can be done with an event at once; what goes wrong is said by a toast. */
export function useEventActions(event: OrganizedEvent) {
  const { id } = event;
  const navigate = useNavigate();
  const toast = useToast();
  const [pause] = usePauseEventMutation();
  const [resume] = useResumeEventMutation();
  const [duplicate] = useDuplicateEventMutation();

  const attempt = async (work: () => Promise<void>, failed: string) => {
    try {
      await work();
    } catch (error) {
      toast.error(errorMessage(error, failed));
    }
  };
  return {
    togglePause: () =>
      event.status === 'paused'
        ? attempt(async () => {
            await resume({ id }).unwrap();
            toast.success('Tickets can be booked again.', 'Sales resumed');
          }, 'Sales could not be resumed. Please try again.')
        : attempt(async () => {
            await pause({ id }).unwrap();
            toast.success('Held seats can still be paid.', 'Sales paused');
          }, 'Sales could not be paused. Please try again.'),
    duplicate: () =>
      attempt(async () => {
        const copy = await duplicate({ id }).unwrap();
        toast.success('It has no dates yet, and nobody sees it.', 'Draft created');
        await navigate(organizeEditEventPath(copy.id));
      }, 'The event could not be duplicated. Please try again.'),
  };
}
