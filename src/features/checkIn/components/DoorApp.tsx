import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { checkInFiles, paths } from '@/lib/paths';

/** Only the build writes the worker. */
const builtWorker = import.meta.env?.PROD ? checkInFiles.worker : null;

/** A new release that has been loaded, and waits until the page lets it in. */
function useWaitingRelease(worker: string | null): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Absent on plain http.
    if (!('serviceWorker' in navigator) || worker === null) return;
    const watch = async () => {
      const registration = await navigator.serviceWorker.register(worker, {
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
  }, [worker]);
  return waiting;
}

/** Makes check-in an app that can be installed and opens without a network. */
export function DoorApp({ worker = builtWorker }: { worker?: string | null }) {
  const waiting = useWaitingRelease(worker);
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
