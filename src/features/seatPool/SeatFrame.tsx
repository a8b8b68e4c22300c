import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '@/components/display/Card';
import { Logo } from '@/components/display/Logo';
import { Skeleton } from '@/components/feedback/Skeleton';
import { paths } from '@/lib/paths';
import styles from './SeatFrame.module.css';

/** A page without header and sidebar: the logo, and what stands below it. */
export function SeatFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Link to={paths.home} className={styles.logo} aria-label="Foyer, to the home page">
          <Logo />
        </Link>
        {children}
      </div>
    </div>
  );
}

/** In the place of the card until it is loaded. */
export function SeatLoading({ text }: { text: string }) {
  return (
    <SeatFrame>
      <Card className={styles.loading}>
        <Skeleton kind="poster" />
        <div>
          <p role="status">{text}</p>
          <Skeleton kind="h2" width="long" />
          <Skeleton kind="body" width="half" />
          <Skeleton kind="body" width="half" />
        </div>
      </Card>
    </SeatFrame>
  );
}
