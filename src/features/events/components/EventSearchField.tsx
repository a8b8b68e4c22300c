import { SearchField } from '@/components/fields/SearchField';
import { paths } from '@/lib/paths';
import { useDraft } from '../useDraft';
import styles from './EventSearchField.module.css';

interface EventSearchFieldProps {
  value: string;
  onChange: (search: string) => void;
}

/** Filters while a person types. */
export function EventSearchField({ value, onChange }: EventSearchFieldProps) {
  const { draft, setDraft, stopEditing } = useDraft(value);
  const search = (text: string) => {
    setDraft(text);
    onChange(text);
  };
  return (
    <SearchField
      name="Events"
      action={paths.events}
      label="Search this list"
      placeholder="Search events or cities"
      value={draft}
      onType={search}
      onClear={() => search('')}
      onBlur={stopEditing}
      className={styles.width}
    />
  );
}
