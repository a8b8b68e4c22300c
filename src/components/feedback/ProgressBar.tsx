import styles from './ProgressBar.module.css';

/** How far something is, in whole percent from 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress className={styles.bar} value={percent} max={100} aria-label={label}>
      {percent}%
    </progress>
  );
}
