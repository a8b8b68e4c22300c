import type { CompanyAccount } from '@/api';
import type { CompanyAction } from './companyActions';
import { CompanyChangesDialog } from './CompanyChangesDialog';
import { DomainsDialog } from './DomainsDialog';
import { MergeDialog } from './MergeDialog';
import { RenameDialog } from './RenameDialog';
import { SuspendDialog } from './SuspendDialog';

export type CompanyDialogAction = Exclude<CompanyAction, 'people' | 'account'>;

interface CompanyDialogsProps {
  company: CompanyAccount;
  action: CompanyDialogAction;
  onClose: () => void;
}

/** The dialog of an action on a company. */
export default function CompanyDialogs({ action, ...dialog }: CompanyDialogsProps) {
  if (action === 'changes') return <CompanyChangesDialog {...dialog} />;
  if (action === 'rename') return <RenameDialog {...dialog} />;
  if (action === 'domains') return <DomainsDialog {...dialog} />;
  if (action === 'merge') return <MergeDialog {...dialog} />;
  return <SuspendDialog {...dialog} />;
}
