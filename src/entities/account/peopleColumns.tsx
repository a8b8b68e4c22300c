import type { PersonAccount } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { QuietCell } from '@/components/dataList/TwoLines';
import { formatDate } from '@/lib/dates';
import { PersonCell, SignInCell, StateCell } from './PersonCells';

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
    render: (person) => <StateCell person={person} />,
  },
  {
    id: 'last_sign_in_at',
    header: 'Last sign-in',
    width: 140,
    sort: 'asc',
    phone: 'none',
    render: (person) => <SignInCell person={person} now={now} />,
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
