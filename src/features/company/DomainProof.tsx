import { Link } from 'react-router';
import { errorMessage, type Company, type DomainCheck } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { contactPath } from '@/lib/paths';
import { DomainRecord } from './DomainRecord';
import styles from './DomainCard.module.css';

interface DomainProofProps {
  companyName: string;
  domain: string;
  record: NonNullable<Company['txt_record']>;
  /** The call that looks the record up, and what it last said. */
  look: {
    check: Pick<DomainCheck, 'outcome' | 'message' | 'found'> | undefined;
    error: unknown;
    isLoading: boolean;
  };
  onVerify: () => Promise<unknown>;
}

/** The record that proves a domain, and the look for it. */
export function DomainProof({ companyName, domain, record, look, onVerify }: DomainProofProps) {
  return (
    <div>
      <h3 className={styles.step}>Publish this TXT record in the DNS of {domain}</h3>
      <DomainRecord record={record} />
      <div className={styles.verify}>
        <BusyButton variant="contained" onClick={onVerify}>
          Verify now
        </BusyButton>
        <p role="status">{!look.isLoading && sentenceOf(look)}</p>
      </div>
      <p className={styles.note}>
        You cannot change the DNS?{' '}
        <Link to={contactPath({ subject: `The domain of ${companyName}` })}>Write to support</Link>.
      </p>
    </div>
  );
}

/** What the last look at DNS found, or why there was none. */
function sentenceOf({ check, error }: DomainProofProps['look']): string | null {
  if (error) return errorMessage(error, 'The domain could not be looked up. Please try again.');
  if (!check) return null;
  const found = check.outcome === 'wrong_value' ? ` Found: ${check.found.join(', ')}` : '';
  return check.message + found;
}
