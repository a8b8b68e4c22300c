import Stack from '@mui/material/Stack';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useFormSubmit, type CostCentre } from '@/api';
import { useCreateCostCentreMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
import { isUnknown, PersonField } from '@/entities/account/PersonField';
import { costCentreCreateRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';
import {
  changedWords,
  mergeLatest,
  NEW_CENTRE,
  updateOf,
  valuesOf,
  type CentreValues,
  useCentreUpdate,
} from './useCentreUpdate';

const PeopleField = lazyPart(() => import('@/entities/account/PeopleField'));

interface CostCentreDialogProps {
  /** Without it a new one is made. */
  centre?: CostCentre;
  onClose: () => void;
}

/** The server's names of the fields. */
const FIELD_NAMES = { owner_id: 'owner', member_ids: 'members' } as const;
const FALLBACK = 'The cost centre could not be saved. Please try again.';

/** Makes a cost centre, or changes one. */
export default function CostCentreDialog({ centre, onClose }: CostCentreDialogProps) {
  return centre ? (
    <ChangeDialog centre={centre} onClose={onClose} />
  ) : (
    <NewDialog onClose={onClose} />
  );
}

function NewDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [create] = useCreateCostCentreMutation();
  const form = useForm({ defaultValues: NEW_CENTRE });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ code, name, owner, members }) => {
      const made = await create({
        costCentreCreate: {
          code: code.trim(),
          name: name.trim(),
          owner_id: owner.id,
          member_ids: members.map(({ id }) => id),
        },
      }).unwrap();
      toast.success(`${made.name} created.`);
      onClose();
    },
    fallback: FALLBACK,
    fieldErrorMessage: null,
    fieldNames: FIELD_NAMES,
  });
  return (
    <FormDialog
      title="New cost centre"
      text="Purchases can be charged to it at once. Its budget is set on its page."
      submitLabel="Create cost centre"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <CentreFields form={form} />
    </FormDialog>
  );
}

function ChangeDialog({ centre, onClose }: Required<CostCentreDialogProps>) {
  const toast = useToast();
  const { read, save } = useCentreUpdate(centre);
  const form = useForm({ defaultValues: valuesOf(centre) });
  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const update = updateOf(read, values);
      if (update) {
        const { saved, latest } = await save(update);
        if (latest) {
          form.reset(mergeLatest(read, values, latest), { keepDirty: true });
          showFailure(
            `Someone else has changed this: ${changedWords(read, latest)}. Save again to change that.`,
          );
          return;
        }
        toast.success(`${saved.name} is saved.`);
      }
      onClose();
    },
    fallback: FALLBACK,
    fieldErrorMessage: null,
    fieldNames: FIELD_NAMES,
  });
  return (
    <FormDialog
      title={`Change ${centre.name}`}
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <CentreFields form={form} />
    </FormDialog>
  );
}

function CentreFields({ form }: { form: UseFormReturn<CentreValues> }) {
  const { errors } = form.formState;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FieldPair>
        <TextInput
          autoFocus
          autoComplete="off"
          hint="Such as CC-110"
          {...contractField(form, 'code', costCentreCreateRules.code, {
            label: 'Code',
            invalid: 'Use letters, digits, dots, dashes, slashes and underscores.',
          })}
        />
        <TextInput
          autoComplete="off"
          {...contractField(form, 'name', costCentreCreateRules.name, {
            label: 'Name',
            required: 'Enter a name.',
          })}
        />
      </FieldPair>
      <Controller
        name="owner"
        control={form.control}
        rules={{ validate: (owner) => !isUnknown(owner) || 'Choose a person from the list.' }}
        render={({ field }) => (
          <PersonField
            label="Owner"
            hint="Decides on requests and sees spending."
            error={errors.owner?.message}
            {...field}
          />
        )}
      />
      <Controller
        name="members"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <PeopleField
            label="Members"
            hint="See what remains of its budget."
            value={value}
            onChange={onChange}
            error={errors.members?.message}
          />
        )}
      />
    </Stack>
  );
}
