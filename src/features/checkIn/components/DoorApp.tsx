import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { checkInFiles, paths } from '@/lib/paths';

/** A new release that has been loaded, and waits until the page lets it in. */
function useWaitingRelease(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Absent on plain http; and only the build writes the worker.
    if (!('serviceWorker' in navigator) || !import.meta.env?.PROD) return;
    const watch = async () => {
      const registration = await navigator.serviceWorker.register(checkInFiles.worker, {
        scope: paths.checkIn,
      });
      const update = () => setWaiting(registration.active ? registration.waiting : null);
      update();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', update);
      });
    };
    // Without it the page works as before, with a network.
    void watch().catch(() => {});
  }, []);
  return waiting;
}

/** Makes check-in an app that can be installed and opens without a network. */
export function DoorApp() {
  const waiting = useWaitingRelease();
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting?.postMessage('SKIP_WAITING');
  };
  return (
    <>
      <link rel="manifest" href={checkInFiles.manifest} />
      <link rel="apple-touch-icon" href={checkInFiles.appleIcon} />
      {waiting && (
        <Alert severity="info" sx={{ mb: 2 }} action={<Button onClick={update}>Update</Button>}>
          A new version of check-in is ready. Scans on this device are kept.
        </Alert>
      )}
    </>
  );
}
