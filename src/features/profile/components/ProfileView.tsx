import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ProfileUser, AuthUser } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { formatDay } from '@/lib/dates';
import { roleLabel } from '@/lib/text';
import { genderLabels } from '../profile';
import styles from './ProfileView.module.css';

interface ProfileViewProps {
  profile: ProfileUser;
  user: AuthUser;
  /** Focuses the Edit button, after the form was closed. */
  focusEdit: boolean;
  onEdit: () => void;
}

const orNotProvided = (text: string | null | undefined) => text || 'Not provided';

export function ProfileView({ profile, user, focusEdit, onEdit }: ProfileViewProps) {
  const company =
    profile.company_id === null
      ? null
      : [String(profile.company_id), user.company].filter(Boolean).join(' · ');
  return (
    <Card>
      <div className={styles.facts}>
        <DefinitionList
          items={[
            { term: 'First name', value: orNotProvided(profile.fname) },
            { term: 'Last name', value: orNotProvided(profile.lname) },
            { term: 'Username', value: orNotProvided(profile.username) },
            { term: 'Email', value: orNotProvided(profile.email) },
            // The date has no time zone; noon UTC formats as the same day in any zone.
            {
              term: 'Date of birth',
              value: profile.dob ? formatDay(profile.dob) : 'Not provided',
            },
            {
              term: 'Gender',
              value: orNotProvided(profile.gender && genderLabels[profile.gender]),
            },
            { term: 'Role', value: roleLabel(profile.role) },
            { term: 'Company ID', value: orNotProvided(company) },
          ]}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="contained" autoFocus={focusEdit} onClick={onEdit}>
          Edit Profile
        </Button>
      </div>
    </Card>
  );
}
