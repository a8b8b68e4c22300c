import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { useGetBookingStatsQuery, type AuthUser, type BookingStats } from '@/api';
import { Avatar } from '@/components/display/Avatar';
import { BusyButton } from '@/components/buttons/BusyButton';
import { formatMoney } from '@/lib/money';
import { countOf, displayName } from '@/lib/text';
import { formatCount } from '@/lib/numbers';
import type { WidestScope } from '../useBookingFilters';
import styles from './ProfileCard.module.css';

interface ProfileCardProps {
  user: AuthUser;
  /** Whose bookings are counted. */
  scope: WidestScope;
}

/** The signed-in person, or the company, and four figures (docs/product.md#my-bookings). */
export function ProfileCard({ user, scope }: ProfileCardProps) {
  const name = displayName(user);
  const owner = {
    own: name,
    company: user.company || 'Your company',
    everyone: 'All companies',
  }[scope];
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="profile-name">
      <div className={styles.profile}>
        <Avatar name={owner} size="large" />
        <div className={styles.who}>
          <h2 id="profile-name">{owner}</h2>
          {scope === 'own' ? (
            <p>
              {user.company && <span>{user.company} · </span>}
              <span>{user.email}</span>
            </p>
          ) : (
            <p>Everybody’s bookings, yours included</p>
          )}
        </div>
        {scope === 'own' && <Chip size="small" label={user.role_label.toUpperCase()} />}
      </div>
      <Tiles userId={scope === 'own' ? user.id : undefined} />
    </Card>
  );
}

/** The states of all bookings; together they are the total. */
function partsSentence(figures: BookingStats): string {
  if (figures.total_bookings === 0) return 'No bookings yet';
  const parts = [
    `${formatCount(figures.paid_bookings)} paid`,
    `${formatCount(figures.pending_payments)} waiting for payment`,
    `${formatCount(figures.cancelled_bookings)} cancelled`,
    `${formatCount(figures.refunded_bookings)} refunded`,
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' · ');
  return `${countOf(figures.total_bookings, 'booking')}: ${parts}`;
}

function Tiles({ userId }: { userId: number | undefined }) {
  const stats = useGetBookingStatsQuery({ user: userId });
  const { currentData: figures } = stats;
  const failed = stats.isError && !stats.isFetching && !figures;
  const tiles = [
    { label: 'Total Bookings', value: figures && formatCount(figures.total_bookings) },
    { label: 'Upcoming Events', value: figures && formatCount(figures.upcoming_events) },
    {
      label: 'Total Spent',
      value: figures && formatMoney(figures.total_spent, figures.currency),
    },
    { label: 'Pending Payments', value: figures && formatCount(figures.pending_payments) },
  ];
  return (
    <>
      <dl className={styles.tiles} aria-busy={stats.isFetching}>
        {tiles.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? (failed ? '–' : <Skeleton sx={{ typography: 'price', width: '50%' }} />)}
            </dd>
          </div>
        ))}
      </dl>
      {failed ? (
        <p className={styles.failure} role="alert">
          Your figures could not be loaded.
          <BusyButton variant="text" onClick={() => stats.refetch()}>
            Try Again
          </BusyButton>
        </p>
      ) : (
        /* Shown from the start, so that the list below does not move when the figures arrive. */
        <p className={styles.parts}>
          {figures ? (
            partsSentence(figures)
          ) : (
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          )}
        </p>
      )}
    </>
  );
}
