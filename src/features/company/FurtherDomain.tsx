import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useRef, useState } from 'react';
import type { Company, CompanyDomain } from '@/api';
import { useRemoveCompanyDomainMutation, useVerifyAddedDomainMutation } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDate } from '@/lib/dates';
import { useToast } from '@/state';
import styles from './DomainCard.module.css';
import { DomainProof } from './DomainProof';

interface FurtherDomainProps {
  company: Company;
  domain: CompanyDomain;
}

/** One domain beside the own one: its proof, and taking it away. */
export function FurtherDomain({ company, domain: row }: FurtherDomainProps) {
  const { domain, proven: isProven, txt_record: record } = row;
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [verify, { data: check, error, isLoading }] = useVerifyAddedDomainMutation();
  const [remove] = useRemoveCompanyDomainMutation();
  const [isAsking, setIsAsking] = useState(false);

  const handleVerify = async () => {
    const answer = await verify({ id: company.id, domain });
    // The button that was pressed is gone then.
    if (answer.data?.outcome === 'proven') heading.current?.focus();
  };
  const handleRemove = async () => {
    const answer = await remove({ id: company.id, domain });
    if (!answer.error) toast.success(`${domain} is removed`);
    setIsAsking(false);
  };

  return (
    <li role="group" aria-label={domain}>
      <div className={styles.row}>
        <h3 ref={heading} tabIndex={-1}>
          {domain}
        </h3>
        <Chip
          size="small"
          color={isProven ? 'success' : 'warning'}
          label={isProven ? 'Proven' : 'Not proven'}
        />
        {isProven && <span className={styles.since}>Proven on {formatDate(row.proven_at)}</span>}
        <Button onClick={() => setIsAsking(true)}>
          Remove<VisuallyHidden> {domain}</VisuallyHidden>
        </Button>
      </div>
      {!isProven && record && (
        <DomainProof
          companyName={company.name}
          domain={domain}
          record={record}
          look={{ check, error, isLoading }}
          onVerify={handleVerify}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={`Remove ${domain}?`}
          text={
            isProven
              ? 'Its people stay in your company. Nobody new joins it by this domain. To add the domain again you have to prove it again.'
              : 'Its record proves nothing then. You can add the domain again, with a new record.'
          }
          confirmLabel="Remove"
          onConfirm={handleRemove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
