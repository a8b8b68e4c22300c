import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo, useState } from 'react';
import { errorMessage, type Organizer } from '@/api';
import { useListOrganizerMembersQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { countOf } from '@/lib/text';
import { OrganizerScope } from '../components/OrganizerScope';
import { teamColumns } from './teamColumns';

const AddMemberDialog = lazyPart(() => import('./AddMemberDialog'));

/** Who is on the team of an organizer, and what each may do. */
export function TeamPage() {
  return (
    <OrganizerScope title="Team" text={({ name }) => `Who works on the events of ${name}.`}>
      {(organizer, isOwner) => <Team key={organizer.id} organizer={organizer} isOwner={isOwner} />}
    </OrganizerScope>
  );
}

interface TeamProps {
  organizer: Organizer;
  /** Whether the person may change the team. */
  isOwner: boolean;
}

function Team({ organizer, isOwner }: TeamProps) {
  const query = useListOrganizerMembersQuery({ id: organizer.id });
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(() => teamColumns(organizer, isOwner), [organizer, isOwner]);
  const add = isOwner && (
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
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'end', justifyContent: 'space-between', minHeight: 44, gap: 2, mb: 2 }}
      >
        <Typography role="status" component="p" variant="meta" color="textSecondary">
          {query.data && countOf(query.data.count, 'person', 'people')}
        </Typography>
        {query.data?.count !== 0 && add}
      </Stack>
      <DataList
        label="Team"
        subject="the team"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        columns={columns}
        rowKey={({ user }) => user}
        empty={
          <EmptyState
            title="No one is on the team yet"
            text="Add its owner first, who can then add everybody else."
            action={add}
          />
        }
      />
      {isAdding && <AddMemberDialog organizer={organizer} onClose={() => setIsAdding(false)} />}
    </>
  );
}
