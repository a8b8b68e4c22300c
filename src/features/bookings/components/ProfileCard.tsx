import { useGetBookingStatsQuery, type AuthUser } from '@/api';
import { Avatar } from '@/components/display/Avatar';
import { Badge } from '@/components/display/Badge';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Card } from '@/components/display/Card';
import { Skeleton } from '@/components/feedback/Skeleton';
import { formatMoney } from '@/lib/money';
import { displayName } from '@/lib/text';
import styles from './ProfileCard.module.css';

interface ProfileCardProps {
  user: AuthUser;
  /** Count all bookings the person may read, instead of only their own. */
  company: boolean;
}

/** The signed-in person and four figures about their bookings (docs/product.md#my-bookings). */
export function ProfileCard({ user, company }: ProfileCardProps) {
  const name = displayName(user);
  return (
    <Card as="section" padding="none" labelledBy="profile-name">
      <div className={styles.profile}>
        <Avatar name={name} size="large" />
        <div className={styles.who}>
          <h2 id="profile-name">{name}</h2>
          <p>
            {user.company && <span>{user.company} · </span>}
            <span>{user.email}</span>
          </p>
        </div>
        <Badge>{user.role_label.toUpperCase()}</Badge>
      </div>
      <Tiles userId={company ? undefined : user.id} />
    </Card>
  );
}

function Tiles({ userId }: { userId: number | undefined }) {
  const stats = useGetBookingStatsQuery({ user: userId });
  const { currentData: figures } = stats;
  const failed = stats.isError && !stats.isFetching && !figures;
  const tiles = [
    { label: 'Total Bookings', value: figures?.total_bookings.toLocaleString('en-US') },
    { label: 'Upcoming Events', value: figures?.upcoming_events.toLocaleString('en-US') },
    {
      label: 'Total Spent',
      value: figures && formatMoney(figures.total_spent, figures.currency),
    },
    { label: 'Pending Payments', value: figures?.pending_payments.toLocaleString('en-US') },
  ];
  return (
    <>
      <dl className={styles.tiles} aria-busy={stats.isFetching}>
        {tiles.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? (failed ? '–' : <Skeleton kind="price" width="half" />)}</dd>
          </div>
        ))}
      </dl>
      {failed && (
        <p className={styles.failure} role="alert">
          Your figures could not be loaded.
          <BusyButton variant="quiet" onClick={() => stats.refetch()}>
            Try Again
          </BusyButton>
        </p>
      )}
    </>
  );
}
