import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import { useListEventCategoriesQuery } from '@/api';
import { TextInput } from '@/components/fields/TextInput';
import { eventUpdateRules } from '@/lib/consoleFormRules.gen';
import { Section } from '../parts/Section';
import { TextField } from '../parts/TextField';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';

/** Title, category, description, and whose event it is. */
export function BasicsSection() {
  const { organizer_name: organizer } = useEditor(selectSaved);
  return (
    <Section id="basics" title="Basics" text="What people read first.">
      <Grid container spacing={2}>
        <Grid size={12}>
          <TextField name="title" label="Title" maxLength={eventUpdateRules.title.maxLength} />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <CategoryField />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextInput
            id="edit-organizer"
            label="Shown as organizer"
            value={organizer}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        </Grid>
        <Grid size={12}>
          <TextField
            name="description"
            label="Description"
            hint="Two or three sentences. Blank lines separate paragraphs."
            maxLength={eventUpdateRules.description.maxLength}
            rows={4}
          />
        </Grid>
      </Grid>
    </Section>
  );
}

function CategoryField() {
  const { value, onChange, ...field } = useEventField('category');
  const { data } = useListEventCategoriesQuery();
  const categories = data?.results ?? [];
  const isKnown = categories.some((category) => category.id === value);
  return (
    <TextInput
      {...field}
      label="Category"
      select
      value={isKnown ? String(value) : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{ select: { displayEmpty: true, id: field.id } }}
    >
      <MenuItem value="">Choose a category</MenuItem>
      {categories.map((category) => (
        <MenuItem key={category.id} value={String(category.id)}>
          {category.name}
        </MenuItem>
      ))}
    </TextInput>
  );
}
