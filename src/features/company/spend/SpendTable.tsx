import type { CompanySpend, SpendRow } from '@/api';
import { FiguresTable } from '@/components/display/FiguresTable';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { formatCount } from '@/lib/numbers';
import { GROUPING_LABELS } from './spendAddress';
import styles from './SpendTable.module.css';

interface SpendTableProps {
  spend: CompanySpend;
}

/** What was spent, with who came of those who had seats; rows on phones. */
export function SpendTable({ spend }: SpendTableProps) {
  const isNarrow = useIsNarrow();
  return isNarrow ? <PhoneRows spend={spend} /> : <WideTable spend={spend} />;
}

const nameOf = ({ grouping }: CompanySpend) =>
  `Spend by ${GROUPING_LABELS[grouping].toLowerCase()}`;

const HEADS = [
  'Bookings',
  'Seats',
  'Attended',
  'No-shows',
  'Cost per attendee',
  'Committed',
  'Spent',
];

function WideTable({ spend }: SpendTableProps) {
  const { currency, total, results } = spend;
  return (
    <FiguresTable label={nameOf(spend)} heads={[GROUPING_LABELS[spend.grouping], ...HEADS]}>
      <tbody>
        {results.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.label}
              {row.detail && <small>{row.detail}</small>}
            </th>
            <td>{formatCount(row.bookings)}</td>
            <td>{formatCount(row.seats)}</td>
            <td>{formatCount(row.came)}</td>
            <td>{formatCount(row.absent)}</td>
            <td>{row.per_person_who_came && formatMoney(row.per_person_who_came, currency)}</td>
            <td>{formatMoney(row.committed, currency)}</td>
            <td className={styles.spent}>{formatMoney(row.spent, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={7}>
            Total
          </th>
          <td className={styles.spent}>{formatMoney(total, currency)}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

function PhoneRows({ spend }: SpendTableProps) {
  const { currency, total, results } = spend;
  return (
    <ListRows label={nameOf(spend)}>
      {results.map((row) => (
        <ListRow
          key={row.key}
          title={row.label}
          second={phoneDetail(row)}
          state={<span className={styles.spent}>{formatMoney(row.spent, currency)}</span>}
          figure={
            Number(row.committed) > 0
              ? `${formatMoney(row.committed, currency)} committed`
              : undefined
          }
        />
      ))}
      <ListRow
        title="Total"
        second={countOf(results.length, 'row')}
        state={<span className={styles.spent}>{formatMoney(total, currency)}</span>}
      />
    </ListRows>
  );
}

/** `CC-110 · 4 seats · 1 absent` */
function phoneDetail({ detail, seats, absent }: SpendRow): string {
  const parts = [detail, countOf(seats, 'seat'), absent > 0 && `${formatCount(absent)} absent`];
  return parts.filter(Boolean).join(' · ');
}
