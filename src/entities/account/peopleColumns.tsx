import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonAccount } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { Avatar } from '@/entities/person/Avatar';
import { formatDate } from '@/lib/dates';
import { timeAgo } from '@/lib/timeAgo';
import { nameOf } from './accountRoles';

const COMPANY: DataColumn<PersonAccount> = {
  id: 'company',
  header: 'Company',
  minWidth: 150,
  render: ({ company }) => company?.name ?? 'Foyer',
};

/**
 * The columns of a list of people.
 * @param now epoch milliseconds
 * @param hasCompanies whether they belong to several companies
 */
export const peopleColumns = (now: number, hasCompanies: boolean): DataColumn<PersonAccount>[] => [
  {
    id: 'name',
    header: 'Person',
    minWidth: 260,
    sort: 'asc',
    phone: 'title',
    render: (person) => <PersonCell person={person} />,
  },
  ...(hasCompanies ? [COMPANY] : []),
  {
    id: 'role_label',
    header: 'Role',
    width: 140,
    phone: 'figure',
    render: (person) => person.role_label,
  },
  {
    id: 'status',
    header: 'State',
    width: 104,
    phone: 'figure',
    render: ({ status }) =>
      status === 'active' ? (
        <Chip size="small" color="success" label="Active" />
      ) : (
        <Chip size="small" label="Closed" />
      ),
  },
  {
    id: 'last_sign_in_at',
    header: 'Last sign-in',
    width: 140,
    sort: 'asc',
    phone: 'none',
    render: ({ last_sign_in_at: last }) =>
      last === null ? (
        <QuietCell>Not yet</QuietCell>
      ) : (
        <time dateTime={last} title={formatDate(last)}>
          {timeAgo(last, now)}
        </time>
      ),
  },
  {
    id: 'joined_at',
    header: 'Joined',
    width: 150,
    sort: 'asc',
    phone: 'none',
    render: (person) => <QuietCell>{formatDate(person.joined_at)}</QuietCell>,
  },
];

function PersonCell({ person }: { person: PersonAccount }) {
  const name = nameOf(person);
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.75, minWidth: 0 }}>
      <Avatar name={name} />
      <TwoLines
        first={
          <>
            <b>{name}</b>
            {person.is_me && (
              <Typography variant="body2" component="span" color="textSecondary">
                {' '}
                (you)
              </Typography>
            )}
          </>
        }
        second={person.email}
      />
    </Stack>
  );
}
