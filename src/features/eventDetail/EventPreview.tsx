import type { Event } from '@/api';
import { EventBanner } from '@/entities/event/EventBanner';
import { selectUser, useAppSelector } from '@/state';
import { EventAside } from './components/EventAside';
import { EventBody } from './components/EventBody';
import { SelectTickets } from './tickets/SelectTickets';

/** The page of an event that is being written, of the parts that attendees see. */
export default function EventPreview({ event }: { event: Event }) {
  const user = useAppSelector(selectUser);
  return (
    <>
      <EventBanner event={event} action={<SelectTickets />} />
      <EventBody
        event={event}
        aside={
          <EventAside event={event} user={user} seesStatistics={false} organizerPanel={null} />
        }
      />
    </>
  );
}
