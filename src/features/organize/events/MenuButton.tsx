import Ellipsis from 'lucide-react/icons/ellipsis';
import type { OrganizedEventSummary } from '@/api';
import { IconButton } from '@/components/buttons/IconButton';
import { Spinner } from '@/components/display/Spinner';
import styles from './MenuButton.module.css';

interface MenuButtonProps {
  event: OrganizedEventSummary;
  /** Whether an action of the event is under way. */
  busy: boolean;
  tabIndex?: -1 | 0;
  onOpen: (event: OrganizedEventSummary, button: HTMLElement) => void;
}

/** Opens the menu of one event. */
export function MenuButton({ event, busy, tabIndex, onOpen }: MenuButtonProps) {
  if (busy) {
    return (
      <span className={styles.busy} role="status" aria-label={`Working on ${event.title}`}>
        <Spinner />
      </span>
    );
  }
  return (
    <IconButton
      icon={Ellipsis}
      label={`Actions of ${event.title}`}
      aria-haspopup="menu"
      data-event-menu=""
      className={styles.button}
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => onOpen(event, currentTarget)}
    />
  );
}
