import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListEventCategoriesQuery, type Event } from '@/api';
import { Dialog } from '@/components/dialogs/Dialog';
import { previewEvent } from '../form/previewEvent';
import { selectSaved, selectValues, useEditor } from '../store/editorSelectors';
import styles from './Preview.module.css';

interface PagePreviewProps {
  /** The page of an event, of the parts that attendees see. */
  renderPage: (event: Event) => ReactNode;
  onClose: () => void;
}

/** The whole page of the event with what the form says now; nothing in it can be pressed. */
export default function PagePreview({ renderPage, onClose }: PagePreviewProps) {
  const saved = useEditor(selectSaved);
  const values = useEditor(selectValues);
  const { data } = useListEventCategoriesQuery();
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Preview page' } }}
    >
      <header className={styles.pageHead}>
        <p>As attendees see it while it is on sale</p>
        <Button autoFocus onClick={onClose}>
          Close preview
        </Button>
      </header>
      <div className={styles.whole} inert>
        {renderPage(previewEvent(saved, values, data?.results ?? []))}
      </div>
    </Dialog>
  );
}
