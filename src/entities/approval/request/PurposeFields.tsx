import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PurposeKind } from '@/api';
import { TextArea } from '@/components/fields/TextArea';
import { PURPOSE_LABELS } from '../approvalView';
import { GuestFields } from './GuestFields';
import styles from './RequestFields.module.css';
import { MAX_PURPOSE, type RequestValues } from './requestValues';

interface PurposeFieldsProps {
  form: UseFormReturn<RequestValues>;
  /** Who reads the purpose first. */
  reader: string;
}

const KINDS = Object.keys(PURPOSE_LABELS) as PurposeKind[];

/** What a request is for, and for client hosting whom the company invites. */
export function PurposeFields({ form, reader }: PurposeFieldsProps) {
  const [kind, purpose] = useWatch({ control: form.control, name: ['kind', 'purpose'] });
  return (
    <div className={styles.fields}>
      <fieldset className={styles.kinds}>
        <legend className={styles.label}>Purpose</legend>
        {KINDS.map((value) => (
          <label key={value} className={styles.kind}>
            <input type="radio" value={value} {...form.register('kind')} />
            {PURPOSE_LABELS[value]}
          </label>
        ))}
      </fieldset>
      <TextArea
        {...form.register('purpose', {
          validate: (text) => text.trim().length >= 3 || 'Say in a sentence what it is for',
        })}
        label="What it is for"
        required
        rows={3}
        maxLength={MAX_PURPOSE}
        fullWidth
        error={form.formState.errors.purpose?.message}
        hint={
          <span className={styles.counter}>
            <span>{reader} reads this first. One or two sentences are enough.</span>
            <span>
              {purpose.length} of {MAX_PURPOSE}
            </span>
          </span>
        }
      />
      {kind === 'client_hosting' && <GuestFields form={form} />}
    </div>
  );
}
