import { useNavigate } from 'react-router';
import { errorMessage, useCompleteSetupMutation } from '@/api';
import { useCreateEventMutation } from '@/api/console';
import { organizeEditEventPath, organizeEventsPath, paths } from '@/lib/paths';
import { setUpDone } from '@/lib/setUp';
import { useToast } from '@/state';
import { requestOf, startOf, type SetupFields } from './setupFields';

/** Makes the administrator and the organizer, signs in, and opens what the person chose to begin with. */
export function useCompleteSetup(token: string) {
  const [complete] = useCompleteSetupMutation();
  const [createEvent] = useCreateEventMutation();
  const navigate = useNavigate();
  const toast = useToast();

  return async (fields: SetupFields): Promise<void> => {
    const demo = fields.begin === 'demo';
    const { organizer } = await complete({
      'X-Setup-Token': token,
      setupRequest: requestOf(fields, demo),
    }).unwrap();
    setUpDone();
    const title = fields.title.trim();
    if (demo) {
      void navigate(paths.home, { replace: true });
      return;
    }
    if (fields.begin === 'import') {
      const query = new URLSearchParams({ open: 'import' });
      void navigate(organizeEventsPath(query), { replace: true });
      return;
    }
    if (title !== '') {
      const start = startOf(fields);
      const event = { organizer: organizer.id, title, ...(start && { start_date: start }) };
      const made = await createEvent({ eventCreate: event });
      if (made.data) {
        void navigate(organizeEditEventPath(made.data.id), { replace: true });
        return;
      }
      // The list that opens has the button to make an event.
      toast.error(errorMessage(made.error, 'The event could not be created. Please try again.'));
    }
    void navigate(paths.organizeEvents, { replace: true });
  };
}
