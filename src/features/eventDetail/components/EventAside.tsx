import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useGetSupportContactQuery, type Event, type AuthUser } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Icon } from '@/components/display/Icon';
import { paths } from '@/lib/paths';
import { displayName } from '@/lib/text';
import { formatCount } from '@/lib/numbers';
import { EventStatistics } from './EventStatistics';

interface EventAsideProps {
  event: Event;
  user: AuthUser | null;
  /** The person has view_event_statistics (D7). */
  seesStatistics: boolean;
  /** The organizer's actions (D13); empty without the permission. */
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
