import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Approval, ApprovalStep } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { anyOf, decidingName } from '@/entities/approval/approvalView';
import { formatDayTime } from '@/lib/dates';
import styles from './Steps.module.css';

const DelegateDialog = lazyPart(() => import('@/entities/approval/DelegateDialog'));

const LEVELS: Record<ApprovalStep['decider'], string> = {
  owner: 'Owner of the cost centre',
  admin: 'Company admin',
};

function stepText({
  status,
  people,
  decided_by: by,
  for_person: inPlaceOf,
  decided_at: at,
}: ApprovalStep) {
  if (status === 'waiting')
    return people.length > 0 ? `${anyOf(people)} decides` : 'Nobody decided';
  const who = decidingName({ name: by?.name ?? 'Somebody', for_name: inPlaceOf });
  return `${who} ${status}${at === null ? '' : `, ${formatDayTime(at)}`}`;
}

/** The decisions that are needed or were made, in order, and the way to hand one over. */
export function Steps({ approval, isOver }: { approval: Approval; isOver: boolean }) {
  const { steps, status, can_delegate: canDelegate } = approval;
  const [isDelegating, setIsDelegating] = useState(false);
  const isOpen = status === 'pending' && !isOver;
  const shown = isOpen ? steps : steps.filter((step) => step.status !== 'waiting');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={styles.title}>
        Who decides
      </h2>
      <ol className={styles.steps}>
        {shown.map((step, index) => (
          <li key={index} data-status={step.status}>
            <strong>{LEVELS[step.decider]}</strong>
            <span>{stepText(step)}</span>
            {step.note && <span>“{step.note}”</span>}
          </li>
        ))}
      </ol>
      {isOpen && canDelegate && (
        <Button
          variant="text"
          className={styles.delegate}
          onPointerEnter={DelegateDialog.preload}
          onFocus={DelegateDialog.preload}
          onClick={() => setIsDelegating(true)}
        >
          Ask somebody else to decide
        </Button>
      )}
      {isDelegating && (
        <DelegateDialog approval={approval} onClose={() => setIsDelegating(false)} />
      )}
    </section>
  );
}
