import Button from '@mui/material/Button';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDot from 'lucide-react/icons/circle-dot';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Eye from 'lucide-react/icons/eye';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '@/components/display/Spinner';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { useAppDispatch } from '@/state';
import { statusLabel } from '../form/statusLabel';
import { selectSaved, selectStatus, selectUnsaved, useEditor } from '../store/editorSelectors';
import { changesDiscarded } from '../store/editorSlice';
import { useToFix } from './Checklist';
import styles from './Bars.module.css';

const MINUTE_MS = 60_000;

/** Minutes since a time, counted while the page is open. */
function useMinutesSince(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - at) / MINUTE_MS));
}

const ago = (minutes: number) =>
  minutes < 1
    ? 'just now'
    : minutes < 60
      ? `${minutes} min ago`
      : minutes < 1440
        ? `${Math.floor(minutes / 60)} h ago`
        : `${Math.floor(minutes / 1440)} d ago`;

/** What is saved, in words. */
function useStatusLine(): { icon: LucideIcon | null; tone: string; text: string } {
  const saved = useEditor(selectSaved);
  const status = useEditor(selectStatus);
  const unsaved = useEditor(selectUnsaved);
  const minutes = useMinutesSince(status.kind === 'saved' ? status.at : 0);
  const label = statusLabel(saved.status);
  switch (status.kind) {
    case 'saving':
      return { icon: null, tone: 'quiet', text: 'Saving…' };
    case 'offline':
      return {
        icon: CloudOff,
        tone: 'warn',
        text: 'Offline – kept here and saved when the network is back',
      };
    case 'failed':
      return { icon: CircleAlert, tone: 'danger', text: status.sentence };
    case 'conflict':
      return { icon: CircleAlert, tone: 'danger', text: 'Somebody else changed this event' };
    case 'saved':
      return unsaved > 0
        ? {
            icon: CircleDot,
            tone: 'accent',
            text: `${unsaved} unsaved ${unsaved === 1 ? 'change' : 'changes'} · ${label}`,
          }
        : { icon: CloudCheck, tone: 'ok', text: `Saved ${ago(minutes)} · ${label}` };
  }
}

interface SaveBarProps {
  /** Opens the preview that stands beside the form on wide screens. */
  onPreview: () => void;
  onPreviewPage: () => void;
  onPublish: () => Promise<void>;
  onSave: () => Promise<unknown>;
}

/** Sticks to the foot: what is saved, and the next step. */
export function SaveBar({ onPreview, onPreviewPage, onPublish, onSave }: SaveBarProps) {
  const dispatch = useAppDispatch();
  const saved = useEditor(selectSaved);
  const status = useEditor(selectStatus);
  const unsaved = useEditor(selectUnsaved);
  const { icon, tone, text } = useStatusLine();
  const canRetry = status.kind === 'failed' || status.kind === 'offline';
  const isBusy = status.kind === 'saving';
  return (
    <footer className={styles.save} aria-label="Saving">
      <p role="status" className={styles.status} data-tone={tone}>
        {icon ? <Icon icon={icon} small /> : <Spinner />}
        <span>{text}</span>
      </p>
      <p className={styles.hint}>Save with Ctrl S, all keys with ?</p>
      <div className={styles.buttons}>
        <Button variant="text" className={styles.narrowOnly} onClick={onPreview}>
          <Icon icon={Eye} small /> Preview
        </Button>
        <Button variant="text" className={styles.wideOnly} onClick={onPreviewPage}>
          <Icon icon={Eye} small /> Preview page
        </Button>
        {saved.status === 'draft' ? (
          <>
            <BusyButton busy={isBusy} onClick={onSave}>
              {canRetry ? 'Try again' : 'Save draft'}
            </BusyButton>
            <PublishButton onPublish={onPublish} />
          </>
        ) : (
          unsaved > 0 && (
            <>
              <Button variant="text" onClick={() => dispatch(changesDiscarded())}>
                Discard
              </Button>
              <BusyButton variant="contained" busy={isBusy} onClick={onSave}>
                Save changes
              </BusyButton>
            </>
          )
        )}
      </div>
    </footer>
  );
}

function PublishButton({ onPublish }: { onPublish: () => Promise<void> }) {
  const { all } = useToFix();
  return (
    <BusyButton variant={all.length === 0 ? 'contained' : 'outlined'} onClick={onPublish}>
      Publish{all.length > 0 && <span className={styles.count}>{all.length} to fix</span>}
    </BusyButton>
  );
}
