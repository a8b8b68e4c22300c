import { Link } from 'react-router';
import { errorMessage, type WaitingEntry } from '@/api';
import { useLeaveWaitingListMutation, useListWaitingEntriesQuery } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ButtonLink } from '@/components/buttons/Button';
import { formatMonthDay, formatTime } from '@/lib/dates';
import { eventPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import styles from './WaitingPlaces.module.css';

/** A person's places on waiting lists; nothing for those who have none. */
export default function WaitingPlaces() {
  const { data } = useListWaitingEntriesQuery();
  if (!data || data.results.length === 0) return null;
  return (
    <section className={styles.places} aria-labelledby="waiting-places">
      <h2 id="waiting-places">Waiting lists</h2>
      <ul>
        {data.results.map((entry) => (
          <Place key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

const LIVE = new Set<WaitingEntry['state']>(['waiting', 'in_approval', 'offered']);

function Place({ entry }: { entry: WaitingEntry }) {
  const [leave, { isLoading, error }] = useLeaveWaitingListMutation();
  const isOffered = entry.state === 'offered';
  return (
    <li className={styles.place}>
      <div>
        <Link to={eventPath(entry.event)}>{entry.event_title}</Link>
        <small>
          {entry.ticket_tier_name} · {countOf(entry.quantity, 'ticket')} · {stateText(entry)}
        </small>
        {error && (
          <p role="alert" className={styles.failure}>
            {errorMessage(error, 'The waiting list could not be left.')}
          </p>
        )}
      </div>
      {LIVE.has(entry.state) && (
        <span className={styles.actions}>
          {isOffered && (
            <ButtonLink to={paths.cart} variant="primary">
              Pay now
            </ButtonLink>
          )}
          <BusyButton busy={isLoading} onClick={() => void leave({ id: entry.id })}>
            {isOffered ? 'Pass on' : 'Leave'}
          </BusyButton>
        </span>
      )}
    </li>
  );
}

/** `Number 3 in line`, `Offered until Dec 3, 4:10 PM IST` */
function stateText({
  state,
  place,
  offered_until: until,
  event_timezone: zone,
  reason,
}: WaitingEntry) {
  switch (state) {
    case 'waiting':
      return `Number ${place} in line`;
    case 'in_approval':
      return `In approval, number ${place} in line`;
    case 'offered':
      return until
        ? `Offered until ${formatMonthDay(until, zone)}, ${formatTime(until, zone)}`
        : 'Offered';
    case 'taken':
      return 'Taken';
    case 'passed':
      return 'Passed on';
    case 'lapsed':
      return 'Not paid in time';
    case 'left':
      return 'You left';
    case 'declined':
      return 'Declined by your company';
    case 'ended':
      return reason || 'Ended without seats';
  }
}
