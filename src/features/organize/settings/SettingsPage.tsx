import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useListOrganizerAuditQuery } from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChanges } from '@/entities/audit/LatestChanges';
import { organizePath, paths, organizeChangesPath } from '@/lib/paths';
import { OrganizerScope } from '../components/OrganizerScope';
import { OrganizerForm } from './OrganizerForm';

/** The name of an organizer and the legal seller of its tickets. */
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

/** What was changed of an organizer's settings last. */
function SettingsChanges({ id }: { id: number }) {
  const query = useListOrganizerAuditQuery({ id, kind: 'organizer', pageSize: LATEST });
  const all = organizeChangesPath({ organizer: id, kind: 'organizer' });
  return (
    <Box sx={{ maxWidth: 880, mt: 2 }}>
      <LatestChanges query={query} of="these settings" all={all} />
    </Box>
  );
}
