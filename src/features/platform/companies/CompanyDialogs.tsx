import { useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyAccount, type CompanyAccountUpdate } from '@/api';
import {
  useLazyGetCompanyAccountQuery,
  useListPlatformAuditQuery,
  useUpdateCompanyAccountMutation,
  useVersionedSave,
} from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChangesDialog } from '@/entities/audit/LatestChanges';
import { companyAccountUpdateRules } from '@/lib/consoleFormRules.gen';
import { platformChangesPath } from '@/lib/paths';
import { useToast } from '@/state';
import type { CompanyAction } from './companyColumns';
import { STATE_LABELS } from './companyFilters';
import { DomainsDialog } from './DomainsDialog';
import { MergeDialog } from './MergeDialog';

export type CompanyDialogAction = Exclude<CompanyAction, 'people' | 'account'>;

interface DialogProps {
  company: CompanyAccount;
  onClose: () => void;
}

/** The dialog of an action on a company. */
export default function CompanyDialogs({
  action,
  ...dialog
}: DialogProps & { action: CompanyDialogAction }) {
  if (action === 'changes') return <CompanyChangesDialog {...dialog} />;
  if (action === 'rename') return <RenameDialog {...dialog} />;
  if (action === 'domains') return <DomainsDialog {...dialog} />;
  if (action === 'merge') return <MergeDialog {...dialog} />;
  return <SuspendDialog {...dialog} />;
}

/** What was changed of a company and its people last. */
function CompanyChangesDialog({ company, onClose }: DialogProps) {
  const query = useListPlatformAuditQuery({ company: company.id, pageSize: LATEST });
  const all = platformChangesPath({ company: company.id });
  return <LatestChangesDialog query={query} of={company.name} all={all} onClose={onClose} />;
}

function RenameDialog({ company, onClose }: DialogProps) {
  const toast = useToast();
  const { save } = useCompanyUpdate(company);
  const form = useForm({ defaultValues: { name: company.name } });

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async ({ name }) => {
      const { latest } = await save({ name: name.trim() });
      if (latest) {
        showFailure(conflictText(latest));
        return;
      }
      toast.success(`The company is called ${name.trim()} now.`);
      onClose();
    },
    fallback: 'The company could not be renamed. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={`Rename ${company.name}`}
      text="Its people see the name at once. Invoices that were issued keep the old one."
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        fullWidth
        autoFocus
        autoComplete="off"
        {...contractField(form, 'name', companyAccountUpdateRules.name, {
          label: 'Name',
          required: 'Enter a name.',
        })}
      />
    </FormDialog>
  );
}

/** Suspends a company, or resumes one that is suspended. */
function SuspendDialog({ company, onClose }: DialogProps) {
  const toast = useToast();
  const { save } = useCompanyUpdate(company);
  const form = useForm({ defaultValues: { reason: '' } });
  const suspends = company.status === 'active';
  const { name } = company;

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async ({ reason }) => {
      const { latest } = await save(
        suspends ? { status: 'suspended', suspended_reason: reason.trim() } : { status: 'active' },
      );
      if (latest) {
        showFailure(conflictText(latest));
        return;
      }
      toast.success(suspends ? `${name} is suspended.` : `${name} can book again.`);
      onClose();
    },
    fallback: 'The company could not be changed. Please try again.',
    fieldNames: { suspended_reason: 'reason' },
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={suspends ? `Suspend ${name}?` : `Resume ${name}?`}
      text={
        suspends
          ? 'Its people can sign in, but cannot book, extend holds or pay. Paid tickets stay valid.'
          : 'Its people can book and pay again at once. Seats that went back on sale stay on sale.'
      }
      warning={suspends && 'Its unpaid seats go back on sale at once.'}
      submitLabel={suspends ? 'Suspend' : 'Resume'}
      color={suspends ? 'error' : 'primary'}
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {suspends && (
        <TextArea
          rows={3}
          hint="Only platform admins see this."
          {...contractField(form, 'reason', companyAccountUpdateRules.suspended_reason, {
            label: 'Reason (optional)',
          })}
        />
      )}
    </FormDialog>
  );
}

/** Saves a company with the version that was read. */
function useCompanyUpdate(company: CompanyAccount) {
  const [update] = useUpdateCompanyAccountMutation();
  const [load] = useLazyGetCompanyAccountQuery();
  const { id } = company;
  return useVersionedSave(company, {
    update: (companyAccountUpdate: CompanyAccountUpdate, version) =>
      update({ id, 'If-Match': version, companyAccountUpdate }).unwrap(),
    load: () => load({ id }).unwrap(),
  });
}

/** Said when somebody else has saved the company meanwhile. */
const conflictText = ({ name, status }: CompanyAccount): string =>
  `Someone else has changed this: the company is called ${name} now and is ${STATE_LABELS[status].toLowerCase()}. Save again to change that.`;
