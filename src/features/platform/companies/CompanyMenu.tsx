import Ban from 'lucide-react/icons/ban';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Users from 'lucide-react/icons/users';
import type { CompanyAccount } from '@/api';
import { RowMenu, type RowMenuEntry } from '@/components/list/RowMenu';

export type CompanyAction =
  | 'people'
  | 'account'
  | 'changes'
  | 'rename'
  | 'domains'
  | 'suspend'
  | 'resume'
  | 'merge';

const ENTRIES: readonly RowMenuEntry<CompanyAction>[] = [
  { action: 'people', label: 'Show its people', icon: Users },
  { action: 'account', label: 'Show its account', icon: Landmark },
  { action: 'changes', label: 'Show its changes', icon: History },
  { action: 'rename', label: 'Rename', icon: Pencil },
  { action: 'domains', label: 'Domains and proof', icon: Globe },
  { action: 'resume', label: 'Resume', icon: Play },
  { action: 'merge', label: 'Merge into another', icon: Merge, apart: true },
  { action: 'suspend', label: 'Suspend', icon: Ban, danger: true, apart: true },
];

interface CompanyMenuProps {
  company: CompanyAccount;
  anchor: HTMLElement;
  onAction: (action: CompanyAction) => void;
  onClose: () => void;
}

/** What can be done with one company. */
export default function CompanyMenu({ company, ...menu }: CompanyMenuProps) {
  const left: CompanyAction = company.status === 'suspended' ? 'suspend' : 'resume';
  const entries = ENTRIES.filter(({ action }) => action !== left);
  return <RowMenu name={company.name} entries={entries} {...menu} />;
}
