import type { TakingsGrouping, TakingsInCurrency, TakingsSums } from '@/api';
import { Card } from '@/components/display/Card';
import { FiguresTable } from '@/components/display/FiguresTable';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatMoney } from '@/lib/money';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { formatCount } from '@/lib/numbers';
import { GROUPING_LABELS } from './takingsAddress';
import styles from './TakingsTable.module.css';

interface TakingsTableProps {
  takings: TakingsInCurrency;
  by: TakingsGrouping;
}

const COLUMNS = [
  ['Tickets', 'tickets', 'refunded_tickets'],
  ['Service fee', 'service_fee', 'refunded_service_fee'],
  ['GST', 'gst', 'refunded_gst'],
  ['Paid', 'paid', 'refunded'],
] as const;

/** What was paid, under it what was refunded, and what stays; rows on phones. */
export function TakingsTable({ takings, by }: TakingsTableProps) {
  const isNarrow = useIsNarrow();
  const { currency, rows, totals } = takings;
  const name = `Takings by ${GROUPING_LABELS[by].toLowerCase()}, in ${currency}`;
  if (isNarrow) {
    return (
      <Card padding="none" className={styles.phone}>
        <ListRows label={name}>
          {[...rows, { ...totals, key: 'total', name: 'Total' }].map((row) => (
            <PhoneRow key={row.key} row={row} currency={currency} />
          ))}
        </ListRows>
      </Card>
    );
  }
  return (
    <Card padding="none">
      <FiguresTable
        label={name}
        caption={`${name}. The second amount in a cell is what was refunded.`}
        heads={[GROUPING_LABELS[by], 'Seats', ...COLUMNS.map(([label]) => label), 'Net']}
        className={styles.takings}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <Cells sums={row} currency={currency} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Cells sums={totals} currency={currency} />
          </tr>
        </tfoot>
      </FiguresTable>
      {totals.refunded !== '0.00' && (
        <p className={styles.hint}>The second line of an amount is what was refunded of it.</p>
      )}
    </Card>
  );
}

function Cells({ sums, currency }: { sums: TakingsSums; currency: string }) {
  return (
    <>
      <td>{formatCount(sums.seats)}</td>
      {COLUMNS.map(([label, paid, back]) => (
        <td key={label}>
          {formatMoney(sums[paid], currency)}
          {sums[back] !== '0.00' && (
            <small>
              <VisuallyHidden>refunded </VisuallyHidden>−{formatMoney(sums[back], currency)}
            </small>
          )}
        </td>
      ))}
      <td className={styles.net}>{formatMoney(sums.net, currency)}</td>
    </>
  );
}

function PhoneRow({ row, currency }: { row: TakingsSums & { name: string }; currency: string }) {
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <ListRow
      title={row.name}
      second={`${formatCount(row.seats)} ${row.seats === 1 ? 'seat' : 'seats'} · ${money(row.paid)} paid`}
      state={<span className={styles.net}>{money(row.net)}</span>}
      figure={row.refunded === '0.00' ? undefined : `${money(row.refunded)} refunded`}
    />
  );
}
