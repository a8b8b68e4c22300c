import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Company } from '@/api';
import { useVerifyCompanyDomainMutation } from '@/api/console';
import { formatDate } from '@/lib/dates';
import { contactPath } from '@/lib/paths';
import { DomainProof } from './DomainProof';
import styles from './DomainCard.module.css';

interface DomainCardProps {
  company: Company;
}

/** The company's mail domain, and how to prove it (D30). */
export function DomainCard({ company }: DomainCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { domain, domain_proven: isProven, txt_record: record } = company;
  return (
    <Card component="section" aria-labelledby="company-domain">
      <header className={styles.head}>
        <h2 id="company-domain" ref={heading} tabIndex={-1}>
          {domain ?? 'No domain'}
        </h2>
        <Chip
          size="small"
          color={isProven ? 'success' : 'warning'}
          label={isProven ? 'Proven' : 'Not proven'}
        />
      </header>
      {isProven ? (
        <p className={styles.text}>
          Proven on {formatDate(company.domain_proven_at)}. Managers see the bookings of the whole
          company, and its admins manage everybody in it. The TXT record is no longer needed.
        </p>
      ) : domain === null ? (
        <p className={styles.text}>
          Your company has no email domain, so it cannot be proven by a record.{' '}
          <Link to={contactPath({ subject: `The domain of ${company.name}` })}>
            Write to support
          </Link>{' '}
          to have it confirmed.
        </p>
      ) : record === null ? (
        <p className={styles.text}>
          Until {domain} is proven, you see only your own bookings and those of people whom you
          invited. Your company’s admin can prove it on this page.
        </p>
      ) : (
        <Proof
          company={company}
          domain={domain}
          record={record}
          onProven={() => heading.current?.focus()}
        />
      )}
    </Card>
  );
}

interface ProofProps extends DomainCardProps {
  domain: string;
  record: NonNullable<Company['txt_record']>;
  /** The button that was pressed is gone then. */
  onProven: () => void;
}

function Proof({ company, domain, record, onProven }: ProofProps) {
  const [verify, { data: check, error, isLoading }] = useVerifyCompanyDomainMutation();

  const handleVerify = async () => {
    const answer = await verify();
    if (answer.data?.outcome === 'proven') onProven();
  };

  return (
    <div className={styles.columns}>
      <div className={styles.text}>
        <p>
          Anybody with an address at {domain} can join your company. Prove that the domain is yours:
          until then you manage only people whom you invited.
        </p>
        <h3>What changes after the proof</h3>
        <ul>
          <li>Admins manage everybody in the company, and managers see everybody’s bookings.</li>
          <li>You can invite people with other addresses, such as clients.</li>
          <li>You can change the billing details that stand on your colleagues’ invoices.</li>
        </ul>
      </div>
      <DomainProof
        companyName={company.name}
        domain={domain}
        record={record}
        look={{ check, error, isLoading }}
        onVerify={handleVerify}
      />
    </div>
  );
}
