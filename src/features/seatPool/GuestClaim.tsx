import Skeleton from '@mui/material/Skeleton';
import { Link, useLocation } from 'react-router';
import type { SeatClaimInput } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { signInPath } from '@/lib/paths';
import { selectIsSignedIn, useAppSelector } from '@/state';
import styles from './OfferCard.module.css';

const GuestForm = lazyPart(
  () => import('./GuestForm'),
  <div className={styles.form}>
    <p role="status" className={styles.hint}>
      Loading the form…
    </p>
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
  </div>,
);

interface GuestClaimProps {
  company: string;
  /** The company asks for whom its guests work. */
  asksGuest: boolean;
  onClaim: (input: SeatClaimInput) => Promise<void>;
}

/** For whoever is not of the company: no account is needed. */
export function GuestClaim({ company, asksGuest, onClaim }: GuestClaimProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const here = useLocation();
  return (
    <div className={styles.claim}>
      <h2>Whose seat is it?</h2>
      {!isSignedIn && (
        <p className={styles.hint}>
          No account is needed. If you are of {company}, <Link to={signInPath(here)}>sign in</Link>{' '}
          and claim with one press.
        </p>
      )}
      <GuestForm company={company} asksGuest={asksGuest} onClaim={onClaim} />
    </div>
  );
}
