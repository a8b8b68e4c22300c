import MenuItem from '@mui/material/MenuItem';
import { useListEventCategoriesQuery } from '@/api';
import { TextInput } from '@/components/fields/TextInput';
import { Section } from '../parts/Section';
import { TextField } from '../parts/TextField';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';
import styles from '../parts/Section.module.css';

/** Title, category, description, and whose event it is. */
export function BasicsSection() {
  const { organizer_name: organizer } = useEditor(selectSaved);
  return (
    <Section id="basics" title="Basics" text="What people read first.">
      <div className={styles.grid}>
        <div className={styles.all}>
          <TextField name="title" label="Title" maxLength={200} />
        </div>
        <div className={styles.half}>
          <CategoryField />
        </div>
        <div className={styles.half}>
          <TextInput
            id="edit-organizer"
            label="Shown as organizer"
            value={organizer}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        </div>
        <div className={styles.all}>
          <TextField
            name="description"
            label="Description"
            hint="Two or three sentences. Blank lines separate paragraphs."
            maxLength={20_000}
            rows={4}
          />
        </div>
      </div>
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
