import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyName, type CompanyRole } from '@/api';
import { useInvitePersonMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CompanyField } from '@/entities/company/CompanyField';
import { useToast } from '@/state';
import { COMPANY_ROLES } from './accountRoles';
import { companyRules, EmailField, emailRules, RoleField } from './AccountFields';

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

/** Invites one person by email, with a role of a company (D30). */
export default function InviteDialog(props: InviteDialogProps) {
  const { onlyDomain = null, choosesCompany = false, onClose } = props;
  const toast = useToast();
  const [invite] = useInvitePersonMutation();
  const form = useForm<Values>({
    defaultValues: { email: '', role: 'employee', company: null },
  });
  const { errors } = form.formState;

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
      <Stack sx={{ gap: 2.5 }}>
        <EmailField
          autoFocus
          hint={onlyDomain && `Until the domain is verified: addresses that end in @${onlyDomain}`}
          error={errors.email?.message}
          {...form.register('email', emailRules)}
        />
        {choosesCompany && (
          <Controller
            name="company"
            control={form.control}
            rules={companyRules}
            render={({ field: { value, onChange } }) => (
              <CompanyField
                label="Company"
                value={value}
                onChange={onChange}
                error={errors.company?.message}
              />
            )}
          />
        )}
        <Controller
          name="role"
          control={form.control}
          render={({ field }) => (
            <RoleField roles={COMPANY_ROLES} error={errors.role?.message} {...field} />
          )}
        />
      </Stack>
    </FormDialog>
  );
}
