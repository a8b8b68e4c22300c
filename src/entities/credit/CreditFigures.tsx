import Card from '@mui/material/Card';
import type { CompanyCredit } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import styles from './CreditStatement.module.css';
import { dueText } from './creditTexts';

/** Limit, what is owed, what can still be charged, and what is due. */
export function CreditFigures({ credit }: { credit: CompanyCredit }) {
  const { currency, credit_balance: balance } = credit;
  const money = (amount: string) => formatMoney(amount, currency);
  const due = dueText(credit);
  const figures = [
    ['Limit', credit.credit_limit, `${countOf(credit.days_to_pay, 'day')} to pay`],
    ['Open', credit.open, 'charged and not paid'],
    [
      'Available',
      credit.available,
      Number(balance) > 0 ? `${money(balance)} credit` : 'can be charged',
    ],
    ['Due', credit.due, due.text],
  ] as const;
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="credit-figures">
      <VisuallyHidden>
        <h2 id="credit-figures">The account today</h2>
      </VisuallyHidden>
      <dl className={styles.figures}>
        {figures.map(([name, amount, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>{money(amount)}</span>
              <span className={name === 'Due' && due.isLate ? styles.late : undefined}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
