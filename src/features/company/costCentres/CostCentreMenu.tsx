import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Pencil from 'lucide-react/icons/pencil';
import type { CostCentre } from '@/api';
import { RowMenu, type RowMenuEntry } from '@/components/list/RowMenu';

export type CentreAction = 'change' | 'deactivate' | 'reactivate';

interface CostCentreMenuProps {
  centre: CostCentre;
  anchor: HTMLElement;
  onAction: (action: CentreAction) => void;
  onClose: () => void;
}

/** What can be done with one cost centre. */
export default function CostCentreMenu({ centre, ...menu }: CostCentreMenuProps) {
  const change = { action: 'change', label: 'Change', icon: Pencil } as const;
  const state: RowMenuEntry<CentreAction> = centre.is_active
    ? { action: 'deactivate', label: 'Deactivate', icon: CircleOff, danger: true, apart: true }
    : { action: 'reactivate', label: 'Make active again', icon: CircleCheck };
  return <RowMenu name={centre.name} entries={[change, state]} {...menu} />;
}
