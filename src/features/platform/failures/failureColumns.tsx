import type { Failure } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { timeAgo } from '@/lib/timeAgo';
import { AboutCell, ErrorCell, KindBadge, NameCell } from './FailureCells';

/** @param now epoch milliseconds */
export const failureColumns = (now: number): DataColumn<Failure>[] => [
  {
    id: 'name',
    header: 'What failed',
    minWidth: 220,
    phone: 'title',
    render: (failure) => <NameCell failure={failure} />,
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 104,
    phone: 'figure',
    render: (failure) => <KindBadge failure={failure} />,
  },
  {
    id: 'about',
    header: 'About',
    minWidth: 200,
    render: (failure) => <AboutCell failure={failure} />,
  },
  {
    id: 'last_error',
    header: 'Why',
    minWidth: 220,
    render: (failure) => <ErrorCell failure={failure} />,
  },
  {
    id: 'attempts',
    header: 'Attempts',
    width: 92,
    align: 'right',
    phoneLabel: true,
    render: ({ attempts }) => attempts ?? '–',
  },
  {
    id: 'since',
    header: 'Failed',
    width: 124,
    phoneLabel: true,
    render: ({ since }) => timeAgo(since, now),
  },
];
