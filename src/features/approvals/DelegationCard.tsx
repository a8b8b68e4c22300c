import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { useGetDelegationQuery, useSetDelegationMutation } from '@/api/console';
import { errorMessage, type Delegation } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useToast } from '@/state';
import { formatDayTime } from '@/lib/dates';

const DelegationDialog = lazyPart(() => import('./DelegationDialog'));

/** `Leela Thomas decides in your place until Fri, Dec 4, 6:00 PM IST.` */
function sentence({ delegate, from, until, is_active: isActive }: Delegation): string {
  if (!delegate) return 'When you are away, someone else can decide in your place.';
  const start = !isActive && from ? ` from ${formatDayTime(from)}` : '';
  return `${delegate.name} decides in your place${start}${until ? ` until ${formatDayTime(until)}` : ''}.`;
}

/** Who decides while the person is away. */
export function DelegationCard() {
  const { data, isError, isFetching, refetch } = useGetDelegationQuery();
  const [setDelegation] = useSetDelegationMutation();
  const [isChoosing, setIsChoosing] = useState(false);
  const toast = useToast();
  const end = async () => {
    try {
      await setDelegation({ delegationInput: { delegate_id: null } }).unwrap();
      toast.success('You decide yourself again');
    } catch (error) {
      toast.error(errorMessage(error, 'This could not be saved. Please try again.'));
    }
  };
  return (
    <Card
      component="section"
      aria-labelledby="delegation"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mt: 2,
        '& > svg': { color: 'primary.main' },
      }}
    >
      <Icon icon={UserCheck} />
      <Box sx={{ flex: '1 1 240px', typography: 'meta', color: 'text.secondary' }}>
        <Typography id="delegation" component="h2" variant="h3" color="textPrimary">
          While you are away
        </Typography>
        {data && <p>{sentence(data)}</p>}
        {!data && !isError && (
          <div role="status" aria-label="Loading who decides in your place">
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          </div>
        )}
        {!data && isError && <p role="alert">Who decides in your place could not be loaded.</p>}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!data && isError && !isFetching && (
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        )}
        {data?.delegate && (
          <BusyButton variant="text" onClick={end}>
            End it
          </BusyButton>
        )}
        {data && (
          <Button
            onPointerEnter={DelegationDialog.preload}
            onFocus={DelegationDialog.preload}
            onClick={() => setIsChoosing(true)}
          >
            {data.delegate ? 'Change' : 'Choose a colleague'}
          </Button>
        )}
      </Stack>
      {isChoosing && data && (
        <DelegationDialog delegation={data} onClose={() => setIsChoosing(false)} />
      )}
    </Card>
  );
}
