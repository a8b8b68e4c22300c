import { TextInput } from '@/components/fields/TextInput';
import type { TierValues } from '../form/editorValues';
import { useTierField } from '../store/fieldHooks';
import styles from './Tiers.module.css';

interface TierLimitsProps {
  tier: TierValues;
  /** The tier's name, for those who hear the page. */
  of: string;
}

/** How many tickets one person and one company can have over all their bookings. */
export function TierLimits(props: TierLimitsProps) {
  return (
    <div className={styles.sale}>
      <span className={styles.saleLabel} aria-hidden="true">
        Limits
      </span>
      <div className={styles.limits}>
        <LimitField {...props} name="perPerson" label="Per person" />
        <LimitField {...props} name="perCompany" label="Per company" />
      </div>
      <p className={styles.limitsHelp}>
        Most tickets over all bookings of one person, and of one company. Leave empty for no limit.
      </p>
    </div>
  );
}

interface LimitFieldProps extends TierLimitsProps {
  name: 'perPerson' | 'perCompany';
  label: string;
}

function LimitField({ tier, of, name, label }: LimitFieldProps) {
  const field = useTierField(tier, name);
  return (
    <TextInput
      id={field.id}
      label={label}
      placeholder="No limit"
      value={field.value}
      error={field.error}
      autoComplete="off"
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      slotProps={{
        htmlInput: { 'aria-label': `${label} of ${of}`, maxLength: 6, inputMode: 'numeric' },
      }}
    />
  );
}
