import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './PageProgress.module.css';

/** No line for pages that load faster than this: it would only flicker. */
const DELAY_MS = 150;

/** A thin line at the top while the next page loads and the previous one is still shown. */
export function PageProgress() {
  return useNavigation().state === 'idle' ? null : <DelayedLine />;
}

function DelayedLine() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? <div role="progressbar" aria-label="Loading page" className={styles.line} /> : null;
}
