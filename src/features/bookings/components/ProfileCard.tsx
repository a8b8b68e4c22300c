import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetBookingStatsQuery, type AuthUser, type BookingStats } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import { BusyButton } from '@/components/fields/BusyButton';
import { formatMoney } from '@/lib/money';
import { countOf, displayName } from '@/lib/text';
import { formatCount } from '@/lib/numbers';
import type { WidestScope } from '../useBookingFilters';

interface ProfileCardProps {
  user: AuthUser;
  /** Whose bookings are counted. */
  scope: WidestScope;
}

/** The signed-in person, or the company, and four figures (docs/product/screens.md#my-bookings). */
export function ProfileCard({ user, scope }: ProfileCardProps) {
  const name = displayName(user);
  const owner = {
    own: name,
    company: user.company || 'Your company',
    everyone: 'All companies',
  }[scope];
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="profile-name">
      <Stack
        direction="row"
        sx={{
          flexWrap: { '@': 'wrap', '@601': 'nowrap' },
          alignItems: 'center',
          gap: '10px 20px',
          px: { '@': 2, '@601': 3 },
          py: { '@': 2, '@601': 2.5 },
        }}
      >
        <Avatar name={owner} size="large" />
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="h3" component="h2" id="profile-name">
            {owner}
          </Typography>
          <Typography
            variant="meta"
            component="p"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {scope === 'own' ? (
              <>
                {user.company && <span>{user.company} · </span>}
                <span>{user.email}</span>
              </>
            ) : (
              'All bookings, including yours'
            )}
          </Typography>
        </Box>
        {scope === 'own' && <Chip size="small" label={user.role_label.toUpperCase()} />}
      </Stack>
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
      <Box
        component="dl"
        aria-busy={stats.isFetching}
        sx={{
          display: 'grid',
          gridTemplateColumns: { '@': '1fr 1fr', '@861': 'repeat(4, 1fr)' },
          // One pixel of the divider's colour between the tiles.
          gap: '1px',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'divider',
        }}
      >
        {tiles.map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              minWidth: 0,
              px: { '@': 2, '@861': 3 },
              py: { '@': 1.75, '@861': 2.25 },
              bgcolor: 'background.paper',
            }}
          >
            <Typography variant="label" component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography
              variant="h2"
              component="dd"
              sx={{
                mt: 0.5,
                fontSize: { '@861': 30 },
                lineHeight: { '@861': '36px' },
                fontVariantNumeric: 'tabular-nums lining-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {value ?? (failed ? '–' : <Skeleton sx={{ width: '50%' }} />)}
            </Typography>
          </Box>
        ))}
      </Box>
      {/* Shown from the start, so that the list below does not move when the figures arrive. */}
      <Typography
        variant="meta"
        component="div"
        color="textSecondary"
        role={failed ? 'alert' : undefined}
        sx={{ px: { '@': 2, '@601': 3 }, py: 1.25 }}
      >
        {failed ? (
          <>
            Your figures could not be loaded.{' '}
            <BusyButton variant="inline" onClick={() => stats.refetch()}>
              Try Again
            </BusyButton>
          </>
        ) : figures ? (
          partsSentence(figures)
        ) : (
          <Skeleton sx={{ width: '75%' }} />
        )}
      </Typography>
    </>
  );
}
