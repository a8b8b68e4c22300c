import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/display/Icon';
import styles from './OfflineBanner.module.css';

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
  // Always rendered: screen readers announce only changes inside an existing live region.
  return (
    <div aria-live="polite" className={styles.host}>
      {!online && (
        <p className={styles.banner}>
          <Icon icon={WifiOff} small />
          <span>
            <strong>You are offline.</strong> What you see may be out of date, and nothing can be
            booked or saved until you are back.
          </span>
        </p>
      )}
    </div>
  );
}
