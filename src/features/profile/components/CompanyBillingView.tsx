import Button from '@mui/material/Button';
import type { CompanyBilling } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './CompanyBilling.module.css';
import view from './ProfileView.module.css';

interface CompanyBillingViewProps {
  billing: CompanyBilling;
  /** Focuses the Edit button, after the form was closed. */
  focusEdit: boolean;
  onEdit: () => void;
}

const orNotProvided = (text: string | null) => text || 'Not provided';

export function CompanyBillingView({ billing, focusEdit, onEdit }: CompanyBillingViewProps) {
  return (
    <>
      <div className={view.facts}>
        <DefinitionList
          items={[
            { term: 'Company', value: billing.name },
            { term: 'GSTIN', value: orNotProvided(billing.gstin) },
            { term: 'State', value: orNotProvided(billing.state) },
            {
              term: 'Billing address',
              value: <span className={styles.lines}>{orNotProvided(billing.billing_address)}</span>,
            },
          ]}
        />
      </div>
      <div className={view.actions}>
        <Button autoFocus={focusEdit} onClick={onEdit}>
          Edit<VisuallyHidden> company billing</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
