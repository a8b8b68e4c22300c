import { Link } from 'react-router';
import type { OrganizedEventSummary } from '@/api';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { formatDayMonth } from '@/lib/dates';
import { formatCount } from '@/lib/numbers';
import { rowTarget } from './eventTargets';
import { StateBadge } from './StateBadge';

interface EventRowsProps {
  events: OrganizedEventSummary[];
  now: number;
  busy: number | null;
  onMenu: (event: OrganizedEventSummary, button: HTMLElement) => void;
}

function seats({ status, sold, total_tickets: total }: OrganizedEventSummary): string {
  const all = formatCount(total);
  return status === 'draft' ? `${all} seats` : `${formatCount(sold)} of ${all}`;
}

function whenAndWhere({ start_date: start, timezone, city }: OrganizedEventSummary): string {
  const when = start ? formatDayMonth(start, timezone) : 'No date yet';
  return city ? `${when} · ${city}` : when;
}

/** The events on narrow screens: two lines each, figures at the right. */
export function EventRows({ events, now, busy, onMenu }: EventRowsProps) {
  return (
    <ListRows label="Events">
      {events.map((event) => (
        <ListRow
          key={event.id}
          title={<Link to={rowTarget(event)}>{event.title}</Link>}
          second={whenAndWhere(event)}
          state={<StateBadge event={event} now={now} />}
          figure={seats(event)}
          menu={
            <RowMenuButton
              name={event.title}
              busy={busy === event.id}
              onOpen={(button) => onMenu(event, button)}
            />
          }
        />
      ))}
    </ListRows>
  );
}
