import FileUp from 'lucide-react/icons/file-up';
import type { ChangeEvent } from 'react';
import { Icon } from '@/components/display/Icon';
import styles from './FileField.module.css';

interface FileFieldProps {
  /** The name of the chosen file, or what to choose. */
  label: string;
  hint: string;
  /** Endings and media types, as `accept` of an input. */
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A tile on which a file is chosen or dropped. */
export function FileField({ label, hint, accept, disabled, onChoose }: FileFieldProps) {
  const handleChange = (change: ChangeEvent<HTMLInputElement>) => {
    const file = change.target.files?.[0];
    // Otherwise choosing the same file again after correcting it fires no change event.
    change.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <label className={styles.file}>
      <input type="file" accept={accept} disabled={disabled} onChange={handleChange} />
      <Icon icon={FileUp} small />
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
    </label>
  );
}
