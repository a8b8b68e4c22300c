import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage, type SignedInSession } from '@/api';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { useClock } from '@/hooks/useClock';
import { timeAgo } from '@/lib/timeAgo';
import { useToast } from '@/state';
import { SettingCard } from '../components/SettingCard';

/** Where the person is signed in (docs/product/people.md#sessions). */
export default function Sessions() {
  const { currentData, error, refetch } = useListSessionsQuery();
  const [endOthers, ending] = useEndOtherSessionsMutation();
  const toast = useToast();
  const sessions = currentData?.sessions;

  const handleEndOthers = async () => {
    const { error: failure } = await endOthers();
    if (failure) toast.error(errorMessage(failure, 'You are still signed in elsewhere.'));
    else toast.success('You are signed out everywhere else');
  };
  return (
    <SettingCard
      id="sessions"
      title="Where you’re signed in"
      text="If you don’t recognize a device, sign it out and change your password."
    >
      {sessions ? (
        <Stack
          component="ul"
          aria-labelledby="sessions"
          sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      ) : error ? (
        <ErrorPanel
          heading="h3"
          title="Your sessions could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
      {sessions && sessions.length > 1 && (
        <BusyButton sx={{ mt: 2.5 }} busy={ending.isLoading} onClick={handleEndOthers}>
          Sign out everywhere else
        </BusyButton>
      )}
    </SettingCard>
  );
}

function SessionRow({ session }: { session: SignedInSession }) {
  const { id, device, network, last_used_at: lastUse, is_current: isCurrent } = session;
  const [end, ending] = useEndSessionMutation();
  const toast = useToast();
  const now = useClock();
  const used = isCurrent ? 'Active now' : `Last used ${timeAgo(lastUse, now)}`;

  const handleEnd = async () => {
    const { error } = await end({ id });
    if (error) toast.error(errorMessage(error, 'The device is still signed in.'));
  };
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
          {device}
        </Typography>
        <Typography variant="meta" component="p" color="textSecondary">
          {[used, network].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip label="This device" size="small" />
      ) : (
        <Button
          aria-label={`Sign out ${device}`}
          disabled={ending.isLoading}
          onClick={() => void handleEnd()}
        >
          Sign out
        </Button>
      )}
    </Stack>
  );
}
