import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  useGetSupportContactQuery,
  type Event,
  type AuthUser,
  errorMessage,
  useGetEventStatisticsQuery,
  type EventStatistics as Statistics,
} from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Icon } from '@/components/display/Icon';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { Avatar } from '@/entities/person/Avatar';
import { formatCount } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { displayName, countOf } from '@/lib/text';

interface EventAsideProps {
  event: Event;
  user: AuthUser | null;
  /** The person has view_event_statistics. */
  seesStatistics: boolean;
  /** The organizer's actions; empty without the permission. */
  organizerPanel: ReactNode;
}

export function EventAside({ event, user, seesStatistics, organizerPanel }: EventAsideProps) {
  const chatUrl = useGetSupportContactQuery().data?.chat_url;
  const message = `Hello Foyer, I have a question about "${event.title}" (event ${event.id}).`;
  return (
    <Box
      component="aside"
      aria-label="About this booking"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          '@560': 'repeat(2, minmax(0, 1fr))',
          '@896': 'minmax(0, 1fr)',
        },
        gap: 2,
        alignItems: 'start',
        '& h2': { typography: 'h3', mb: 1.5 },
      }}
    >
      {user && (
        <Card sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar name={displayName(user)} size="medium" />
          <div>
            <strong>{displayName(user)}</strong>
            <Typography variant="meta" component="p" color="textSecondary">
              {[user.company, user.role_label].filter(Boolean).join(' · ')}
            </Typography>
          </div>
        </Card>
      )}
      {organizerPanel}
      {seesStatistics && (
        <>
          <EventStatistics eventId={event.id} />
          <Card component="section" aria-labelledby="access-level">
            <h2 id="access-level">Access Level</h2>
            {!user?.company_id ? (
              <Typography variant="ui" component="p" color="error">
                {event.is_exclusive
                  ? 'Only companies with access can book it.'
                  : 'Every company has access.'}{' '}
                You belong to no company.
              </Typography>
            ) : (
              <Stack
                component="p"
                direction="row"
                sx={{
                  alignItems: 'center',
                  gap: 1.25,
                  typography: 'ui',
                  color: event.company_has_access ? 'success.main' : 'error.main',
                }}
              >
                <Icon icon={event.company_has_access ? Check : X} small />
                {event.company_has_access
                  ? 'Your company has access'
                  : 'Your company has no access'}
              </Stack>
            )}
            <Typography variant="meta" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
              Exclusive events are limited to select companies.
            </Typography>
          </Card>
        </>
      )}
      <Card component="section" aria-labelledby="venue-details">
        <h2 id="venue-details">Venue Details</h2>
        <DefinitionList
          layout="rows"
          items={[
            { term: 'Venue', value: event.venue },
            { term: 'Total seats', value: formatCount(event.total_tickets) },
            { term: 'Ticket types', value: event.ticket_tiers.length },
          ]}
        />
      </Card>
      <Card component="section" aria-labelledby="need-help">
        <h2 id="need-help">Need Help?</h2>
        <Stack sx={{ gap: 1 }}>
          <Button component={Link} to={paths.contact} fullWidth>
            <Icon icon={Mail} small /> Contact Support
          </Button>
          {chatUrl && (
            <Button
              href={`${chatUrl}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              fullWidth
            >
              <Icon icon={MessageSquare} small /> Live Chat
            </Button>
          )}
          <Button component={Link} to={paths.events} variant="text" fullWidth>
            <Icon icon={ArrowLeft} small /> Back to Events
          </Button>
        </Stack>
      </Card>
    </Box>
  );
}

const ROWS = 6;
const CHART = { width: 296, height: 56, days: 30 };

/** Capacity, sold, available, bookings, progress. Requires view_event_statistics. */
function EventStatistics({ eventId }: { eventId: number }) {
  const { currentData, error, refetch } = useGetEventStatisticsQuery({ id: eventId });
  return (
    <Card component="section" aria-labelledby="event-statistics">
      <h2 id="event-statistics">Event Statistics</h2>
      {currentData ? (
        <>
          <DefinitionList
            layout="rows"
            items={[
              { term: 'Total capacity', value: formatCount(currentData.total_capacity) },
              { term: 'Sold', value: formatCount(currentData.sold) },
              { term: 'Held in carts', value: formatCount(currentData.held) },
              { term: 'Available', value: formatCount(currentData.available) },
              { term: 'Total bookings', value: formatCount(currentData.total_bookings) },
              { term: 'Progress', value: `${currentData.progress}%` },
            ]}
          />
          <ProgressBar percent={currentData.progress} label="Sold or held" />
          <SalesChart days={currentData.sales_by_day} />
        </>
      ) : error ? (
        <ErrorPanel
          heading="h3"
          title="No statistics"
          text={errorMessage(error, 'Please try again in a moment.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Stack role="status" aria-label="Loading statistics" sx={{ gap: 2.5, py: 1 }}>
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton sx={{ typography: 'ui' }} key={index} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

/**
 * Paid tickets of the last days as bars, hidden from assistive technology; the caption sums them
 * up.
 * @param props.days oldest first
 */
function SalesChart({ days }: { days: Statistics['sales_by_day'] }) {
  const shown = days.slice(-CHART.days);
  if (shown.length === 0) return null;
  const most = Math.max(1, ...shown.map((day) => day.tickets));
  const sum = shown.reduce((total, day) => total + day.tickets, 0);
  const slot = CHART.width / Math.max(shown.length, 10);
  return (
    <Box component="figure" sx={{ mt: 2.5, '& svg': { width: '100%', fill: 'var(--mark)' } }}>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
        {shown.map((day, index) => {
          const height = Math.max(day.tickets === 0 ? 1 : 3, (day.tickets / most) * CHART.height);
          return (
            <rect
              key={day.date}
              x={index * slot}
              y={CHART.height - height}
              width={Math.max(1, slot - 3)}
              height={height}
              rx={1.5}
            />
          );
        })}
      </svg>
      <Typography variant="meta" component="figcaption" color="textSecondary" sx={{ mt: 1 }}>
        {countOf(sum, 'ticket')} sold in {countOf(shown.length, 'day')}, up to {formatCount(most)}{' '}
        per day
      </Typography>
    </Box>
  );
}
