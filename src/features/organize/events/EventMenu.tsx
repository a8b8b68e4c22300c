import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartColumn from 'lucide-react/icons/chart-column';
import Copy from 'lucide-react/icons/copy';
import type { LucideIcon } from 'lucide-react';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import type { OrganizedEventSummary } from '@/api';
import styles from './EventMenu.module.css';
import { eventActions, type EventAction } from './eventState';

interface Entry {
  label: string;
  icon: LucideIcon;
  /** The key that does the same in the grid. */
  hint?: string;
  danger?: boolean;
}

const ENTRIES: Record<EventAction, Entry> = {
  edit: { label: 'Edit', icon: Pencil, hint: 'E' },
  open: { label: 'Open dashboard', icon: ChartColumn, hint: '↵' },
  pause: { label: 'Pause sales', icon: Pause },
  resume: { label: 'Resume sales', icon: Play },
  duplicate: { label: 'Duplicate', icon: Copy, hint: 'D' },
  move: { label: 'Move to another date', icon: CalendarClock },
  cancel: { label: 'Cancel event', icon: CalendarX, danger: true },
  delete: { label: 'Delete draft', icon: Trash, danger: true },
};

/** What ends or moves an event stands under a line. */
const UNDER_THE_LINE: ReadonlySet<EventAction> = new Set(['move', 'cancel', 'delete']);

interface EventMenuProps {
  event: OrganizedEventSummary;
  anchor: HTMLElement;
  onAction: (action: EventAction) => void;
  onClose: () => void;
}

/** What can be done with one event. */
export default function EventMenu({ event, anchor, onAction, onClose }: EventMenuProps) {
  const actions = eventActions(event);
  const item = (action: EventAction) => {
    const { label, icon, hint, danger } = ENTRIES[action];
    return (
      <MenuItem
        key={action}
        className={styles.item}
        data-danger={danger}
        onClick={() => {
          onClose();
          onAction(action);
        }}
      >
        <Icon icon={icon} small />
        {label}
        {hint && <kbd aria-hidden="true">{hint}</kbd>}
      </MenuItem>
    );
  };
  const ending = actions.filter((action) => UNDER_THE_LINE.has(action));
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': `Actions of ${event.title}` },
        paper: { className: styles.paper },
      }}
    >
      {actions.filter((action) => !UNDER_THE_LINE.has(action)).map(item)}
      {ending.length > 0 && <Divider className={styles.line} />}
      {ending.map(item)}
    </Menu>
  );
}
