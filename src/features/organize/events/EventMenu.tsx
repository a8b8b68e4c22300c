import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartColumn from 'lucide-react/icons/chart-column';
import Copy from 'lucide-react/icons/copy';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import type { OrganizedEventSummary } from '@/api';
import { RowMenu, type RowMenuEntry } from '@/components/list/RowMenu';
import { eventActions, type EventAction } from './eventState';

const ENTRIES: Record<EventAction, Omit<RowMenuEntry<EventAction>, 'action'>> = {
  edit: { label: 'Edit', icon: Pencil, hint: 'E' },
  open: { label: 'Open dashboard', icon: ChartColumn, hint: '↵' },
  pause: { label: 'Pause sales', icon: Pause },
  resume: { label: 'Resume sales', icon: Play },
  duplicate: { label: 'Duplicate', icon: Copy, hint: 'D' },
  move: { label: 'Move to another date', icon: CalendarClock, apart: true },
  cancel: { label: 'Cancel event', icon: CalendarX, danger: true, apart: true },
  delete: { label: 'Delete draft', icon: Trash, danger: true, apart: true },
};

interface EventMenuProps {
  event: OrganizedEventSummary;
  anchor: HTMLElement;
  onAction: (action: EventAction) => void;
  onClose: () => void;
}

/** What can be done with one event. */
export default function EventMenu({ event, ...menu }: EventMenuProps) {
  const entries = eventActions(event).map((action) => ({ action, ...ENTRIES[action] }));
  return <RowMenu name={event.title} entries={entries} {...menu} />;
}
