import Autocomplete from '@mui/material/Autocomplete';
import X from 'lucide-react/icons/x';
import { TextInput } from '@/components/fields/TextInput';
import { AppTheme } from '@/theme/AppTheme';
import { useEditorField, useEditor } from '../EditorContext';
import { tierField } from '../form/problems';
import styles from './Tiers.module.css';

const MAX_BENEFITS = 20;
const MAX_LENGTH = 100;

interface BenefitsFieldProps {
  index: number;
  tierKey: string;
  of: string;
}

/** What a ticket includes, as chips; Enter adds one. Those of the other tickets are suggested. */
export function BenefitsField({ index, tierKey, of }: BenefitsFieldProps) {
  const { form } = useEditor();
  const { id, value, onChange, onBlur, error } = useEditorField<string[]>(
    `tiers.${index}.benefits`,
    tierField(tierKey, 'benefits'),
  );
  const benefits = Array.isArray(value) ? value : [];
  const suggested = [...new Set(form.getValues('tiers').flatMap((tier) => tier.benefits))];
  return (
    <div className={styles.benefits}>
      <AppTheme>
        <Autocomplete
          id={id}
          multiple
          freeSolo
          autoSelect
          disableClearable
          filterSelectedOptions
          value={benefits}
          options={suggested}
          onChange={(_event, next) =>
            onChange(
              [...new Set(next.map((text) => text.trim()))].filter(Boolean).slice(0, MAX_BENEFITS),
            )
          }
          onBlur={onBlur}
          slotProps={{ chip: { size: 'small', deleteIcon: <X size={14} /> } }}
          renderInput={({ slotProps, ...params }) => (
            <TextInput
              {...params}
              label="Benefits"
              error={error}
              placeholder={benefits.length === 0 ? 'Add, then Enter' : undefined}
              slotProps={{
                ...slotProps,
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': `Benefits of ${of}`,
                  maxLength: MAX_LENGTH,
                },
              }}
            />
          )}
        />
      </AppTheme>
    </div>
  );
}
