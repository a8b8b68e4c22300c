import { Controller, useForm } from 'react-hook-form';
import {
  useFormSubmit,
  useUpdateUserProfileMutation,
  type CompanyPerson,
  type CompanyRole,
} from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { roleLabel } from '@/lib/text';
import { useToast } from '@/state';
import { nameOf } from '../companyRoles';
import { RoleField } from './RoleField';

interface ChangeRoleDialogProps {
  person: CompanyPerson;
  current: CompanyRole;
  onClose: () => void;
}

/** Gives a colleague another role of the company (D8, D30). */
export default function ChangeRoleDialog({ person, current, onClose }: ChangeRoleDialogProps) {
  const toast = useToast();
  const [save] = useUpdateUserProfileMutation();
  const form = useForm({ defaultValues: { role: current } });
  const name = nameOf(person);

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async ({ role }) => {
      if (role !== current) {
        const { ignored } = await save({ id: person.id, profileUpdate: { role } }).unwrap();
        // A role that the server did not take keeps its value, and the answer names it.
        if (ignored.includes('role')) {
          showFailure('You may not give this role. Please write to support.');
          return;
        }
        toast.success(`${name} is now ${roleLabel(role)}`);
      }
      onClose();
    },
    fallback: 'The role could not be changed. Please try again.',
  });

  return (
    <FormDialog
      title={`Role of ${name}`}
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Controller
        name="role"
        control={form.control}
        render={({ field }) => (
          <RoleField autoFocus error={form.formState.errors.role?.message} {...field} />
        )}
      />
    </FormDialog>
  );
}
