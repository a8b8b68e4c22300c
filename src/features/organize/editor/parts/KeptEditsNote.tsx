import Button from '@mui/material/Button';
import { formatClock, formatMonthDay } from '@/lib/dates';
import { useAppDispatch } from '@/state';
import { useEditor } from '../store/editorSelectors';
import { offerDiscarded, offerTaken } from '../store/editorSlice';
import styles from './Bars.module.css';

/** By the person's own clock: `6:12 PM`, on another day `Nov 21, 6:12 PM`. */
function timeText(at: number): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [day, today] = [at, Date.now()].map((instant) => formatMonthDay(instant, timeZone));
  const clock = formatClock(at, timeZone);
  return day === today ? clock : `${day}, ${clock}`;
}

/** Offers what was typed on an earlier visit and did not reach the server. */
export function KeptEditsNote() {
  const dispatch = useAppDispatch();
  const offered = useEditor((editor) => editor.offered);
  if (!offered) return null;
  return (
    <section className={styles.kept} aria-label="Unsaved changes">
      <p role="status">You have changes from {timeText(offered.at)} that were not saved.</p>
      <div className={styles.buttons}>
        <Button onClick={() => dispatch(offerDiscarded())}>Discard</Button>
        <Button variant="contained" onClick={() => dispatch(offerTaken())}>
          Restore
        </Button>
      </div>
    </section>
  );
}
