import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage, type Organizer, type OrganizerMember, type OrganizerRole } from '@/api';
import { useRemoveOrganizerMemberMutation, useSetOrganizerMemberMutation } from '@/api/console';
import type { DataColumn } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Avatar } from '@/entities/person/Avatar';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { TextInput } from '@/components/fields/TextInput';
import { ORGANIZER_ROLES } from '@/entities/organizer/useChosenOrganizer';
import { selectUser, useAppSelector, useToast } from '@/state';

const nameOf = ({ name, email }: OrganizerMember) => name || email;

/** @param isOwner whether the person at the screen may change the team */
export const teamColumns = (
  organizer: Organizer,
  isOwner: boolean,
): DataColumn<OrganizerMember>[] => [
  {
    id: 'name',
    header: 'Person',
    minWidth: 240,
    phone: 'title',
    render: (member) => <PersonCell member={member} />,
  },
  {
    id: 'role',
    header: 'Role',
    width: 144,
    phone: 'wide',
    render: (member) =>
      isOwner ? (
        <RoleSelect member={member} organizer={organizer} />
      ) : (
        ORGANIZER_ROLES[member.role].label
      ),
  },
  {
    id: 'may',
    header: 'What they may do',
    minWidth: 220,
    wraps: true,
    render: ({ role }) => ORGANIZER_ROLES[role].may,
  },
  {
    id: 'remove',
    header: 'Remove',
    hiddenHeader: true,
    width: 128,
    align: 'right',
    phone: 'figure',
    render: (member) => <RemoveButton member={member} organizer={organizer} isOwner={isOwner} />,
  },
];

const useIsMe = ({ user }: OrganizerMember) => useAppSelector(selectUser)?.id === user;

function PersonCell({ member }: { member: OrganizerMember }) {
  const isMe = useIsMe(member);
  const name = nameOf(member);
  return (
    <Stack component="span" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar name={name} />
      <TwoLines
        first={
          <>
            {name} {isMe && <Chip size="small" label="You" />}
          </>
        }
        second={member.email}
      />
    </Stack>
  );
}

interface MemberProps {
  member: OrganizerMember;
  organizer: Organizer;
}

/** The role of one member; a choice is sent at once. */
function RoleSelect({ member, organizer }: MemberProps) {
  const toast = useToast();
  const [setMember, { isLoading }] = useSetOrganizerMemberMutation();
  const name = nameOf(member);
  const handleChange = async (role: OrganizerRole) => {
    const organizerMemberInput = { email: member.email, role };
    try {
      await setMember({ id: organizer.id, organizerMemberInput }).unwrap();
      toast.success(`${name} is now ${ORGANIZER_ROLES[role].label}.`);
    } catch (error) {
      toast.error(errorMessage(error, 'The role could not be changed. Please try again.'));
    }
  };
  return (
    <TextInput
      select
      value={member.role}
      disabled={isLoading}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': `Role of ${name}`, 'aria-busy': isLoading },
      }}
      onChange={({ target }) => void handleChange(target.value as OrganizerRole)}
    >
      {Object.entries(ORGANIZER_ROLES).map(([role, words]) => (
        <option key={role} value={role}>
          {words.label}
        </option>
      ))}
    </TextInput>
  );
}

/** Owners remove people; everybody may leave. */
function RemoveButton({ member, organizer, isOwner }: MemberProps & { isOwner: boolean }) {
  const toast = useToast();
  const [removeMember] = useRemoveOrganizerMemberMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isMe = useIsMe(member);
  const name = nameOf(member);
  if (!isOwner && !isMe) return null;

  const handleConfirm = async () => {
    const { error } = await removeMember({ id: organizer.id, userId: member.user });
    if (!error) toast.success(`${isMe ? 'You are' : `${name} is`} no longer on the team.`);
    setIsAsking(false);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        {isMe ? 'Leave' : 'Remove'}
        <VisuallyHidden>{isMe ? ' the team' : ` ${name}`}</VisuallyHidden>
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={isMe ? `Leave ${organizer.name}?` : `Remove ${name} from the team?`}
          text={
            isMe
              ? 'You no longer see its events here. An owner can add you again.'
              : 'They no longer see its events here. You can add them again.'
          }
          confirmLabel={isMe ? 'Leave' : 'Remove'}
          onConfirm={handleConfirm}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
