import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useMatch } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { paths } from '@/lib/paths';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const isOnline = () => navigator.onLine;
const onServer = () => true;

/**
 * Shown while the browser is offline. When it is online again, RTK Query refetches the data on the
 * page (`refetchOnReconnect`).
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, onServer);
  // It works without a network, and says so itself.
  const isDoor = useMatch(paths.checkIn) !== null;
  // Always rendered: screen readers announce only changes inside an existing live region.
  return (
    <Box
      aria-live="polite"
      // Below the header and its menus, above the page.
      sx={{ position: 'sticky', top: 'var(--header-h)', zIndex: 15, displayPrint: 'none' }}
    >
      {!online && !isDoor && (
        <Stack
          component="p"
          direction="row"
          sx={{
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1.25,
            p: '8px var(--gutter)',
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.raised',
            typography: 'meta',
            '& svg': { color: 'warning.main' },
          }}
        >
          <Icon icon={WifiOff} small />
          <span>
            <strong>You are offline.</strong> This page may be out of date. You can’t book or save
            anything until you’re back online.
          </span>
        </Stack>
      )}
    </Box>
  );
}
