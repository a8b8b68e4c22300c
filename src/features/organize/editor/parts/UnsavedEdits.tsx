import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UnsavedChanges } from '@/components/dialogs/UnsavedChanges';
import { formatClock, formatMonthDay } from '@/lib/dates';
import { useAppDispatch, useAppStore } from '@/state';
import { useEditor, selectEditor, selectSaved, selectUnsaved } from '../store/editorSelectors';
import { offerDiscarded, offerTaken, changesDiscarded } from '../store/editorSlice';

/** By the person's own clock: `6:12 PM`, on another day `Nov 21, 6:12 PM`. */
function timeText(at: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [day, today] = [formatMonthDay(at, timeZone), formatMonthDay(Date.now(), timeZone)];
  const clock = formatClock(at, timeZone);
  return day === today ? clock : `${day}, ${clock}`;
}

/** Offers what was typed on an earlier visit and did not reach the server. */
export function KeptEditsNote() {
  const dispatch = useAppDispatch();
  const offered = useEditor((editor) => editor.offered);
  if (!offered) return null;
  return (
    <Stack
      component="section"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        px: 'var(--gutter)',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'warning.tint',
        typography: 'ui',
      }}
      aria-label="Unsaved changes"
    >
      <p role="status">You have changes from {timeText(offered.at)} that were not saved.</p>
      <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
        <Button onClick={() => dispatch(offerDiscarded())}>Discard</Button>
        <Button variant="contained" onClick={() => dispatch(offerTaken())}>
          Restore
        </Button>
      </Stack>
    </Stack>
  );
}

/** A draft is saved before the page is left; what cannot be saved is asked about. */
export function LeaveGuard({ save }: { save: () => Promise<boolean> }) {
  const store = useAppStore();
  const saved = useEditor(selectSaved);
  const unsaved = useEditor(selectUnsaved);
  const changes = unsaved === 1 ? '1 change' : `${unsaved} changes`;
  return (
    <UnsavedChanges
      isOn={unsaved > 0}
      what={`${changes} to ${saved.title}`}
      save={async () =>
        saved.status === 'draft' &&
        (await save()) &&
        selectUnsaved(selectEditor(store.getState())) === 0
      }
      onLeave={() => store.dispatch(changesDiscarded())}
    />
  );
}
