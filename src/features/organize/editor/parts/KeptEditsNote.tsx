import dayjs from 'dayjs';
import { Button } from '@/components/buttons/Button';
import { useEditor } from '../EditorContext';
import styles from './Bars.module.css';

/** By the person's own clock: `6:12 PM`, on another day `Nov 21, 6:12 PM`. */
const when = (at: number) =>
  dayjs(at).format(dayjs(at).isSame(dayjs(), 'day') ? 'h:mm A' : 'MMM D, h:mm A');

/** Offers what was typed on an earlier visit and did not reach the server. */
export function KeptEditsNote() {
  const { offered, takeOffered, dropOffered } = useEditor();
  if (!offered) return null;
  return (
    <section className={styles.kept} aria-label="Unsaved changes">
      <p role="status">You have changes from {when(offered.at)} that were not saved.</p>
      <div className={styles.buttons}>
        <Button onClick={dropOffered}>Discard</Button>
        <Button variant="primary" onClick={takeOffered}>
          Restore
        </Button>
      </div>
    </section>
  );
}
