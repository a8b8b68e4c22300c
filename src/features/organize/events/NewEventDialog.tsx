import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { errorMessage, useFormSubmit, type OrganizedEventSummary, type Organizer } from '@/api';
import {
  useCreateEventMutation,
  useDuplicateEventMutation,
  useUpdateEventMutation,
  useListOrganizedEventsQuery,
} from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { Icon } from '@/components/display/Icon';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { eventCreateRules } from '@/lib/consoleFormRules.gen';
import { formatDate } from '@/lib/dates';
import { organizeEditEventPath } from '@/lib/paths';
import { useToast } from '@/state';

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
          if (error) toast.error(errorMessage(error, 'The copy has the same title.'));
        }
        return copy;
      };
      const { id } = await make();
      await navigate(organizeEditEventPath(id));
    },
    fallback: 'The event could not be created. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="New event"
      text="It begins as a draft, which nobody else sees until you publish it."
      submitLabel="Create Draft"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <TextInput
          placeholder={source ? `${source.title} (copy)` : undefined}
          autoFocus
          {...contractField(form, 'title', eventCreateRules.title, {
            label: 'Title',
            required: source === null,
            invalid: 'Enter a title.',
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
      </Stack>
    </FormDialog>
  );
}

const PAGE_SIZE = 20;

interface SourceFieldProps {
  value: OrganizedEventSummary | null;
  onChange: (event: OrganizedEventSummary | null) => void;
}

/** `Sufi at Nahargarh, Fri, Jan 2, 2099` */
const labelOf = ({ title, start_date: start, timezone }: OrganizedEventSummary) =>
  start === null ? title : `${title}, ${formatDate(start, timezone)}`;

/** The event that a new one is a copy of; those that were changed last are offered first. */
function SourceField({ value, onChange }: SourceFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const { currentData, isFetching } = useListOrganizedEventsQuery({
    ...(search && value === null && { search }),
    ordering: '-updated_at',
    page: 1,
    pageSize: PAGE_SIZE,
  });
  return (
    <Autocomplete
      value={value}
      popupIcon={<Icon icon={ChevronDown} small />}
      options={currentData?.results ?? []}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="No events match your search."
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, event) => onChange(event)}
      renderInput={(params) => (
        <TextInput
          {...params}
          label="Copy from an event (optional)"
          hint="Takes its text, pictures, tickets with their sale windows, and who may book; no dates."
        />
      )}
    />
  );
}
