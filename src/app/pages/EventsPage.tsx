import { EventsPage } from '@/features/events/EventsPage';

export default EventsPage;
