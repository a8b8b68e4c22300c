import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '@/components/buttons/IconButton';
import { Spinner } from '@/components/display/Spinner';
import styles from './RowMenuButton.module.css';

interface RowMenuButtonProps {
  /** What the row is called. */
  name: string;
  /** Whether an action of the row is under way. */
  busy?: boolean;
  tabIndex?: -1 | 0;
  onOpen: (button: HTMLElement) => void;
}

/** Opens the menu of one row. */
export function RowMenuButton({ name, busy = false, tabIndex, onOpen }: RowMenuButtonProps) {
  if (busy) {
    return (
      <span className={styles.busy} role="status" aria-label={`Working on ${name}`}>
        <Spinner />
      </span>
    );
  }
  return (
    <IconButton
      icon={Ellipsis}
      label={`Actions of ${name}`}
      aria-haspopup="menu"
      data-row-menu=""
      className={styles.button}
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    />
  );
}
