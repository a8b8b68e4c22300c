import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartColumn from 'lucide-react/icons/chart-column';
import Copy from 'lucide-react/icons/copy';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import type { OrganizedEventList, OrganizedEventSummary } from '@/api';
import type { RowEntry } from '@/components/dataList/RowMenu';
import { organizeEditEventPath, organizeEventPath } from '@/lib/paths';
import type { Tone } from '@/theme/tone';
import type { EventTab } from './eventListFilters';

interface EventState {
  label: string;
  /** `outlined` for drafts, `inverse` for what is sold out. */
  tone: Tone | 'outlined' | 'inverse';
}

/** The state of an event in the list. @param now epoch milliseconds */
export function eventState(event: OrganizedEventSummary, now: number): EventState {
  const { status, available_tickets: left } = event;
  if (status === 'draft') return { label: 'Draft', tone: 'outlined' };
  if (status === 'paused') return { label: 'Sales paused', tone: 'warning' };
  if (status === 'over') return { label: 'Past', tone: 'default' };
  if (status === 'cancelled') return { label: 'Cancelled', tone: 'error' };
  if (left === 0) return { label: 'Sold out', tone: 'inverse' };
  const { booking_start_date: opens, booking_end_date: closes } = event;
  if (opens && Date.parse(opens) > now) return { label: 'Not open yet', tone: 'info' };
  if (closes && Date.parse(closes) <= now) return { label: 'Booking closed', tone: 'default' };
  return { label: 'On sale', tone: 'success' };
}

/** What has ended takes no more bookings: its bar is grey. */
export const isEnded = ({ status }: OrganizedEventSummary) =>
  status === 'over' || status === 'cancelled';

/** The number of events under a tab. */
export function tabCount(tab: EventTab, counts: OrganizedEventList['counts']): number {
  if (tab === 'on_sale') return counts.published - counts.sold_out;
  if (tab !== 'all') return counts[tab];
  return counts.draft + counts.published + counts.paused + counts.over + counts.cancelled;
}

export type EventAction =
  | 'edit'
  | 'open'
  | 'pause'
  | 'resume'
  | 'duplicate'
  | 'move'
  | 'cancel'
  | 'delete';

/** What can be done with an event, in the order of its menu. */
export function eventActions({ status }: OrganizedEventSummary): EventAction[] {
  const actions: EventAction[] = [];
  if (status !== 'over' && status !== 'cancelled') actions.push('edit');
  if (status !== 'draft') actions.push('open');
  if (status === 'published') actions.push('pause');
  if (status === 'paused') actions.push('resume');
  actions.push('duplicate');
  if (status === 'published' || status === 'paused') actions.push('move', 'cancel');
  if (status === 'draft') actions.push('delete');
  return actions;
}

/** Where Enter and a click on the title lead: a draft to its editor, others to their dashboard. */
export const rowTarget = ({ id, status }: Pick<OrganizedEventSummary, 'id' | 'status'>): string =>
  status === 'draft' ? organizeEditEventPath(id) : organizeEventPath(id);

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
