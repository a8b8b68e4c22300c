import type { CompanyBilling } from '@/api';
import { Button } from '@/components/buttons/Button';
import { DefinitionList } from '@/components/display/DefinitionList';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './CompanyBilling.module.css';
import view from './ProfileView.module.css';

interface CompanyBillingViewProps {
  billing: CompanyBilling;
  /** Back from the form: the keyboard goes where it came from. */
  returned: boolean;
  onEdit: () => void;
}

const orNothing = (text: string | null) => text || 'Not provided';

export function CompanyBillingView({ billing, returned, onEdit }: CompanyBillingViewProps) {
  return (
    <>
      <div className={view.facts}>
        <DefinitionList
          items={[
            { term: 'Company', value: billing.name },
            { term: 'GSTIN', value: orNothing(billing.gstin) },
            { term: 'State', value: orNothing(billing.state) },
            {
              term: 'Billing address',
              value: <span className={styles.lines}>{orNothing(billing.billing_address)}</span>,
            },
          ]}
        />
      </div>
      <div className={view.actions}>
        <Button autoFocus={returned} onClick={onEdit}>
          Edit<VisuallyHidden> company billing</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
