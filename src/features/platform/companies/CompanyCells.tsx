import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { CompanyAccount } from '@/api';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { platformPeoplePath } from '@/lib/paths';
import { formatCount } from '@/lib/numbers';
import styles from './CompanyCells.module.css';
import { STATE_LABELS } from './companyFilters';

interface CellProps {
  company: CompanyAccount;
}

const TONES = { active: 'success', suspended: 'warning', merged: 'default' } as const;

export function StateBadge({ company: { status } }: CellProps) {
  return <Chip size="small" color={TONES[status]} label={STATE_LABELS[status]} />;
}

/** The name, and under it what its state means. */
export function NameCell({ company }: CellProps) {
  const { name, merged_into: into, suspended_reason: reason } = company;
  const second = into ? `Now part of ${into.name}` : reason;
  return <TwoLines first={<span className={styles.name}>{name}</span>} second={second} />;
}

export function DomainCell({ company: { domain, domains, domain_proven: isProven } }: CellProps) {
  if (domain === null) return <QuietCell>No domain</QuietCell>;
  const others = domains.length - 1;
  return (
    <TwoLines
      first={domain}
      second={`${isProven ? 'Proven' : 'Not proven'}${others > 0 ? ` · ${others} more` : ''}`}
    />
  );
}

export function PeopleCell({ company }: CellProps) {
  const { id, name, people, closed_people: closed } = company;
  return (
    <TwoLines
      first={
        <Link
          to={platformPeoplePath({ company: id })}
          className={styles.link}
          aria-label={`${people} people of ${name}`}
        >
          {formatCount(people)}
        </Link>
      }
      second={closed > 0 && `${formatCount(closed)} closed`}
    />
  );
}
