import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import Ban from 'lucide-react/icons/ban';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import type { CompanyAccount } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import type { RowEntry } from '@/components/dataList/RowMenu';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatCount } from '@/lib/numbers';
import { platformPeoplePath } from '@/lib/paths';
import { timeAgo } from '@/lib/timeAgo';
import { STATE_LABELS } from './companyFilters';

const TONES = { active: 'success', suspended: 'warning', merged: 'default' } as const;

/** @param now epoch milliseconds */
export const companyColumns = (now: number): DataColumn<CompanyAccount>[] => [
  {
    id: 'name',
    header: 'Company',
    minWidth: 220,
    sort: 'asc',
    phone: 'title',
    render: (company) => <NameCell company={company} />,
  },
  {
    id: 'domain',
    header: 'Domain',
    minWidth: 180,
    render: (company) => <DomainCell company={company} />,
  },
  {
    id: 'people',
    header: 'People',
    width: 96,
    align: 'right',
    sort: 'asc',
    phoneLabel: true,
    render: (company) => <PeopleCell company={company} />,
  },
  {
    id: 'bookings',
    header: 'Bookings',
    width: 104,
    align: 'right',
    sort: 'asc',
    phoneLabel: true,
    render: ({ bookings }) => formatCount(bookings),
  },
  {
    id: 'last_sign_in_at',
    header: 'Last sign-in',
    width: 136,
    sort: 'asc',
    phone: 'none',
    render: ({ last_sign_in_at: last }) => (last ? timeAgo(last, now) : 'Not yet'),
  },
  {
    id: 'status',
    header: 'State',
    width: 118,
    phone: 'figure',
    render: ({ status }) => (
      <Chip size="small" color={TONES[status]} label={STATE_LABELS[status]} />
    ),
  },
];

interface CellProps {
  company: CompanyAccount;
}

/** The name, and under it what its state means. */
function NameCell({ company }: CellProps) {
  const { name, merged_into: into, suspended_reason: reason } = company;
  const second = into ? `Now part of ${into.name}` : reason;
  return (
    <TwoLines
      first={
        <Typography component="span" variant="subtitle1">
          {name}
        </Typography>
      }
      second={second}
    />
  );
}

function DomainCell({ company: { domain, domains, domain_proven: isProven } }: CellProps) {
  if (domain === null) return <QuietCell>No domain</QuietCell>;
  const others = domains.length - 1;
  return (
    <TwoLines
      first={domain}
      second={`${isProven ? 'Verified' : 'Not verified'}${others > 0 ? ` · ${others} more` : ''}`}
    />
  );
}

function PeopleCell({ company }: CellProps) {
  const { id, name, people, closed_people: closed } = company;
  const link = (
    <Typography
      component={Link}
      variant="inherit"
      sx={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
      to={platformPeoplePath({ company: id })}
      aria-label={`${people} people of ${name}`}
    >
      {formatCount(people)}
    </Typography>
  );
  return closed > 0 ? <TwoLines first={link} second={`${formatCount(closed)} closed`} /> : link;
}

export type CompanyAction =
  | 'people'
  | 'account'
  | 'changes'
  | 'rename'
  | 'domains'
  | 'suspend'
  | 'resume'
  | 'merge';

const ENTRIES: readonly RowEntry<CompanyAction>[] = [
  { action: 'people', label: 'Show its people', icon: Users },
  { action: 'account', label: 'Show its account', icon: Landmark },
  { action: 'changes', label: 'Show its changes', icon: History },
  { action: 'rename', label: 'Rename', icon: Pencil },
  { action: 'domains', label: 'Domains', icon: Globe },
  { action: 'resume', label: 'Resume', icon: Play },
  { action: 'merge', label: 'Merge into another', icon: Merge, apart: true },
  { action: 'suspend', label: 'Suspend', icon: Ban, danger: true, apart: true },
];

/** What can be done with one company. */
export function companyActions({ status }: CompanyAccount): readonly RowEntry<CompanyAction>[] {
  if (status === 'merged') return [];
  const left: CompanyAction = status === 'suspended' ? 'suspend' : 'resume';
  return ENTRIES.filter(({ action }) => action !== left);
}
