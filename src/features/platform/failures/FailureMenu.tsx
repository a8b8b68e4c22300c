import Ban from 'lucide-react/icons/ban';
import Landmark from 'lucide-react/icons/landmark';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { FailureAction } from '@/api';
import { RowMenu, type RowMenuEntry } from '@/components/list/RowMenu';
import { callNameOf, type FailureItem } from './failureFilters';

const ENTRIES: readonly RowMenuEntry<FailureAction>[] = [
  { action: 'retry', label: 'Try again', icon: RotateCw },
  { action: 'paid_by_hand', label: 'Record as paid by hand', icon: Landmark },
  { action: 'give_up', label: 'Give up', icon: Ban, danger: true, apart: true },
];

interface FailureMenuProps {
  failure: FailureItem;
  anchor: HTMLElement;
  onAction: (action: FailureAction) => void;
  onClose: () => void;
}

/** What can be done about one failure. */
export default function FailureMenu({ failure, ...menu }: FailureMenuProps) {
  const entries = ENTRIES.filter(({ action }) => failure.actions.includes(action));
  return <RowMenu name={callNameOf(failure)} entries={entries} {...menu} />;
}
