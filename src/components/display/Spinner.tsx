import styles from './Spinner.module.css';

/** A turning ring; whoever shows it says in words what is waited for. */
export function Spinner({ large = false }: { large?: boolean }) {
  const size = large ? 40 : 20;
  return (
    <svg
      className={styles.spinner}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" className={styles.track} />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
