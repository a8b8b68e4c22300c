import type { BudgetEntry } from '@/api';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatMonthDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { EntrySubject } from './EntrySubject';
import { changeWords, KIND_WORDS } from './ledgerTexts';
import styles from './LedgerRows.module.css';

interface LedgerRowsProps {
  entries: readonly BudgetEntry[];
  currency: string;
}

/** The ledger on narrow screens. */
export function LedgerRows({ entries, currency }: LedgerRowsProps) {
  return (
    <div className={styles.rows}>
      <ListRows label="Ledger">
        {entries.map((entry) => (
          <ListRow
            key={entry.id}
            title={KIND_WORDS[entry.kind]}
            second={
              <>
                {formatMonthDay(entry.at)} · {entry.person_name || 'by itself'}
                <br />
                <EntrySubject entry={entry} />
              </>
            }
            state={<span className={styles.change}>{changeWords(entry, currency)}</span>}
            figure={`${formatMoney(entry.remaining, currency)} left`}
          />
        ))}
      </ListRows>
    </div>
  );
}
