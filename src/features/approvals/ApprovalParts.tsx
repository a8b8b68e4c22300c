import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Approval, ApprovalBooking } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import { Poster } from '@/entities/event/Poster';
import { GUEST_LABELS, PURPOSE_LABELS } from '@/entities/approval/approvalView';
import { formatDateTime, formatDayTime } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import { countOf } from '@/lib/text';

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
        <Stack component="section" aria-label="Also in this request" sx={{ gap: 2 }}>
          {others.map((more) => (
            <EventHead key={more[0]?.event} bookings={more} heading="h2" />
          ))}
        </Stack>
      )}
    </>
  );
}

interface EventHeadProps {
  bookings: readonly ApprovalBooking[];
  heading: 'h1' | 'h2';
}

function EventHead({ bookings, heading }: EventHeadProps) {
  const [booking] = bookings;
  if (!booking) return null;
  const { event, event_title: title, venue, city } = booking;
  const isFirst = heading === 'h1';
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ flex: 'none', width: isFirst ? { xs: 76, md: 104 } : 60 }}>
        <Poster src={booking.image} eager />
      </Box>
      <Box
        sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'meta', color: 'text.secondary' }}
      >
        <Typography
          component={heading}
          variant={isFirst ? 'h2' : 'h3'}
          color="textPrimary"
          sx={{ mb: 0.75, '& a': { display: 'inline-block', minHeight: 24 } }}
        >
          <Link to={eventPath(event)}>{title}</Link>
        </Typography>
        <p>{formatDateTime(booking.event_start_at, booking.event_timezone)}</p>
        <p>{[venue, city].filter(Boolean).join(', ')}</p>
        <p>
          {bookings
            .map(({ quantity, ticket_tier_name: tier }) => `${quantity} × ${tier}`)
            .join(', ')}
        </p>
      </Box>
    </Stack>
  );
}

/** Who asks, what it is for, and who is invited. */
export function Requester({ approval }: { approval: Approval }) {
  const { requester, cost_centre: centre, created_at: at, purpose, guests } = approval;
  return (
    <Stack component="section" direction="row" aria-label="Requester" sx={{ gap: 1.5 }}>
      <Avatar name={requester.name} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="ui" component="p">
          {requester.name}
        </Typography>
        <Typography variant="meta" component="p" color="textSecondary" sx={{ mb: 1.25 }}>
          {[requester.role_label, centre?.name].filter(Boolean).join(', ')} · {formatDayTime(at)}
        </Typography>
        <Chip size="small" label={PURPOSE_LABELS[approval.purpose_kind]} />
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{purpose}</Typography>
        {guests.length > 0 && (
          <>
            <Typography
              component="h2"
              variant="label"
              color="textSecondary"
              sx={{ mt: 1.75, mb: 0.75 }}
            >
              {countOf(guests.length, 'guest')}
            </Typography>
            <Stack component="ul" sx={{ gap: 0.75, typography: 'body2' }}>
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
            </Stack>
          </>
        )}
      </Box>
    </Stack>
  );
}

/** Which colleagues have tickets for the same events. */
export function Colleagues({ bookings }: { bookings: readonly ApprovalBooking[] }) {
  const events = byEvent(bookings).flatMap(([first]) => (first ? [first] : []));
  const shown = events.filter(({ colleagues }) => colleagues.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="who-else">
      <Typography id="who-else" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        Who else goes
      </Typography>
      {shown.map(({ event, event_title: title, colleagues }) => (
        <div key={event}>
          {events.length > 1 && (
            <Typography component="p" variant="meta" color="textSecondary" sx={{ mb: 1.25 }}>
              {title}
            </Typography>
          )}
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 1.25, typography: 'body2' }}
          >
            {colleagues.map((name, index) => (
              <Stack
                component="li"
                key={`${name} ${index}`}
                direction="row"
                sx={{ alignItems: 'center', gap: 1.25 }}
              >
                <Avatar name={name} /> {name}
              </Stack>
            ))}
          </Stack>
        </div>
      ))}
    </section>
  );
}
