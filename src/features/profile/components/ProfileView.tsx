import type { ProfileUser, AuthUser } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { DefinitionList } from '@/components/display/DefinitionList';
import { formatDate } from '@/lib/dates';
import { roleLabel } from '@/lib/text';
import { genderLabels } from '../profile';
import styles from './ProfileView.module.css';

interface ProfileViewProps {
  profile: ProfileUser;
  user: AuthUser;
  /** Back from the form: the keyboard goes where it came from. */
  returned: boolean;
  onEdit: () => void;
}

const orNothing = (text: string | null | undefined) => text || 'Not provided';

export function ProfileView({ profile, user, returned, onEdit }: ProfileViewProps) {
  const company =
    profile.company_id === null
      ? null
      : [String(profile.company_id), user.company].filter(Boolean).join(' · ');
  return (
    <Card>
      <div className={styles.facts}>
        <DefinitionList
          items={[
            { term: 'First name', value: orNothing(profile.fname) },
            { term: 'Last name', value: orNothing(profile.lname) },
            { term: 'Username', value: orNothing(profile.username) },
            { term: 'E-mail', value: orNothing(profile.email) },
            // A birthday has no time zone: noon keeps it the same day everywhere.
            {
              term: 'Date of birth',
              value: profile.dob ? formatDate(`${profile.dob}T12:00:00Z`, 'UTC') : 'Not provided',
            },
            { term: 'Gender', value: orNothing(profile.gender && genderLabels[profile.gender]) },
            { term: 'Role', value: roleLabel(profile.role) },
            { term: 'Company ID', value: orNothing(company) },
          ]}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" autoFocus={returned} onClick={onEdit}>
          Edit Profile
        </Button>
      </div>
    </Card>
  );
}
