import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { errorMessage, type Organizer } from '@/api';
import { useListOrganizerMembersQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { countOf } from '@/lib/text';
import { MemberRow } from './MemberRow';
import styles from './TeamCard.module.css';

const AddMemberDialog = lazyPart(() => import('./AddMemberDialog'));

interface TeamCardProps {
  organizer: Organizer;
  /** Whether the person may change the team. */
  isOwner: boolean;
}

export function TeamCard({ organizer, isOwner }: TeamCardProps) {
  const team = useListOrganizerMembersQuery({ id: organizer.id });
  const [isAdding, setIsAdding] = useState(false);
  const members = team.data?.results;
  const add = (
    <Button
      variant="contained"
      onPointerEnter={AddMemberDialog.preload}
      onFocus={AddMemberDialog.preload}
      onClick={() => setIsAdding(true)}
    >
      <Icon icon={UserPlus} small /> Add a person
    </Button>
  );
  return (
    <Card component="section" aria-labelledby="team">
      <header className={styles.head}>
        <div>
          <h2 id="team">People</h2>
          <p role="status">{team.data && countOf(team.data.count, 'person', 'people')}</p>
        </div>
        {isOwner && add}
      </header>
      {members && team.isError && <StaleNote onRetry={team.refetch} />}
      {members && members.length > 0 && (
        <ul aria-label="Team" className={styles.rows}>
          {members.map((member) => (
            <MemberRow key={member.user} member={member} organizer={organizer} isOwner={isOwner} />
          ))}
        </ul>
      )}
      {members?.length === 0 && (
        <EmptyState
          heading="h3"
          title="Nobody is on the team yet"
          text="Add its owner first, who can then add everybody else."
          action={isOwner && add}
        />
      )}
      {!members && team.isError && (
        <ErrorPanel
          heading="h3"
          title="Couldn’t load the team"
          text={errorMessage(team.error, 'Please try again.')}
          onRetry={team.refetch}
        />
      )}
      {!members && !team.isError && (
        <div role="status" aria-label="Loading the team">
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.waiting}>
              <Skeleton sx={{ typography: 'ui', width: '50%' }} />
              <Skeleton sx={{ typography: 'meta', width: '75%' }} />
            </div>
          ))}
        </div>
      )}
      {isAdding && <AddMemberDialog organizer={organizer} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}
