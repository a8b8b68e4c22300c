import { lazyPart } from '@/components/lazy/lazyPart';

const DecisionDialog = lazyPart(() => import('./DecisionDialog'));

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
  return asked && <DecisionDialog {...asked} note={note} onClose={onClose} />;
}
