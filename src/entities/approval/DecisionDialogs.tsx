import { lazyPart } from '@/components/lazy/lazyPart';

const ApproveDialog = lazyPart(() => import('./ApproveDialog'));
const DeclineDialog = lazyPart(() => import('./DeclineDialog'));

/** What was asked about which request. */
export interface AskedDecision {
  question: 'approve' | 'decline';
  id: number;
}

interface DecisionDialogsProps {
  asked: AskedDecision | null;
  note?: string;
  onClose: () => void;
}

/** The question before a decision. */
export function DecisionDialogs({ asked, note, onClose }: DecisionDialogsProps) {
  if (asked === null) return null;
  return asked.question === 'approve' ? (
    <ApproveDialog id={asked.id} note={note} onClose={onClose} />
  ) : (
    <DeclineDialog id={asked.id} onClose={onClose} />
  );
}
