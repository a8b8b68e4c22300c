import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { errorMessage, useGetUserProfileQuery } from '@/api';
import { ErrorPanel } from '@/components/ErrorPanel';
import { PageTitle } from '@/components/PageTitle';
import { logError } from '@/lib/log';
import { selectUser } from '@/state';
import { ProfileForm } from './components/ProfileForm';
import { ProfileView } from './components/ProfileView';
import styles from './ProfilePage.module.css';

/** View mode and edit mode (sections 2 and 4), over the second client. */
export function ProfilePage() {
  const user = useSelector(selectUser);
  const { currentData, error, isFetching, refetch } = useGetUserProfileQuery(
    { id: user?.id ?? 0 },
    { skip: !user },
  );
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    // Section 8: logged. A person is told as well, below.
    if (error) logError('Profile could not be loaded', error);
  }, [error]);

  const profile = currentData?.data;
  return (
    <div className={styles.page}>
      <PageTitle text={user?.company ?? undefined}>My Profile</PageTitle>
      {profile && user ? (
        editing ? (
          <ProfileForm profile={profile} user={user} onClose={() => setEditing(false)} />
        ) : (
          <ProfileView profile={profile} user={user} onEdit={() => setEditing(true)} />
        )
      ) : error && !isFetching ? (
        <ErrorPanel
          title="Your profile could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <p role="status" className={styles.loading}>
          Loading...
        </p>
      )}
    </div>
  );
}
