import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, type Event, type OrganizedEvent } from '@/api';
import { usePublishEventMutation } from '@/api/console';
import { Dialog } from '@/components/dialogs/Dialog';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useListKeys } from '@/hooks/useListKeys';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppStore, useToast } from '@/state';
import { focusField } from './form/editorFields';
import { toEditorValues } from './form/editorValues';
import { previewEvent } from './form/previewEvent';
import { missingOf } from './form/serverFields';
import { Checklist } from './parts/Checklist';
import { EditorColumns } from './parts/EditorColumns';
import { PagePreview, Preview } from './parts/Preview';
import { SaveBar } from './parts/SaveBar';
import { SectionList } from './parts/SectionList';
import { TitleBar } from './parts/TitleBar';
import { KeptEditsNote, LeaveGuard } from './parts/UnsavedEdits';
import { AccessSection } from './sections/AccessSection';
import { BasicsSection } from './sections/BasicsSection';
import { PicturesPart } from './sections/PicturesPart';
import { RefundSection } from './sections/RefundSection';
import { WhenSection } from './sections/WhenSection';
import {
  problemsIn,
  selectEditor,
  selectSaved,
  selectStatus,
  useEditor,
} from './store/editorSelectors';
import {
  fieldsChecked,
  fieldsRefused,
  refusedStepsCleared,
  versionReceived,
} from './store/editorSlice';
import { TicketsSection } from './tiers/TicketsSection';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@/lib/dates';
import { Section } from './parts/Section';

/** Says what publishing does, and when people can book. */
function PublishSection() {
  const saved = useEditor(selectSaved);
  const opens = saved.booking_start_date;
  return (
    <Section
      id="publish"
      title="Publish"
      text="People can see the event as soon as it is published; they can book when booking opens."
    >
      <Typography component="p" variant="meta" color="textSecondary">
        {opens === null
          ? 'Choose when booking opens, under When and where.'
          : `Booking opens ${formatDateTime(opens, saved.timezone)}.`}
      </Typography>
    </Section>
  );
}

const ConflictDialog = lazyPart(() => import('./parts/ConflictDialog'));
const KeysDialog = lazyPart(async () => ({
  default: (await import('@/components/dialogs/ReadDialog')).KeysDialog,
}));
const CancelEventDialog = lazyPart(() => import('../CancelEventDialog'));
const RescheduleEventDialog = lazyPart(() => import('../RescheduleEventDialog'));
const ShareEventDialog = lazyPart(() => import('../ShareEventDialog'));

const KEYS = [
  ['Ctrl S', 'Save'],
  ['Alt ↓, Alt ↑', 'Next or previous section'],
  ['Space, arrows', 'Lift a ticket by its handle, move it'],
  ['Ctrl K', 'Search everything'],
  ['?', 'This list, outside of fields'],
] as const;

const drawer = {
  gap: 1.5,
  width: 340,
  maxWidth: '100%',
  maxHeight: 'none',
  height: '100%',
  m: 0,
  p: 2,
  borderRadius: 0,
};

type Save = () => Promise<boolean>;

type OpenDialog = 'move' | 'cancel' | 'preview' | 'page' | 'keys' | 'share' | null;

/** Shows all that is wrong with the draft; true when nothing is. */
function useCheck() {
  const store = useAppStore();
  return () => {
    const editor = selectEditor(store.getState());
    const wrong = Object.keys(problemsIn(editor, editor.values));
    store.dispatch(fieldsChecked(wrong));
    return wrong.length === 0;
  };
}

/** Publishes once all is saved; what is missing is shown at the fields. */
function usePublish(save: Save, onPublished: () => void) {
  const dispatch = useAppDispatch();
  const saved = useEditor(selectSaved);
  const check = useCheck();
  const [publish] = usePublishEventMutation();
  const toast = useToast();
  return async () => {
    const isFine = check();
    const isSaved = await save();
    const [first] = Object.keys(saved.missing);
    if (!isFine) {
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (!isSaved && first === undefined) return;
    try {
      dispatch(versionReceived(await publish({ id: saved.id }).unwrap()));
      toast.success('People can see it now, and book when booking opens.', 'Event published');
      onPublished();
    } catch (error) {
      const missing = missingOf(error);
      dispatch(fieldsRefused(missing));
      const [field] = Object.keys(missing);
      if (field === undefined) {
        toast.error(errorMessage(error, 'The event could not be published. Please try again.'));
      } else focusField(field);
    }
  };
}

interface EventEditorProps {
  event: OrganizedEvent;
  save: Save;
  /** Renders the page of an event of the parts that attendees see. */
  renderPage: (event: Event) => ReactNode;
}

/** The editor of one event: sections, preview, what is left to do, and the bar that says what is saved. */
export function EventEditor({ event, save, renderPage }: EventEditorProps) {
  const dispatch = useAppDispatch();
  const saved = useEditor(selectSaved);
  const status = useEditor(selectStatus);
  const check = useCheck();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>(null);
  const handlePublish = usePublish(save, () => setOpen('share'));
  const handleSave = async () => {
    if (saved.status === 'draft' || check()) {
      dispatch(refusedStepsCleared());
      return save();
    }
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  };
  useListKeys({ '?': () => setOpen('keys') });
  const offered = previewEvent(saved, toEditorValues(saved), []);
  const handleClose = () => setOpen(null);
  const aside = (
    <>
      <Preview />
      {saved.status === 'draft' && <Checklist />}
    </>
  );

  return (
    <>
      <Stack sx={{ minHeight: 'calc(100vh - var(--header-h))' }}>
        <TitleBar onMove={() => setOpen('move')} onCancel={() => setOpen('cancel')} />
        <KeptEditsNote />
        <EditorColumns
          sections={<SectionList />}
          form={
            <>
              <BasicsSection />
              <WhenSection onMove={() => setOpen('move')} />
              <TicketsSection />
              <AccessSection />
              <PicturesPart />
              <RefundSection />
              <PublishSection />
            </>
          }
          aside={aside}
        />
        <SaveBar
          onPreview={() => setOpen('preview')}
          onPreviewPage={() => setOpen('page')}
          onPublish={handlePublish}
          onSave={handleSave}
        />
      </Stack>
      <LeaveGuard save={save} />
      {status.kind === 'conflict' && (
        <ConflictDialog theirs={status.theirs} onOverwrite={() => void save()} />
      )}
      {open === 'preview' && (
        <Dialog
          open
          onClose={handleClose}
          slotProps={{
            container: { sx: { justifyContent: 'flex-end' } },
            paper: { 'aria-label': 'Preview', sx: drawer },
          }}
        >
          {aside}
          <Button onClick={() => setOpen('page')}>Preview page</Button>
          <Button onClick={handleClose}>Close</Button>
        </Dialog>
      )}
      {open === 'page' && <PagePreview renderPage={renderPage} onClose={handleClose} />}
      {open === 'keys' && <KeysDialog keys={KEYS} onClose={handleClose} />}
      {open === 'share' && <ShareEventDialog event={saved} onClose={handleClose} />}
      {open === 'move' && <RescheduleEventDialog event={offered} onClose={handleClose} />}
      {open === 'cancel' && (
        <CancelEventDialog
          event={offered}
          onClose={() => {
            handleClose();
            if (event.status === 'cancelled') void navigate(paths.organizeEvents);
          }}
        />
      )}
    </>
  );
}
