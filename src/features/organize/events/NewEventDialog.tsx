import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useFormSubmit, type Organizer } from '@/api';
import { useCreateEventMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { organizeEditEventPath } from '@/lib/paths';
import styles from './NewEventDialog.module.css';

const MIN_TITLE = 2;
const MAX_TITLE = 200;

interface NewEventDialogProps {
  /** Those for which the person may make events. */
  organizers: readonly Organizer[];
  /** The one that the list shows. */
  chosen: Organizer | undefined;
  onClose: () => void;
}

/** Asks for the title, and for the organizer where there are several; opens the draft. */
export default function NewEventDialog({ organizers, chosen, onClose }: NewEventDialogProps) {
  const navigate = useNavigate();
  const [create] = useCreateEventMutation();
  const first = organizers.find(({ id }) => id === chosen?.id) ?? organizers[0];
  const form = useForm({ defaultValues: { title: '', organizer: String(first?.id ?? '') } });
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ title, organizer }) => {
      const eventCreate = { title: title.trim(), organizer: Number(organizer) };
      const { id } = await create({ eventCreate }).unwrap();
      await navigate(organizeEditEventPath(id));
    },
    fallback: 'The event could not be made. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="New event"
      text="It begins as a draft, which nobody else sees until you publish it."
      submitLabel="Make Draft"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextInput
          label="Title"
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: MAX_TITLE } }}
          error={errors.title?.message}
          {...form.register('title', {
            validate: (text) => text.trim().length >= MIN_TITLE || 'Give the event a title.',
          })}
        />
        {organizers.length > 1 && (
          <TextInput
            label="Organizer"
            select
            error={errors.organizer?.message}
            slotProps={{ select: { native: true } }}
            {...form.register('organizer')}
          >
            {organizers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextInput>
        )}
      </div>
    </FormDialog>
  );
}
