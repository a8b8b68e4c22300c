import Stack from '@mui/material/Stack';
import { FormProvider, useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyName, type CompanyRole } from '@/api';
import { useInvitePersonMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { useToast } from '@/state';
import { COMPANY_ROLES } from './accountRoles';
import { AccountCompany, AccountEmail, AccountRole } from './AccountFields';

interface InviteDialogProps {
  /** Until it is proven, the server takes addresses of this domain alone; null once it is. */
  onlyDomain?: string | null;
  /** Whether the company is chosen too; otherwise it is one's own. */
  choosesCompany?: boolean;
  onClose: () => void;
}

interface Values {
  email: string;
  role: CompanyRole;
  company: CompanyName | null;
}

/** Invites one person by email, with a role of a company. */
export default function InviteDialog(props: InviteDialogProps) {
  const { onlyDomain = null, choosesCompany = false, onClose } = props;
  const toast = useToast();
  const [invite] = useInvitePersonMutation();
  const form = useForm<Values>({
    defaultValues: { email: '', role: 'employee', company: null },
  });

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ email, role, company: chosen }) => {
      const invitation = { email: email.trim(), role, ...(chosen && { company: chosen.id }) };
      const { email: invited } = await invite({ personInvitationCreate: invitation }).unwrap();
      toast.success(`Invitation sent to ${invited}`);
      onClose();
    },
    fallback: 'The invitation could not be sent. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Invite a person"
      text="They get a link by email to create their account. It works once, for seven days."
      submitLabel="Send invitation"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Stack sx={{ gap: 2.5 }}>
          <AccountEmail
            autoFocus
            hint={
              onlyDomain && `Until the domain is verified: addresses that end in @${onlyDomain}`
            }
          />
          {choosesCompany && <AccountCompany />}
          <AccountRole roles={COMPANY_ROLES} />
        </Stack>
      </FormProvider>
    </FormDialog>
  );
}
