import { createRoot } from 'react-dom/client';
import { BusyButton } from '@/components/fields/BusyButton';
import { cx } from '@/lib/cx';
import { AppTheme } from '@/theme/AppTheme';
import styles from './loadRenderedPage.module.css';

/**
 * Loads the script of a page that the server has rendered. While it cannot be loaded, the content stays as the
 * server has written it, since React would replace it by an error, and a notice below it says why nothing reacts.
 * It is loaded again when the network is back, and on request.
 *
 * @returns whether the first attempt failed
 */
export async function loadRenderedPage(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return false;
  } catch {
    const host = document.body.appendChild(document.createElement('div'));
    host.className = cx(styles.host);
    const notice = createRoot(host);
    await new Promise<void>((resolve) => {
      const retry = () =>
        load().then(
          () => {
            window.removeEventListener('online', retry);
            resolve();
          },
          () => {},
        );
      window.addEventListener('online', retry);
      notice.render(
        <AppTheme>
          <div className={styles.notice} role="alert">
            <p>
              Part of this page could not be loaded: you can read it, but buttons do not work yet.
            </p>
            <BusyButton onClick={retry}>Try Again</BusyButton>
          </div>
        </AppTheme>,
      );
    });
    notice.unmount();
    host.remove();
    return true;
  }
}
