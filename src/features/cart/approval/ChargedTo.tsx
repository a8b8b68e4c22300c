import { useState } from 'react';
import type { CostCentre, PurchasePurpose } from '@/api';
import { TextArea } from '@/components/fields/TextArea';
import { CostCentreField, leftText } from './CostCentreField';
import styles from './Approval.module.css';

interface ChargedToProps {
  isRequired: boolean;
  /** The person pressed Pay without one. */
  lacksCentre: boolean;
  value: PurchasePurpose;
  onChange: (value: PurchasePurpose) => void;
}

/** Whom the company charges a payment to that needs no approval, and what it is for. */
export default function ChargedTo({ isRequired, lacksCentre, value, onChange }: ChargedToProps) {
  const [centre, setCentre] = useState<CostCentre | null>(null);
  const { cost_centre: _before, ...rest } = value;
  return (
    <section className={styles.card} aria-labelledby="charged-to">
      <h2 id="charged-to">Charged to</h2>
      <div className={styles.pair}>
        <CostCentreField
          value={centre}
          isRequired={isRequired}
          error={lacksCentre ? 'Choose a cost centre from the list' : undefined}
          hint={centre ? leftText(centre) : undefined}
          onChange={(next) => {
            setCentre(next);
            onChange(next ? { ...rest, cost_centre: next.id } : rest);
          }}
        />
        <TextArea
          label="Purpose (optional)"
          rows={2}
          maxLength={400}
          fullWidth
          value={value.purpose ?? ''}
          onChange={(change) => {
            const { purpose: _text, ...others } = value;
            const purpose = change.target.value;
            onChange(purpose === '' ? others : { ...others, purpose });
          }}
        />
      </div>
    </section>
  );
}
