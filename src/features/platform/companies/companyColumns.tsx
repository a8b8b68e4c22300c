import { formatCount } from '@/lib/numbers';
import type { CompanyAccount } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { timeAgo } from '@/lib/timeAgo';
import { DomainCell, NameCell, PeopleCell, StateBadge } from './CompanyCells';

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
    render: (company) => <StateBadge company={company} />,
  },
];
