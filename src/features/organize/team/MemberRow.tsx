import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { errorMessage, type Organizer, type OrganizerMember } from '@/api';
import { useRemoveOrganizerMemberMutation, useSetOrganizerMemberMutation } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Avatar } from '@/components/display/Avatar';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ORGANIZER_ROLES } from '@/entities/organizer/organizerRoles';
import { selectUser, useAppSelector, useToast } from '@/state';
import { RoleSelect } from './RoleSelect';
import styles from './TeamCard.module.css';

interface MemberRowProps {
  member: OrganizerMember;
  organizer: Organizer;
  /** Whether the person at the screen may change the team. */
  isOwner: boolean;
}

/** A person of the team. Owners change roles and remove people; everybody may leave. */
export function MemberRow({ member, organizer, isOwner }: MemberRowProps) {
  const toast = useToast();
  const me = useAppSelector(selectUser);
  const [setMember, { isLoading }] = useSetOrganizerMemberMutation();
  const [removeMember] = useRemoveOrganizerMemberMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isMe = member.user === me?.id;
  const name = member.name || member.email;
  const { label, may } = ORGANIZER_ROLES[member.role];

  const handleRole = async (role: OrganizerMember['role']) => {
    const organizerMemberInput = { email: member.email, role };
    try {
      await setMember({ id: organizer.id, organizerMemberInput }).unwrap();
      toast.success(`${name} is now ${ORGANIZER_ROLES[role].label}.`);
    } catch (error) {
      toast.error(errorMessage(error, 'The role could not be changed. Please try again.'));
    }
  };
  const handleRemove = async () => {
    const { error } = await removeMember({ id: organizer.id, userId: member.user });
    if (!error) toast.success(`${isMe ? 'You are' : `${name} is`} no longer on the team.`);
    setIsAsking(false);
  };

  return (
    <li>
      <div className={styles.who}>
        <Avatar name={name} />
        <div>
          <p className={styles.name}>
            {name}
            {isMe && <Chip size="small" label="You" />}
          </p>
          <p className={styles.meta}>{member.email}</p>
        </div>
      </div>
      <div className={styles.role}>
        {!isOwner && <p>{label}</p>}
        <p className={styles.meta}>{may}</p>
      </div>
      <div className={styles.actions}>
        {isOwner && (
          <RoleSelect
            label={`Role of ${name}`}
            value={member.role}
            busy={isLoading}
            onChange={handleRole}
          />
        )}
        {(isOwner || isMe) && (
          <Button onClick={() => setIsAsking(true)}>
            {isMe ? 'Leave' : 'Remove'}
            <VisuallyHidden>{isMe ? ' the team' : ` ${name}`}</VisuallyHidden>
          </Button>
        )}
      </div>
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
          onConfirm={handleRemove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
