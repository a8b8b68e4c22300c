import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import UserCheck from 'lucide-react/icons/user-check';
import { useState } from 'react';
import { useGetDelegationQuery, useSetDelegationMutation } from '@/api/console';
import { errorMessage, type Delegation } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useToast } from '@/state';
import { formatDayTime } from '@/lib/dates';
import styles from './DelegationCard.module.css';

const DelegationDialog = lazyPart(() => import('./DelegationDialog'));

/** `Leela Thomas decides in your place until Fri, Dec 4, 6:00 PM IST.` */
function sentence({ delegate, from, until, is_active: isActive }: Delegation): string {
  if (!delegate) return 'When you are away, somebody else can decide in your place.';
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
    <Card component="section" className={styles.card} aria-labelledby="delegation">
      <Icon icon={UserCheck} />
      <div>
        <h2 id="delegation">While you are away</h2>
        {data && <p>{sentence(data)}</p>}
        {!data && !isError && (
          <div role="status" aria-label="Loading who decides in your place">
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          </div>
        )}
        {!data && isError && <p role="alert">Who decides in your place could not be loaded.</p>}
      </div>
      <div className={styles.buttons}>
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
      </div>
      {isChoosing && data && (
        <DelegationDialog delegation={data} onClose={() => setIsChoosing(false)} />
      )}
    </Card>
  );
}
