import { Link } from 'react-router';
import type { BudgetEntry } from '@/api';
import { FiguresTable } from '@/components/display/FiguresTable';
import { formatClock, formatMonthDayYear } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { approvalPath } from '@/lib/paths';
import { EntrySubject } from './EntrySubject';
import { KIND_WORDS, signedMoney } from './ledgerTexts';
import styles from './LedgerTable.module.css';

interface LedgerProps {
  entries: readonly BudgetEntry[];
  currency: string;
}

const HEADS = ['Date', 'What', 'For', 'Person', 'Limit', 'Committed', 'Spent', 'Remaining'];

/** The ledger on wide screens, as an auditor reads it: limit, committed and spent in columns. */
export function LedgerTable({ entries, currency }: LedgerProps) {
  return (
    <FiguresTable label="Ledger" heads={HEADS} className={styles.ledger}>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.at}>{formatMonthDayYear(entry.at)}</time>
              <small>{formatClock(entry.at)}</small>
            </td>
            <th scope="row">{KIND_WORDS[entry.kind]}</th>
            <td className={styles.subject}>
              <EntrySubject entry={entry} />
              <Detail entry={entry} />
            </td>
            <td>{entry.person_name || 'by itself'}</td>
            <td>{signedMoney(entry.amount, currency)}</td>
            <td>{signedMoney(entry.reserved, currency)}</td>
            <td>{signedMoney(entry.committed, currency)}</td>
            <td>{formatMoney(entry.remaining, currency)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

/** What is not said by the link: the booking's number, the request, a note. */
function Detail({ entry }: { entry: BudgetEntry }) {
  const { booking_number: number, event_title: title, approval, note } = entry;
  const words = [title && number, (title ?? number) && note].filter(Boolean).join(' · ');
  return (
    <small>
      {words}
      {approval !== null && (
        <>
          {words && ' · '}
          <Link to={approvalPath(approval)}>request {approval}</Link>
        </>
      )}
    </small>
  );
}
