import type { PolicyCheck } from '@/api';
import { anyOf } from '@/entities/approval/approvalView';
import { countOf } from '@/lib/text';
import { formatDayTime } from '@/lib/dates';
import styles from './Approval.module.css';

interface WhatHappensNextProps {
  check: PolicyCheck | undefined;
  seats: number;
  /** Who pays where the company does. */
  payer: string;
}

/** The steps that follow a request. */
export function WhatHappensNext({ check, seats, payer }: WhatHappensNextProps) {
  const who = anyOf(check?.deciders ?? []) || 'The approver';
  const held = seats === 1 ? 'Your seat stays held' : `Your ${countOf(seats, 'seat')} stay held`;
  const until = check?.deadline
    ? `Until ${formatDayTime(check.deadline)}`
    : 'While somebody decides';
  const taken = seats === 1 ? 'it' : 'them';
  const paid = check?.pays_on_account
    ? `${payer} pays on account, you name the attendees.`
    : 'You pay in the time shown, then name the attendees.';
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next">What happens next</h2>
      <ol className={styles.next}>
        <li>
          <strong>Now</strong> {who} is asked by email and in Foyer.
        </li>
        <li>
          <strong>{until}</strong> {held}. Nobody else can take {taken}.
        </li>
        <li>
          <strong>Approved</strong> {paid}
        </li>
        <li>
          <strong>Declined or late</strong> The seats return to sale. Nothing is charged.
        </li>
      </ol>
    </section>
  );
}
