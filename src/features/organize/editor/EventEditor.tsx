import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, type Event, type OrganizedEvent } from '@/api';
import { usePublishEventMutation } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useListKeys } from '@/hooks/useListKeys';
import { paths } from '@/lib/paths';
import { useToast } from '@/state';
import { EditorContext } from './EditorContext';
import { toEditorValues } from './form/editorValues';
import { focusField } from './form/fields';
import { previewEvent } from './form/previewEvent';
import { missingOf } from './form/serverFields';
import { Checklist } from './parts/Checklist';
import { KeptEditsNote } from './parts/KeptEditsNote';
import { LeaveGuard } from './parts/LeaveGuard';
import { Preview } from './parts/Preview';
import { SaveBar } from './parts/SaveBar';
import { SectionList } from './parts/SectionList';
import { TitleBar } from './parts/TitleBar';
import { AccessSection } from './sections/AccessSection';
import { BasicsSection } from './sections/BasicsSection';
import { PicturesPart } from './sections/PicturesPart';
import { PublishSection } from './sections/PublishSection';
import { RefundSection } from './sections/RefundSection';
import { WhenSection } from './sections/WhenSection';
import { TicketsSection } from './tiers/TicketsSection';
import { useEditorKeys } from './useEditorKeys';
import { useEventEditor, type EventEditor as Editor } from './useEventEditor';
import styles from './EventEditor.module.css';

const PagePreview = lazyPart(() => import('./parts/PagePreview'));
const ConflictDialog = lazyPart(() => import('./parts/ConflictDialog'));
const KeysDialog = lazyPart(() => import('../components/KeysDialog'));
const CancelEventDialog = lazyPart(() => import('../CancelEventDialog'));
const RescheduleEventDialog = lazyPart(() => import('../RescheduleEventDialog'));
const ShareEventDialog = lazyPart(() => import('../ShareEventDialog'));

type OpenDialog = 'move' | 'cancel' | 'preview' | 'page' | 'keys' | 'share' | null;

/** Publishes once all is saved; what is missing is shown at the fields. */
function usePublish({ saved, save, check, keep, refuse }: Editor, onPublished: () => void) {
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
      keep(await publish({ id: saved.id }).unwrap());
      toast.success('People can see it now, and book when booking opens.', 'Event published');
      onPublished();
    } catch (error) {
      const missing = missingOf(error);
      refuse(missing);
      const [field] = Object.keys(missing);
      if (field === undefined) {
        toast.error(errorMessage(error, 'The event could not be published. Please try again.'));
      } else focusField(field);
    }
  };
}

interface EventEditorProps {
  event: OrganizedEvent;
  /** Renders the page of an event of the parts that attendees see. */
  renderPage: (event: Event) => ReactNode;
}

/** The editor of one event: sections, preview, what is left to do, and the bar that says what is saved. */
export function EventEditor({ event, renderPage }: EventEditorProps) {
  const editor = useEventEditor(event);
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog>(null);
  const handlePublish = usePublish(editor, () => setOpen('share'));
  const { saved, meeting } = editor;
  const handleSave = async () => {
    if (saved.status === 'draft') return editor.save();
    // Asked for by the person: what was refused before is sent again.
    if (editor.check()) return editor.retry();
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  };
  useEditorKeys({ onSave: () => void handleSave(), onUndo: editor.undo, onRedo: editor.redo });
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
    <EditorContext value={editor}>
      <div className={styles.editor}>
        <TitleBar onMove={() => setOpen('move')} onCancel={() => setOpen('cancel')} />
        <KeptEditsNote />
        <div className={styles.columns}>
          <div className={styles.sections}>
            <SectionList />
          </div>
          <div className={styles.form}>
            <BasicsSection />
            <WhenSection onMove={() => setOpen('move')} />
            <TicketsSection />
            <AccessSection />
            <PicturesPart />
            <RefundSection />
            <PublishSection />
          </div>
          <aside className={styles.aside} aria-label="Preview and checklist">
            {aside}
          </aside>
        </div>
        <SaveBar
          onPreview={() => setOpen('preview')}
          onPreviewPage={() => setOpen('page')}
          onPublish={handlePublish}
          onSave={handleSave}
        />
      </div>
      <LeaveGuard />
      {meeting && (
        <ConflictDialog
          conflicts={meeting.conflicts}
          savedAt={meeting.theirs.updated_at}
          timezone={meeting.theirs.timezone}
        />
      )}
      {open === 'preview' && (
        <Dialog
          open
          onClose={handleClose}
          slotProps={{ paper: { 'aria-label': 'Preview' } }}
          classes={{ container: styles.right, paper: styles.drawer }}
        >
          {aside}
          <Button onClick={() => setOpen('page')}>Preview page</Button>
          <Button onClick={handleClose}>Close</Button>
        </Dialog>
      )}
      {open === 'page' && <PagePreview renderPage={renderPage} onClose={handleClose} />}
      {open === 'keys' && <KeysDialog of="editor" onClose={handleClose} />}
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
    </EditorContext>
  );
}
