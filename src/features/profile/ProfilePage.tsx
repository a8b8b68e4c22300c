import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, useGetUserProfileQuery, type Permission } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { lazyPart } from '@/components/lazy/lazyPart';
import { PageTitle } from '@/components/page/PageTitle';
import { logError } from '@/lib/log';
import { paths } from '@/lib/paths';
import { areSingleKeysOn, saveSingleKeys } from '@/lib/singleKeys';
import { selectUser, useAppSelector } from '@/state';
import { CompanyBilling } from './components/CompanyBilling';
import { ProfileForm } from './components/ProfileForm';
import { ProfileSkeleton, ProfileView } from './components/ProfileView';
import { SettingCard } from './components/SettingCard';
import { mayManageBilling } from './profile';

const ApprovalMails = lazyPart(() => import('./settings/ApprovalMails'));
const TwoStepSignIn = lazyPart(() => import('./settings/TwoStepSignIn'));
const Passkeys = lazyPart(() => import('./settings/Passkeys'));
const Sessions = lazyPart(() => import('./settings/Sessions'));
const AdminsSecondFactor = lazyPart(() => import('./settings/AdminsSecondFactor'));
const PersonalData = lazyPart(() => import('./settings/PersonalData'));

/** Who works in a console, whose lists have keys. */
const HAS_CONSOLE: readonly Permission[] = [
  'organize_events',
  'view_company_bookings',
  'decide_approvals',
  'manage_all_users',
];

/** View mode and edit mode (docs/product/people.md#profile), and the billing of the company for its admins. */
export function ProfilePage() {
  const user = useAppSelector(selectUser);
  const { currentData, error, refetch } = useGetUserProfileQuery(
    { id: user?.id ?? 0 },
    { skip: !user },
  );
  const [mode, setMode] = useState<'view' | 'edit' | 'viewAgain'>('view');
  useEffect(() => {
    // docs/product/people.md#profile requires the log entry; the screen shows the failure below.
    if (error) logError('Profile could not be loaded', error);
  }, [error]);

  const profile = currentData?.data;
  return (
    <Container>
      <PageTitle text={user?.company ?? undefined}>My Profile</PageTitle>
      {profile && user ? (
        mode === 'edit' ? (
          <ProfileForm profile={profile} user={user} onClose={() => setMode('viewAgain')} />
        ) : (
          <ProfileView
            profile={profile}
            user={user}
            focusEdit={mode === 'viewAgain'}
            onEdit={() => setMode('edit')}
          />
        )
      ) : error ? (
        <ErrorPanel
          title="Your profile could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <ProfileSkeleton />
      )}
      {user?.permissions.some((one) => HAS_CONSOLE.includes(one)) && <SingleKeys />}
      {user && mayManageBilling(user) && <CompanyBilling />}
      {profile && (
        <SettingCard
          id="password"
          title="Password"
          text="A code to your email address lets you choose a new one."
        >
          <div>
            <Button component={Link} to={paths.resetPassword}>
              Change password
            </Button>
          </div>
        </SettingCard>
      )}
      {/* These come late, and move nothing that is pressed meanwhile. */}
      {profile && user?.company && user.role !== 'client' && <ApprovalMails />}
      {profile && <TwoStepSignIn />}
      {profile && <Passkeys />}
      {profile && <Sessions />}
      {profile && user && mayManageBilling(user) && <AdminsSecondFactor />}
      {profile && <PersonalData id={profile.id} email={profile.email} />}
    </Container>
  );
}

/** Switches the single keys of the consoles off in this browser, for people who speak or press keys unintended. */
function SingleKeys() {
  const [on, setOn] = useState(areSingleKeysOn);
  const handleChange = (next: boolean) => {
    saveSingleKeys(next);
    setOn(next);
  };
  return (
    <SettingCard
      id="single-keys"
      title="Keyboard"
      text="Use single keys in the consoles: / searches, N creates, ? lists the shortcuts. This setting applies to this browser."
    >
      <CheckboxField label="Use single keys" checked={on} onChange={handleChange} />
    </SettingCard>
  );
}
