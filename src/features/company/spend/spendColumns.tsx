import { formatCount } from '@/lib/numbers';
import type { CompanySpend, SpendRow } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { TwoLines } from '@/components/dataList/TwoLines';
import { formatMoney } from '@/lib/money';
import { GROUPING_LABELS } from './spendFilters';

const count = (
  id: 'bookings' | 'seats' | 'came' | 'absent',
  header: string,
): DataColumn<SpendRow> => ({
  id,
  header,
  width: 92,
  align: 'right',
  phone: id === 'seats' || id === 'absent' ? 'second' : 'none',
  phoneLabel: true,
  render: (row) => formatCount(row[id]),
});

/** What was spent, with who came of those who had seats. */
export const spendColumns = ({
  grouping,
  currency,
  total,
}: Pick<CompanySpend, 'grouping' | 'currency' | 'total'>): DataColumn<SpendRow>[] => [
  {
    id: 'label',
    header: GROUPING_LABELS[grouping],
    minWidth: 200,
    phone: 'title',
    render: ({ label, detail }) => <TwoLines first={label} second={detail} />,
    footer: 'Total',
  },
  count('bookings', 'Bookings'),
  count('seats', 'Seats'),
  count('came', 'Attended'),
  count('absent', 'No-shows'),
  {
    id: 'per_person_who_came',
    header: 'Cost per attendee',
    width: 132,
    align: 'right',
    phone: 'none',
    render: ({ per_person_who_came: each }) => each && formatMoney(each, currency),
  },
  {
    id: 'committed',
    header: 'Committed',
    width: 128,
    align: 'right',
    phone: 'figure',
    phoneLabel: true,
    render: ({ committed }) => formatMoney(committed, currency),
  },
  {
    id: 'spent',
    header: 'Spent',
    width: 132,
    align: 'right',
    phone: 'amount',
    render: ({ spent }) => formatMoney(spent, currency),
    footer: formatMoney(total, currency),
  },
];
