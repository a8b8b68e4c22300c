import styles from './Logo.module.css';

/** Foyer's arch and name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
        <path d="M1 24V11a9 9 0 0 1 18 0v13" className={styles.arch} />
        <path d="M6 24V11a4 4 0 0 1 8 0v13z" className={styles.door} />
      </svg>
      <span className={styles.name} data-logo-name="">
        Foyer
      </span>
    </span>
  );
}
