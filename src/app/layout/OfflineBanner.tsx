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
 * Says that there is no network, for as long as there is none. When it is back, what stands on the
 * screen is loaded again by itself.
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, isOnline, onServer);
  // Always there, so that what comes into it is read out.
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
