import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { Approval, ApprovalBooking } from '@/api';
import { Avatar } from '@/components/display/Avatar';
import { Poster } from '@/entities/event/Poster';
import { GUEST_LABELS, PURPOSE_LABELS } from '@/entities/approval/approvalView';
import { formatDateTime, formatDayTime } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import styles from './ApprovalParts.module.css';

/** The bookings of each event, in order. */
function byEvent(bookings: readonly ApprovalBooking[]): ApprovalBooking[][] {
  const events = new Map<number, ApprovalBooking[]>();
  for (const one of bookings) events.set(one.event, [...(events.get(one.event) ?? []), one]);
  return [...events.values()];
}

/** What it is for: the first event is the heading of the page. */
export function Events({ bookings }: { bookings: readonly ApprovalBooking[] }) {
  const [first, ...others] = byEvent(bookings);
  return (
    <>
      {first && <EventHead bookings={first} heading="h1" />}
      {others.length > 0 && (
        <section className={styles.others} aria-label="Also in this request">
          {others.map((more) => (
            <EventHead key={more[0]?.event} bookings={more} heading="h2" />
          ))}
        </section>
      )}
    </>
  );
}

interface EventHeadProps {
  bookings: readonly ApprovalBooking[];
  heading: 'h1' | 'h2';
}

function EventHead({ bookings, heading: Heading }: EventHeadProps) {
  const [booking] = bookings;
  if (!booking) return null;
  const { event, event_title: title, venue, city } = booking;
  return (
    <div className={styles.event} data-first={Heading === 'h1' || undefined}>
      <Poster src={booking.image} className={styles.poster} eager />
      <div>
        <Heading>
          <Link to={eventPath(event)}>{title}</Link>
        </Heading>
        <p>{formatDateTime(booking.event_start_at, booking.event_timezone)}</p>
        <p>{[venue, city].filter(Boolean).join(', ')}</p>
        <p>
          {bookings
            .map(({ quantity, ticket_tier_name: tier }) => `${quantity} × ${tier}`)
            .join(', ')}
        </p>
      </div>
    </div>
  );
}

/** Who asks, what it is for, and who is invited. */
export function Requester({ approval }: { approval: Approval }) {
  const { requester, cost_centre: centre, created_at: at, purpose, guests } = approval;
  return (
    <section className={styles.requester} aria-label="Who asks">
      <Avatar name={requester.name} />
      <div>
        <p className={styles.name}>{requester.name}</p>
        <p className={styles.second}>
          {[requester.role_label, centre?.name].filter(Boolean).join(', ')} · {formatDayTime(at)}
        </p>
        <Chip size="small" label={PURPOSE_LABELS[approval.purpose_kind]} />
        <p className={styles.purpose}>{purpose}</p>
        {guests.length > 0 && (
          <>
            <h2 className={styles.small}>{countOf(guests.length, 'guest')}</h2>
            <ul className={styles.guests}>
              {guests.map(({ name, organisation, kind }, index) => (
                <li key={index}>
                  {name}, {organisation}{' '}
                  <Chip
                    size="small"
                    color={kind === 'public_official' ? 'warning' : 'default'}
                    label={GUEST_LABELS[kind]}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** Which colleagues have tickets for the same events. */
export function Colleagues({ bookings }: { bookings: readonly ApprovalBooking[] }) {
  const events = byEvent(bookings).flatMap(([first]) => (first ? [first] : []));
  const shown = events.filter(({ colleagues }) => colleagues.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="who-else">
      <h2 id="who-else" className={styles.title}>
        Who else goes
      </h2>
      {shown.map(({ event, event_title: title, colleagues }) => (
        <div key={event}>
          {events.length > 1 && <p className={styles.second}>{title}</p>}
          <ul className={styles.colleagues}>
            {colleagues.map((name, index) => (
              <li key={`${name} ${index}`}>
                <Avatar name={name} /> {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
