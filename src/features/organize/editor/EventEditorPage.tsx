import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useParams } from 'react-router';
import { errorMessage, toAppError, type Event, type OrganizedEvent } from '@/api';
import { useGetOrganizedEventQuery } from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { PageHead } from '@/components/page/PageHead';
import { parseEventId } from '@/entities/event/eventView';
import { paths } from '@/lib/paths';
import {
  sidebarFolded,
  useAppDispatch,
  selectUser,
  useAppSelector,
  useAppStore,
  type AppDispatch,
} from '@/state';
import { EventEditor } from './EventEditor';
import { readKeptEdits } from './form/keptEdits';
import { EditorColumns } from './parts/EditorColumns';
import { listenForEdits } from './store/editorListeners';
import { editorClosed, editorOpened, editorSlice, eventRead } from './store/editorSlice';
import { saveChanges } from './store/saveChanges';

/** Runs one save at a time: each sends what is left by then. */
function createSave(dispatch: AppDispatch): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return async () => {
    while (running) await running;
    running = dispatch(saveChanges());
    try {
      return await running;
    } finally {
      running = null;
    }
  };
}

/**
 * Opens an event in the editor's slice for as long as the component is on the page.
 * @returns saves the draft, true when nothing of it is left; null until the event is open
 */
function useOpenEvent(event: OrganizedEvent): (() => Promise<boolean>) | null {
  const store = useAppStore();
  const person = useAppSelector(selectUser)?.id ?? null;
  const [save] = useState(() => createSave(store.dispatch));
  const isOpen = useAppSelector(
    ({ editor }) => editor?.saved.id === event.id && editor.person === person,
  );

  const open = useEffectEvent(() => {
    const offered = person === null ? null : readKeptEdits(person, event);
    store.dispatch(editorOpened({ person, event, offered }));
  });
  useEffect(() => {
    store.inject(editorSlice);
    open();
    const stop = listenForEdits(store.dispatch, save);
    const handleOnline = () => {
      if (store.getState().editor?.status.kind === 'offline') void save();
    };
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      stop();
      store.dispatch(editorClosed());
    };
  }, [store, save, person]);

  useEffect(() => void store.dispatch(eventRead(event)), [store, event]);

  return isOpen ? save : null;
}

interface EventEditorPageProps {
  /** Renders the page of an event of the parts that attendees see. */
  renderPage: (event: Event) => ReactNode;
}

/** /organize/events/{id}/edit and its states. */
export function EventEditorPage({ renderPage }: EventEditorPageProps) {
  useFoldedSidebar();
  const id = parseEventId(useParams().id);
  const {
    currentData: event,
    error,
    refetch,
  } = useGetOrganizedEventQuery({ id: id ?? 0 }, { skip: !id, refetchOnMountOrArgChange: true });
  const back = (
    <Button component={Link} to={paths.organizeEvents}>
      Back to Events
    </Button>
  );
  if (event) return <LoadedEvent key={event.id} event={event} renderPage={renderPage} />;
  if (id && !error) return <EditorSkeleton />;
  const isMissing = !id || toAppError(error).status === 404;
  return (
    <ErrorPanel
      heading="h1"
      title={isMissing ? 'Event Not Found' : 'Couldn’t load the event'}
      text={
        isMissing
          ? 'It may have been deleted, or it belongs to another organizer.'
          : errorMessage(error, 'Please try again in a moment.')
      }
      onRetry={id ? refetch : undefined}
    >
      {back}
    </ErrorPanel>
  );
}

function LoadedEvent({ event, renderPage }: EventEditorPageProps & { event: OrganizedEvent }) {
  // What ends while it is edited stays, so that the dialog which ended it can say what it has done.
  const [isEditable] = useState(event.status !== 'over' && event.status !== 'cancelled');
  if (isEditable) return <EditableEvent event={event} renderPage={renderPage} />;
  return (
    <EmptyState
      heading="h1"
      title={`${event.title} is ${event.status === 'cancelled' ? 'cancelled' : 'over'}`}
      text="It cannot be changed any more."
      action={
        <Button component={Link} to={paths.organizeEvents}>
          Back to Events
        </Button>
      }
    />
  );
}

function EditableEvent({ event, renderPage }: EventEditorPageProps & { event: OrganizedEvent }) {
  const save = useOpenEvent(event);
  return (
    <>
      <PageHead title={`Edit ${event.title}`} />
      {save ? (
        <EventEditor event={event} save={save} renderPage={renderPage} />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

/** The size of the editor, while its event is loaded. */
function EditorSkeleton() {
  return (
    <div role="status" aria-label="Loading the event">
      <EditorColumns
        sections={<Skeleton sx={{ typography: 'meta', width: '75%' }} />}
        form={
          <>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          </>
        }
        aside={<Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5', height: 'auto' }} />}
      />
    </div>
  );
}

/** The sidebar makes room while the page is open. */
function useFoldedSidebar(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(sidebarFolded(true));
    return () => {
      dispatch(sidebarFolded(false));
    };
  }, [dispatch]);
}
