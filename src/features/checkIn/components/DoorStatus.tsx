import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Icon } from '@/components/display/Icon';
import { countOf } from '@/lib/text';
import type { Door } from '../device/door';
import { unsentOf, type DoorState } from '../device/doorState';

interface DoorStatusProps {
  door: Door;
  state: DoorState;
  /** Id of the account that scans. */
  account: number;
}

/** Whether this device works without a network, and which scans the server does not have yet. */
export function DoorStatus({ door, state, account }: DoorStatusProps) {
  const { prepared, guests, queue, isOffline, isRead } = state;
  const unsent = unsentOf(queue, account).length;
  const ofOthers = queue.filter(({ by }) => by !== account).length;
  const refused = queue.filter(({ by, scan }) => by === account && scan.refused !== undefined);
  const ready = prepared
    ? `${countOf(guests.size, 'ticket')} on this device`
    : isRead && !isOffline
      ? 'Preparing this device to work without a network…'
      : 'This device has no guest list yet. Connect once to work without a network.';
  return (
    <Stack spacing={1} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Stack
        component="p"
        role="status"
        aria-label="Connection"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: '4px 12px', typography: 'meta', color: 'text.secondary' }}
      >
        {isOffline && (
          <Stack
            component="strong"
            direction="row"
            spacing={0.75}
            sx={{ alignItems: 'center', color: 'text.primary', '& svg': { color: 'warning.main' } }}
          >
            <Icon icon={WifiOff} small /> <span>Offline</span>
          </Stack>
        )}
        <Typography component="span" variant="meta" color={unsent > 0 ? 'textPrimary' : 'inherit'}>
          {unsent > 0 ? `${countOf(unsent, 'scan')} waiting to be sent` : 'All scans sent'}
        </Typography>
        <span>{ready}</span>
      </Stack>
      {ofOthers > 0 && (
        <Alert severity="info">
          {countOf(ofOthers, 'scan')} of another account {ofOthers === 1 ? 'waits' : 'wait'} on this
          device. Sign in with that account to send them.
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert
          severity="warning"
          action={<Button onClick={() => void door.remove(refused)}>Dismiss</Button>}
        >
          {countOf(refused.length, 'scan')} could not be recorded:{' '}
          {refused
            .map(
              ({ scan: { scan, refused: why } }) =>
                `${scan.ticket_number ?? 'a code'}: ${why ?? ''}`,
            )
            .join(' ')}
        </Alert>
      )}
    </Stack>
  );
}
