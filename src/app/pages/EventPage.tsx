import { useParams } from 'react-router';
import { EventPage } from '@/features/events/EventPage';

export default function EventRoute() {
  const { id } = useParams();
  return <EventPage id={id} />;
}
