import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/feedback/EmptyState';
import { organizePath, paths } from '@/lib/paths';
import { OrganizerScope } from '../components/OrganizerScope';
import { OrganizerTakings } from './OrganizerTakings';

/** /organize/takings: what an organizer has taken, and its GST of a month. */
export function TakingsPage() {
  return (
    <OrganizerScope
      title="Takings"
      text={({ name }) => `What ${name} was paid and paid back. Times in IST.`}
    >
      {(organizer, isOwner) =>
        isOwner ? (
          <OrganizerTakings key={organizer.id} organizer={organizer} />
        ) : (
          <EmptyState
            title="Only owners see the takings"
            text={`The page of each event shows you what it has sold. For more, ask an owner of ${organizer.name}.`}
            action={
              <Button component={Link} to={organizePath(paths.organizeEvents)}>
                See the events
              </Button>
            }
          />
        )
      }
    </OrganizerScope>
  );
}
