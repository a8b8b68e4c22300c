import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import styles from './Approval.module.css';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';

/** Why the company's policy refuses the cart, in its own words. */
export default function Refusal({ bookingIds }: { bookingIds: readonly number[] }) {
  const { check } = usePolicyCheck({ of: { booking_ids: bookingIds } });
  const refusals = check?.findings.filter(({ outcome }) => outcome === 'refuse') ?? [];
  return (
    <section className={styles.refusal} role="alert" aria-label="Policy">
      <h2>Your company’s policy does not allow this</h2>
      {refusals.length > 0 && <PolicyFindings findings={refusals} />}
      <p>Remove what it names, or ask a company admin.</p>
    </section>
  );
}
