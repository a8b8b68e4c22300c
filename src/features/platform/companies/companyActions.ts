import Ban from 'lucide-react/icons/ban';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Users from 'lucide-react/icons/users';
import type { CompanyAccount } from '@/api';
import type { RowEntry } from '@/components/dataList/rowActions';

export type CompanyAction =
  | 'people'
  | 'account'
  | 'changes'
  | 'rename'
  | 'domains'
  | 'suspend'
  | 'resume'
  | 'merge';

const ENTRIES: readonly RowEntry<CompanyAction>[] = [
  { action: 'people', label: 'Show its people', icon: Users },
  { action: 'account', label: 'Show its account', icon: Landmark },
  { action: 'changes', label: 'Show its changes', icon: History },
  { action: 'rename', label: 'Rename', icon: Pencil },
  { action: 'domains', label: 'Domains and proof', icon: Globe },
  { action: 'resume', label: 'Resume', icon: Play },
  { action: 'merge', label: 'Merge into another', icon: Merge, apart: true },
  { action: 'suspend', label: 'Suspend', icon: Ban, danger: true, apart: true },
];

/** What can be done with one company. */
export function companyActions({ status }: CompanyAccount): readonly RowEntry<CompanyAction>[] {
  if (status === 'merged') return [];
  const left: CompanyAction = status === 'suspended' ? 'suspend' : 'resume';
  return ENTRIES.filter(({ action }) => action !== left);
}
