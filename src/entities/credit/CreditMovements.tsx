import { Fragment, type ReactNode } from 'react';
import type { CompanyCredit, CreditReceipt } from '@/api';
import { Card } from '@/components/display/Card';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatDate, formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import styles from './CreditStatement.module.css';

interface CreditMovementsProps {
  credit: CompanyCredit;
  /** The menu of a receipt that counts. */
  receiptMenu?: (receipt: CreditReceipt) => ReactNode;
}

/** What was received and taken back, and what refunds gave back. */
export function CreditMovements({ credit, receiptMenu }: CreditMovementsProps) {
  const { receipts, refunds, currency } = credit;
  const money = (amount: string) => formatMoney(amount, currency);
  // Where no receipt has a menu, the sums end where those of the table above do.
  const noMenu = receiptMenu ? null : undefined;
  if (receipts.length === 0 && refunds.length === 0) return null;
  return (
    <Card as="section" padding="none" labelledBy="credit-movements">
      <header className={styles.head}>
        <h2 id="credit-movements">Receipts and refunds</h2>
      </header>
      <ListRows label="Receipts and refunds">
        {receipts.map((receipt) => (
          <Fragment key={receipt.id}>
            {receipt.reversal && (
              <ListRow
                menu={noMenu}
                title={`Taken back, ${receipt.reference}`}
                second={`${formatDate(receipt.reversal.reversed_at)} · ${receipt.reversal.reason}`}
                state={`−${money(receipt.amount)}`}
                figure="owed again"
              />
            )}
            <ListRow
              title={`Received, ${receipt.reference}`}
              second={formatDay(receipt.received_on)}
              state={money(receipt.amount)}
              figure={outcomeOf(receipt, money)}
              menu={receiptMenu && !receipt.reversal ? receiptMenu(receipt) : noMenu}
            />
          </Fragment>
        ))}
        {refunds.map(({ payment, refunded_at: at, amount, credit_note_numbers: notes, reason }) => (
          <ListRow
            key={`${payment} ${at}`}
            menu={noMenu}
            title={`Refunded${notes.length > 0 ? `, ${notes.join(', ')}` : ''}`}
            second={[formatDate(at), reason].filter(Boolean).join(' · ')}
            state={money(amount)}
          />
        ))}
      </ListRows>
    </Card>
  );
}

/** What became of a receipt. */
function outcomeOf(
  { reversal, unused, parts }: CreditReceipt,
  money: (amount: string) => string,
): string {
  if (reversal) return 'taken back';
  if (Number(unused) > 0) return `${money(unused)} kept as credit`;
  return `for ${countOf(parts.length, 'purchase')}`;
}
