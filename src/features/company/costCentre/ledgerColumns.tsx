import { Link } from 'react-router';
import type { BudgetEntry } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { TwoLines } from '@/components/dataList/TwoLines';
import { formatClock, formatMonthDayYear } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { approvalPath } from '@/lib/paths';
import { EntrySubject } from './EntrySubject';
import { KIND_WORDS, signedMoney } from './ledgerTexts';

const change = (
  id: 'amount' | 'reserved' | 'committed',
  header: string,
  currency: string,
): DataColumn<BudgetEntry> => ({
  id,
  header,
  width: 120,
  align: 'right',
  phone: 'figure',
  phoneLabel: true,
  render: (entry) => signedMoney(entry[id], currency),
});

/** As an auditor reads a ledger: limit, committed and spent in columns. */
export const ledgerColumns = (currency: string): DataColumn<BudgetEntry>[] => [
  {
    id: 'at',
    header: 'Date',
    width: 116,
    render: ({ at }) => (
      <TwoLines
        first={<time dateTime={at}>{formatMonthDayYear(at)}</time>}
        second={formatClock(at)}
      />
    ),
  },
  {
    id: 'kind',
    header: 'What',
    width: 110,
    phone: 'title',
    render: ({ kind }) => KIND_WORDS[kind],
  },
  {
    id: 'subject',
    header: 'For',
    minWidth: 180,
    wraps: true,
    render: (entry) => (
      <TwoLines first={<EntrySubject entry={entry} />} second={<Detail entry={entry} />} />
    ),
  },
  {
    id: 'person',
    header: 'Person',
    width: 120,
    render: ({ person_name: name }) => name || 'by itself',
  },
  change('amount', 'Limit', currency),
  change('reserved', 'Committed', currency),
  change('committed', 'Spent', currency),
  {
    id: 'remaining',
    header: 'Remaining',
    width: 120,
    align: 'right',
    phone: 'figure',
    phoneLabel: true,
    render: ({ remaining }) => formatMoney(remaining, currency),
  },
];

/** What is not said by the link: the booking's number, the request, a note. */
function Detail({ entry }: { entry: BudgetEntry }) {
  const { booking_number: number, event_title: title, approval, note } = entry;
  const words = [title && number, (title ?? number) && note].filter(Boolean).join(' · ');
  return (
    <>
      {words}
      {approval !== null && (
        <>
          {words && ' · '}
          <Link to={approvalPath(approval)}>request {approval}</Link>
        </>
      )}
    </>
  );
}
