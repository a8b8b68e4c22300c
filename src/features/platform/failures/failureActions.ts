import Ban from 'lucide-react/icons/ban';
import Landmark from 'lucide-react/icons/landmark';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Failure, FailureAction } from '@/api';
import type { RowEntry } from '@/components/dataList/rowActions';

const ENTRIES: readonly RowEntry<FailureAction>[] = [
  { action: 'retry', label: 'Try again', icon: RotateCw },
  { action: 'paid_by_hand', label: 'Record as paid by hand', icon: Landmark },
  { action: 'give_up', label: 'Give up', icon: Ban, danger: true, apart: true },
];

/** What can be done about one failure. */
export const failureActions = ({ actions }: Failure) =>
  ENTRIES.filter(({ action }) => actions.includes(action));
