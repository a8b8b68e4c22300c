import History from 'lucide-react/icons/history';
import LockOpen from 'lucide-react/icons/lock-open';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCog from 'lucide-react/icons/user-cog';
import UserX from 'lucide-react/icons/user-x';
import type { PersonAccount } from '@/api';
import type { RowAction } from '@/components/dataList/RowMenu';
import { isChangeable } from './accountRoles';

export type PersonAction = 'change' | 'changes' | 'close' | 'open' | 'erase';

/** What can be done with one account. @param movesCompanies whether the company can be changed with the role */
export function personActions(
  person: PersonAccount,
  movesCompanies: boolean,
  onAction: (action: PersonAction) => void,
): RowAction[] {
  if (!isChangeable(person)) return [];
  const changes: RowAction = {
    label: 'Show changes',
    icon: History,
    onClick: () => onAction('changes'),
  };
  if (person.status === 'active') {
    return [
      {
        label: movesCompanies ? 'Change role or company' : 'Change role',
        icon: UserCog,
        onClick: () => onAction('change'),
      },
      changes,
      {
        label: 'Close account',
        icon: UserX,
        danger: true,
        apart: true,
        onClick: () => onAction('close'),
      },
    ];
  }
  return [
    changes,
    { label: 'Open account again', icon: LockOpen, onClick: () => onAction('open') },
    {
      label: 'Delete for good',
      icon: Trash2,
      danger: true,
      apart: true,
      onClick: () => onAction('erase'),
    },
  ];
}
