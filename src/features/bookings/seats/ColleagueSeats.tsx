import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { CompanySeatOffer } from '@/api';
import { useListCompanySeatsQuery } from '@/api/console';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ListSection, SectionRow } from '@/features/bookings/ListSection';
import { formatDateTime, formatDayTime } from '@/lib/dates';
import { eventPath, linkedPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';

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
          {title !== event && <Typography variant="body2">{title}</Typography>}
          {offer.message && (
            <Typography variant="body2" sx={{ maxWidth: '70ch', whiteSpace: 'pre-line' }}>
              {offer.message}
            </Typography>
          )}
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
