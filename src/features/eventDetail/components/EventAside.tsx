import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useGetSupportContactQuery, type Event, type AuthUser } from '@/api';
import { Avatar } from '@/components/display/Avatar';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Icon } from '@/components/display/Icon';
import { paths } from '@/lib/paths';
import { displayName } from '@/lib/text';
import { formatCount } from '@/lib/numbers';
import { EventStatistics } from './EventStatistics';
import styles from './EventAside.module.css';

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
    <aside className={styles.aside} aria-label="About this booking">
      {user && (
        <Card>
          <div className={styles.user}>
            <Avatar name={displayName(user)} size="medium" />
            <div>
              <strong>{displayName(user)}</strong>
              <p>{[user.company, user.role_label].filter(Boolean).join(' · ')}</p>
            </div>
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
              <p className={styles.access}>
                {event.is_exclusive
                  ? 'Only companies with access can book it.'
                  : 'Every company has access.'}{' '}
                You belong to no company.
              </p>
            ) : (
              <p className={styles.access} data-access={event.company_has_access}>
                <Icon icon={event.company_has_access ? Check : X} small />
                {event.company_has_access
                  ? 'Your company has access'
                  : 'Your company has no access'}
              </p>
            )}
            <p className={styles.note}>Exclusive events are limited to select companies.</p>
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
        <div className={styles.help}>
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
        </div>
      </Card>
    </aside>
  );
}
