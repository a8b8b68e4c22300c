import { TextInput } from '@/components/fields/TextInput';
import type { TierValues } from '../form/editorValues';
import { useTierField } from '../store/fieldHooks';

interface TierFieldProps {
  tier: TierValues;
  /** The tier's name, for those who hear the page. */
  of: string;
  name: 'name' | 'price' | 'seats' | 'max';
  label: string;
  maxLength: number;
  sign?: string;
}

/** One cell of a tier's row; its label stands above the column. */
export function TierField({ tier, of, name, label, maxLength, sign }: TierFieldProps) {
  const field = useTierField(tier, name);
  const isFigure = name !== 'name';
  return (
    <TextInput
      id={field.id}
      value={field.value}
      error={field.error}
      autoComplete="off"
      onChange={(event) => field.onChange(event.target.value)}
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
