import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Pencil from 'lucide-react/icons/pencil';
import type { CostCentre } from '@/api';
import type { RowEntry } from '@/components/dataList/rowActions';

export type CentreAction = 'change' | 'deactivate' | 'reactivate';

/** What can be done with one cost centre. */
export function centreMenu(centre: CostCentre): RowEntry<CentreAction>[] {
  if (!centre.may_manage) return [];
  return [
    { action: 'change', label: 'Change', icon: Pencil },
    centre.is_active
      ? { action: 'deactivate', label: 'Deactivate', icon: CircleOff, danger: true, apart: true }
      : { action: 'reactivate', label: 'Make active again', icon: CircleCheck },
  ];
}
