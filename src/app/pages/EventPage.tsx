import { EventDetailPage } from '@/features/eventDetail/EventDetailPage';
import { OrganizerPanel } from '@/features/organize/OrganizerPanel';

/** /events/{id}: the event's detail page with the organizer's actions in its side column. */
export function EventPage() {
  return <EventDetailPage renderOrganizerPanel={(event) => <OrganizerPanel event={event} />} />;
}
