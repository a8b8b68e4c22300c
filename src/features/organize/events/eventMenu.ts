import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartColumn from 'lucide-react/icons/chart-column';
import Copy from 'lucide-react/icons/copy';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import type { OrganizedEventSummary } from '@/api';
import type { RowEntry } from '@/components/dataList/rowActions';
import { eventActions, type EventAction } from './eventState';

const ENTRIES: Record<EventAction, Omit<RowEntry<EventAction>, 'action'>> = {
  edit: { label: 'Edit', icon: Pencil, hint: 'E' },
  open: { label: 'Open dashboard', icon: ChartColumn, hint: '↵' },
  pause: { label: 'Pause sales', icon: Pause },
  resume: { label: 'Resume sales', icon: Play },
  duplicate: { label: 'Duplicate', icon: Copy, hint: 'D' },
  move: { label: 'Move to another date', icon: CalendarClock, apart: true },
  cancel: { label: 'Cancel event', icon: CalendarX, danger: true, apart: true },
  delete: { label: 'Delete draft', icon: Trash, danger: true, apart: true },
};

/** What can be done with one event. */
export const eventMenu = (event: OrganizedEventSummary): RowEntry<EventAction>[] =>
  eventActions(event).map((action) => ({ action, ...ENTRIES[action] }));
