import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { CompanySeatOffer } from '@/api';
import { useListCompanySeatsQuery } from '@/api/console';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ListSection, SectionRow } from '@/components/list/ListSection';
import { cx } from '@/lib/cx';
import { formatDateTime, formatDayTime } from '@/lib/dates';
import { eventPath, linkedPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import styles from './ColleagueSeats.module.css';

/** Seats that colleagues offer; nothing where there are none. */
export default function ColleagueSeats() {
  const list = useListCompanySeatsQuery(undefined, { refetchOnFocus: true });
  return (
    <ListSection title="Seats from colleagues" subject="The seats from colleagues" list={list}>
      {(offer) => <Offer key={offer.id} offer={offer} />}
    </ListSection>
  );
}

function Offer({ offer }: { offer: CompanySeatOffer }) {
  const { event_timezone: zone, title, event_title: event } = offer;
  const closes = formatDayTime(offer.closes_at, zone);
  return (
    <SectionRow
      words={
        <>
          <Link to={eventPath(offer.event)}>{event}</Link>
          <small>
            {formatDateTime(offer.event_start_date, zone)} · {offer.event_venue}, {offer.event_city}
          </small>
          {title !== event && <p className={styles.text}>{title}</p>}
          {offer.message && <p className={cx(styles.text, styles.message)}>{offer.message}</p>}
          <small>
            {offer.ticket_tier_name} · offered by {offer.offered_by} ·{' '}
            {offer.claim_token === null
              ? `${countOf(offer.seats_left, 'seat')} left, until ${closes}`
              : 'you have a seat'}
          </small>
        </>
      }
    >
      <Claim offer={offer} />
    </SectionRow>
  );
}

function Claim({ offer }: { offer: CompanySeatOffer }) {
  const { claim_token: claimed, event_title: event } = offer;
  if (claimed !== null) {
    return (
      <Button component={Link} to={linkedPath(paths.seatClaim, claimed)}>
        Your seat<VisuallyHidden> at {event}</VisuallyHidden>
      </Button>
    );
  }
  if (offer.seats_left === 0) return <small>All seats are taken</small>;
  return (
    <Button component={Link} variant="contained" to={linkedPath(paths.seatOffer, offer.token)}>
      Take a seat<VisuallyHidden> at {event}</VisuallyHidden>
    </Button>
  );
}
