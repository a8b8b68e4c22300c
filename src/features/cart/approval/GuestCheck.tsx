import Button from '@mui/material/Button';
import type { GuestInput } from '@/api';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';
import styles from './Approval.module.css';

interface GuestCheckProps {
  bookingIds: number[];
  costCentre: number | undefined;
  guests: readonly GuestInput[];
  onAsk: () => void;
}

/** What the policy says to these guests, before anybody presses Pay; nothing where it allows them. */
export function GuestCheck({ bookingIds, costCentre, guests, onAsk }: GuestCheckProps) {
  const { check } = usePolicyCheck({
    of: { booking_ids: bookingIds },
    guests,
    ...(costCentre !== undefined && { costCentre }),
  });
  if (!check || check.outcome === 'allow') return null;
  const stops = check.findings.filter(({ outcome }) => outcome !== 'allow');
  return (
    <div role="alert" className={styles.guests}>
      <PolicyFindings findings={stops} />
      {check.outcome === 'needs_approval' && (
        <div>
          <Button onClick={onAsk}>Ask for Approval</Button>
        </div>
      )}
    </div>
  );
}
