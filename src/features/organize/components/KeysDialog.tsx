import { Link } from 'react-router';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { paths } from '@/lib/paths';
import styles from './KeysDialog.module.css';

type Key = readonly [keys: string, words: string];

const EVENTS: readonly Key[] = [
  ['/', 'Search this list'],
  ['Ctrl K', 'Search everything'],
  ['N', 'New event'],
  ['Tab', 'To the next event, or to its menu'],
  ['Enter', 'Open it'],
  ['E', 'Edit it'],
  ['D', 'Duplicate it'],
  ['?', 'This list of keys'],
];

const EDITOR: readonly Key[] = [
  ['Ctrl S', 'Save'],
  ['Alt ↓, Alt ↑', 'Next or previous section'],
  ['Space, arrows', 'Lift a ticket by its handle, move it'],
  ['Ctrl K', 'Search everything'],
  ['?', 'This list, outside of fields'],
];

interface KeysDialogProps {
  of: 'events' | 'editor';
  onClose: () => void;
}

/** The keys of the events list, or of the editor. */
export default function KeysDialog({ of, onClose }: KeysDialogProps) {
  return (
    <ReadDialog title="Keys" onClose={onClose}>
      <dl className={styles.keys}>
        {(of === 'events' ? EVENTS : EDITOR).map(([keys, words]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.off}>
        Letters and signs pressed alone can be switched off in{' '}
        <Link to={paths.profile}>My Profile</Link>.
      </p>
    </ReadDialog>
  );
}
