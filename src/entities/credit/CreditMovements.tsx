import type { CompanyCredit } from '@/api';
import { Card } from '@/components/display/Card';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import styles from './CreditStatement.module.css';
import { formatDay } from './creditTexts';

/** What was received, and what refunds gave back. */
export function CreditMovements({ credit }: { credit: CompanyCredit }) {
  const { receipts, refunds, currency } = credit;
  const money = (amount: string) => formatMoney(amount, currency);
  if (receipts.length === 0 && refunds.length === 0) return null;
  return (
    <Card as="section" padding="none" labelledBy="credit-movements">
      <header className={styles.head}>
        <h2 id="credit-movements">Receipts and refunds</h2>
      </header>
      <ListRows label="Receipts and refunds">
        {receipts.map(({ id, amount, received_on: day, reference, parts, unused }) => (
          <ListRow
            key={id}
            title={`Received, ${reference}`}
            second={formatDay(day)}
            state={money(amount)}
            figure={
              Number(unused) > 0
                ? `${money(unused)} kept as credit`
                : `for ${countOf(parts.length, 'purchase')}`
            }
          />
        ))}
        {refunds.map(({ payment, refunded_at: at, amount, credit_note_numbers: notes, reason }) => (
          <ListRow
            key={`${payment} ${at}`}
            title={`Refunded${notes.length > 0 ? `, ${notes.join(', ')}` : ''}`}
            second={[formatDate(at), reason].filter(Boolean).join(' · ')}
            state={money(amount)}
          />
        ))}
      </ListRows>
    </Card>
  );
}
