import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/feedback/EmptyState';
import { WebhooksView } from '@/entities/webhook/WebhooksView';
import { organizePath, paths } from '@/lib/paths';
import { OrganizerScope } from './components/OrganizerScope';

/** /organize/webhooks: which systems of an organizer are told what happens. */
export function WebhooksPage() {
  return (
    <OrganizerScope
      title="Webhooks"
      text={({ name }) => `Tell the systems of ${name} what happens on Foyer.`}
    >
      {(organizer, isOwner) =>
        isOwner ? (
          <WebhooksView key={organizer.id} organizerId={organizer.id} />
        ) : (
          <EmptyState
            title="Only owners manage webhooks"
            text={`Ask an owner of ${organizer.name}.`}
            action={
              <Button component={Link} to={organizePath(paths.organizeTeam, organizer.id)}>
                See the team
              </Button>
            }
          />
        )
      }
    </OrganizerScope>
  );
}
