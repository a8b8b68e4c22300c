import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { errorMessage, useFormSubmit, type OrganizedEventSummary, type Organizer } from '@/api';
import {
  useCreateEventMutation,
  useDuplicateEventMutation,
  useUpdateEventMutation,
} from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { organizeEditEventPath } from '@/lib/paths';
import { useToast } from '@/state';
import { SourceField } from './SourceField';
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
  const toast = useToast();
  const [create] = useCreateEventMutation();
  const first = organizers.find(({ id }) => id === chosen?.id) ?? organizers[0];
  const [source, setSource] = useState<OrganizedEventSummary | null>(null);
  const [duplicate] = useDuplicateEventMutation();
  const [update] = useUpdateEventMutation();
  const form = useForm({ defaultValues: { title: '', organizer: String(first?.id ?? '') } });
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ title, organizer }) => {
      const name = title.trim();
      const make = async () => {
        if (!source) {
          const eventCreate = { title: name, organizer: Number(organizer) };
          return create({ eventCreate }).unwrap();
        }
        const copy = await duplicate({ id: source.id }).unwrap();
        // The copy stays where its title is refused: the editor that opens has the field.
        if (name !== '') {
          const version = `"${copy.version}"`;
          const eventUpdate = { title: name };
          const { error } = await update({ id: copy.id, 'If-Match': version, eventUpdate });
          if (error) toast.error(errorMessage(error, 'The copy has kept its title.'));
        }
        return copy;
      };
      const { id } = await make();
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
          required={source === null}
          placeholder={source ? `${source.title} (copy)` : undefined}
          autoFocus
          slotProps={{ htmlInput: { maxLength: MAX_TITLE } }}
          error={errors.title?.message}
          {...form.register('title', {
            validate: (text) =>
              (source !== null && text.trim() === '') ||
              text.trim().length >= MIN_TITLE ||
              'Give the event a title.',
          })}
        />
        <SourceField value={source} onChange={setSource} />
        {organizers.length > 1 && source === null && (
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
