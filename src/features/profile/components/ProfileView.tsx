import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProfileUser, AuthUser } from '@/api';
import { DefinitionList, type Definition } from '@/components/display/DefinitionList';
import { formatDay } from '@/lib/dates';
import { roleLabel } from '@/lib/text';
import { genderLabels } from '../profile';

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
      <Facts
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
      >
        <Button variant="contained" autoFocus={focusEdit} onClick={onEdit}>
          Edit Profile
        </Button>
      </Facts>
    </Card>
  );
}

const TERMS = [
  'First name',
  'Last name',
  'Username',
  'Email',
  'Date of birth',
  'Gender',
  'Role',
  'Company ID',
];

/** As high as the profile that replaces it, so that the card below does not shift. */
export const ProfileSkeleton = () => (
  <Card>
    <Facts
      items={TERMS.map((term) => ({
        term,
        value: <Skeleton sx={{ typography: 'ui', width: '75%' }} />,
      }))}
    >
      <Typography role="status" color="textSecondary" sx={{ lineHeight: '44px' }}>
        Loading...
      </Typography>
    </Facts>
  </Card>
);

interface FactsProps {
  items: Definition[];
  /** What can be done with them. */
  children: ReactNode;
}

/** Facts in columns, in one on the narrowest screens. */
export const Facts = ({ items, children }: FactsProps) => (
  <>
    <Box sx={{ '@media (max-width: 479.98px)': { '& dl': { gridTemplateColumns: '1fr' } } }}>
      <DefinitionList items={items} />
    </Box>
    <Divider sx={{ my: 3 }} />
    {children}
  </>
);
