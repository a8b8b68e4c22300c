import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDot from 'lucide-react/icons/circle-dot';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Eye from 'lucide-react/icons/eye';
import { useEffect, useState, useEffectEvent } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { Spinner } from '@/components/display/Spinner';
import { useAppDispatch } from '@/state';
import { statusLabel } from '../form/statusLabel';
import { selectSaved, selectStatus, selectUnsaved, useEditor } from '../store/editorSelectors';
import { changesDiscarded } from '../store/editorSlice';
import { useToFix } from './Checklist';

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

/** Ctrl S saves, also while a field has the focus; not while a dialog is open. */
function useSaveKey(onSave: () => unknown): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
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
function useStatusLine(): { icon: LucideIcon | null; color: string; text: string } {
  const saved = useEditor(selectSaved);
  const status = useEditor(selectStatus);
  const unsaved = useEditor(selectUnsaved);
  const minutes = useMinutesSince(status.kind === 'saved' ? status.at : 0);
  const label = statusLabel(saved.status);
  switch (status.kind) {
    case 'saving':
      return { icon: null, color: 'inherit', text: 'Saving…' };
    case 'offline':
      return {
        icon: CloudOff,
        color: 'warning.main',
        text: 'Offline – kept here and saved when the network is back',
      };
    case 'failed':
      return { icon: CircleAlert, color: 'error.main', text: status.sentence };
    case 'conflict':
      return { icon: CircleAlert, color: 'error.main', text: 'Someone else changed this event' };
    case 'saved':
      return unsaved > 0
        ? {
            icon: CircleDot,
            color: 'primary.main',
            text: `${unsaved} unsaved ${unsaved === 1 ? 'change' : 'changes'} · ${label}`,
          }
        : { icon: CloudCheck, color: 'success.main', text: `Saved ${ago(minutes)} · ${label}` };
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
  const { icon, color, text } = useStatusLine();
  useSaveKey(onSave);
  const canRetry = status.kind === 'failed' || status.kind === 'offline';
  const isBusy = status.kind === 'saving';
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{
        position: 'sticky',
        zIndex: 4,
        bottom: 0,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '8px 16px',
        minHeight: 64,
        px: 'var(--gutter)',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
      aria-label="Saving"
    >
      <Stack
        role="status"
        component="p"
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1.25,
          minWidth: 0,
          typography: 'ui',
          '& > svg': { flex: 'none', color },
        }}
      >
        {icon ? <Icon icon={icon} small /> : <Spinner />}
        <span>{text}</span>
      </Stack>
      <Typography
        component="p"
        variant="meta"
        color="textSecondary"
        sx={{ display: { xs: 'none', lg: 'block' } }}
      >
        Save with Ctrl S, all keys with ?
      </Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, ml: 'auto' }}
      >
        <Button variant="text" sx={{ display: { lg: 'none' } }} onClick={onPreview}>
          <Icon icon={Eye} small /> Preview
        </Button>
        <Button
          variant="text"
          sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
          onClick={onPreviewPage}
        >
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
      </Stack>
    </Stack>
  );
}

function PublishButton({ onPublish }: { onPublish: () => Promise<void> }) {
  const { all } = useToFix();
  return (
    <BusyButton variant={all.length === 0 ? 'contained' : 'outlined'} onClick={onPublish}>
      Publish
      {all.length > 0 && (
        <Typography component="span" variant="meta">
          {all.length} to fix
        </Typography>
      )}
    </BusyButton>
  );
}
