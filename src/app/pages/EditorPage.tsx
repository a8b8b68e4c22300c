import { lazyPart } from '@/components/lazy/lazyPart';
import { EventEditorPage } from '@/features/organize/editor/EventEditorPage';

const EventPreview = lazyPart(() => import('@/features/eventDetail/EventPreview'));

/** /organize/events/{id}/edit: the editor, which shows the event's page as attendees will see it. */
export function EditorPage() {
  return <EventEditorPage renderPage={(event) => <EventPreview event={event} />} />;
}
