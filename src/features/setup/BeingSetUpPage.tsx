import { useEffect } from 'react';
import { Logo } from '@/components/display/Logo';
import { ArchPage } from '@/components/page/ArchPage';
import { tabTitle } from '@/components/page/PageHead';
import styles from './BeingSetUpPage.module.css';

/** Every page until the place is set up: for visitors a calm word, for its operator the way on. */
export default function BeingSetUpPage() {
  useEffect(() => {
    document.title = tabTitle('Opening Soon');
  }, []);
  return (
    <ArchPage>
      <div className={styles.column}>
        <Logo />
        <h1>The doors open soon</h1>
        <p className={styles.text}>
          This place is being set up. Come back in a little while; there is nothing to do here yet.
        </p>
        <p className={styles.operator}>
          Do you run it? Open the link that the server printed when it started. Its token is also in
          the file <code>setup-token</code> in the server’s <code>DATA_DIR</code>.
        </p>
      </div>
    </ArchPage>
  );
}
