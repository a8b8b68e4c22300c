import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import styles from './LinkedPage.module.css';

/** A page that is opened by a link, without header and sidebar: the logo, and what stands below it. */
export function LinkedPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <HomeLogo />
        {children}
      </div>
    </div>
  );
}

/** The logo as the way home, for a page of a link that has a head of its own. */
export const HomeLogo = () => (
  <Link to={paths.home} className={styles.logo} aria-label="Foyer, to the home page">
    <Logo />
  </Link>
);
