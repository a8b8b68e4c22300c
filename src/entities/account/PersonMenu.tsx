import History from 'lucide-react/icons/history';
import LockOpen from 'lucide-react/icons/lock-open';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCog from 'lucide-react/icons/user-cog';
import UserX from 'lucide-react/icons/user-x';
import type { PersonAccount } from '@/api';
import { RowMenu, type RowMenuEntry } from '@/components/list/RowMenu';
import { nameOf } from './accountRoles';

export type PersonAction = 'change' | 'changes' | 'close' | 'open' | 'erase';

interface PersonMenuProps {
  person: PersonAccount;
  anchor: HTMLElement;
  /** Whether the company can be changed with the role. */
  movesCompanies: boolean;
  onAction: (action: PersonAction) => void;
  onClose: () => void;
}

/** What can be done with one account. */
export default function PersonMenu({ person, movesCompanies, ...menu }: PersonMenuProps) {
  const change: RowMenuEntry<PersonAction> = {
    action: 'change',
    label: movesCompanies ? 'Change role or company' : 'Change role',
    icon: UserCog,
  };
  const changes: RowMenuEntry<PersonAction> = {
    action: 'changes',
    label: 'Show changes',
    icon: History,
  };
  const close: RowMenuEntry<PersonAction> = {
    ...{ action: 'close', label: 'Close account', icon: UserX },
    ...{ danger: true, apart: true },
  };
  const open: RowMenuEntry<PersonAction> = {
    action: 'open',
    label: 'Open account again',
    icon: LockOpen,
  };
  const erase: RowMenuEntry<PersonAction> = {
    ...{ action: 'erase', label: 'Delete for good', icon: Trash2 },
    ...{ danger: true, apart: true },
  };
  const entries = person.status === 'active' ? [change, changes, close] : [changes, open, erase];
  return <RowMenu name={nameOf(person)} entries={entries} {...menu} />;
}
