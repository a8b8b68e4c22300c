import { TextInput } from '@/components/fields/TextInput';
import { useEditorField } from '../EditorContext';
import { tierField } from '../form/problems';

interface TierFieldProps {
  index: number;
  tierKey: string;
  /** The tier's name, for those who hear the page. */
  of: string;
  name: 'name' | 'price' | 'seats' | 'max';
  label: string;
  maxLength: number;
  sign?: string;
}

/** One cell of a tier's row; its label stands above the column. */
export function TierField({ index, tierKey, of, name, label, maxLength, sign }: TierFieldProps) {
  const field = useEditorField<string>(`tiers.${index}.${name}`, tierField(tierKey, name));
  const isFigure = name !== 'name';
  return (
    <TextInput
      id={field.id}
      value={String(field.value ?? '')}
      error={field.error}
      autoComplete="off"
      onChange={(change) => field.onChange(change.target.value)}
      onBlur={field.onBlur}
      data-cell={name}
      slotProps={{
        htmlInput: {
          'aria-label': isFigure ? `${label} of ${of}` : label,
          maxLength,
          ...(isFigure && { inputMode: name === 'price' ? 'decimal' : 'numeric' }),
        },
        input: sign ? { startAdornment: <span aria-hidden="true">{sign}</span> } : {},
      }}
    />
  );
}
