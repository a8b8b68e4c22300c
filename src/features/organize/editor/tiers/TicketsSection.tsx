import { Skeleton } from '@/components/feedback/Skeleton';
import { idlePart } from '@/components/lazy/idlePart';
import { Section } from '../parts/Section';
import styles from './Tiers.module.css';

const TierTable = idlePart(
  () => import('./TierTable'),
  <div className={styles.loading} role="status" aria-label="Loading the tickets">
    <Skeleton kind="button" />
    <Skeleton kind="button" />
    <Skeleton kind="button" />
  </div>,
);

/** Sorting by hand and the benefits are as large as the other fields together: they load after them. */
export function TicketsSection() {
  return (
    <Section
      id="tickets"
      title="Tickets"
      text="One row for each kind of seat. Prices without service fee and GST."
    >
      <TierTable />
    </Section>
  );
}
