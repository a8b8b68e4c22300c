import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/feedback/EmptyState';
import { organizePath, paths } from '@/lib/paths';
import { OrganizerScope } from '../components/OrganizerScope';
import { OrganizerForm } from './OrganizerForm';
import { SettingsChanges } from './SettingsChanges';

/** The name of an organizer and the legal seller of its tickets (D21). */
export function SettingsPage() {
  return (
    <OrganizerScope
      title="Settings"
      text={({ name }) => `What attendees and invoices say about ${name}.`}
    >
      {(organizer, isOwner) =>
        isOwner ? (
          <>
            <OrganizerForm key={organizer.id} organizer={organizer} />
            <SettingsChanges id={organizer.id} />
          </>
        ) : (
          <EmptyState
            title="Only owners change these settings"
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
