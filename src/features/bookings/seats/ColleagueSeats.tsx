import { Link } from 'react-router';
import type { CompanySeatOffer } from '@/api';
import { useListCompanySeatsQuery } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ButtonLink } from '@/components/buttons/Button';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDateTime, formatDayMonth, formatTime } from '@/lib/dates';
import { eventPath, linkedPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import styles from './ColleagueSeats.module.css';

/** Seats that colleagues offer; nothing where there are none. */
export default function ColleagueSeats() {
  const { data, isError, refetch } = useListCompanySeatsQuery(undefined, { refetchOnFocus: true });
  if (data ? data.results.length === 0 : !isError) return null;
  return (
    <section className={styles.seats} aria-labelledby="colleague-seats">
      <h2 id="colleague-seats">Seats from colleagues</h2>
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>
            {data
              ? 'The seats from colleagues could not be refreshed and may be out of date.'
              : 'The seats from colleagues could not be loaded.'}
          </p>
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        </div>
      )}
      <ul>
        {data?.results.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ offer }: { offer: CompanySeatOffer }) {
  const { event_timezone: zone, title, event_title: event } = offer;
  const closes = `${formatDayMonth(offer.closes_at, zone)}, ${formatTime(offer.closes_at, zone)}`;
  return (
    <li className={styles.offer}>
      <div className={styles.words}>
        <Link to={eventPath(offer.event)}>{event}</Link>
        <small>
          {formatDateTime(offer.event_start_date, zone)} · {offer.event_venue}, {offer.event_city}
        </small>
        {title !== event && <p>{title}</p>}
        {offer.message && <p className={styles.message}>{offer.message}</p>}
        <small>
          {offer.ticket_tier_name} · offered by {offer.offered_by} ·{' '}
          {offer.claim_token === null
            ? `${countOf(offer.seats_left, 'seat')} left, until ${closes}`
            : 'you have a seat'}
        </small>
      </div>
      {offer.claim_token !== null ? (
        <ButtonLink to={linkedPath(paths.seatClaim, offer.claim_token)}>
          Your seat<VisuallyHidden> at {event}</VisuallyHidden>
        </ButtonLink>
      ) : offer.seats_left > 0 ? (
        <ButtonLink variant="primary" to={linkedPath(paths.seatOffer, offer.token)}>
          Take a seat<VisuallyHidden> at {event}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <small>All seats are taken</small>
      )}
    </li>
  );
}
