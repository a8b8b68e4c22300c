import Autocomplete from '@mui/material/Autocomplete';
import X from 'lucide-react/icons/x';
import { TextInput } from '@/components/fields/TextInput';
import type { TierValues } from '../form/editorValues';
import { useEditor } from '../store/editorSelectors';
import { useTierField } from '../store/fieldHooks';
import styles from './Tiers.module.css';

const MAX_BENEFITS = 20;
const MAX_LENGTH = 100;

interface BenefitsFieldProps {
  tier: TierValues;
  /** The tier's name, for those who hear the page. */
  of: string;
}

/** What a ticket includes, as chips; Enter adds one. Those of the other tickets are suggested. */
export function BenefitsField({ tier, of }: BenefitsFieldProps) {
  const tiers = useEditor(({ values }) => values.tiers);
  const { id, value, onChange, onBlur, error } = useTierField(tier, 'benefits');
  const suggested = [...new Set(tiers.flatMap(({ benefits }) => benefits))];
  return (
    <div className={styles.benefits}>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoSelect
        disableClearable
        filterSelectedOptions
        value={value}
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
            placeholder={value.length === 0 ? 'Add, then Enter' : undefined}
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
    </div>
  );
}
