import type { ImportReport } from '@/api';
import { countOf } from '@/lib/text';
import styles from './ImportEventsDialog.module.css';

/** Errors that are listed; the file is corrected and checked again. */
const SHOWN = 50;

/** What the server found in a file: the sums, and each error with its row and column. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const { events, tiers, seats, errors, error_count: count } = report;
  if (count === 0) {
    return (
      <p>
        {countOf(events, 'event')} with {countOf(tiers, 'ticket tier')} and {countOf(seats, 'seat')}
        . Nothing is wrong.
      </p>
    );
  }
  const shown = errors.slice(0, SHOWN);
  return (
    <>
      <p>
        {countOf(count, 'error')}. Please correct the file and choose it again.
        {count > shown.length && ` The first ${shown.length} are listed.`}
      </p>
      <div className={styles.errors} role="region" aria-label="Errors in the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, field, error }) => (
              <tr key={`${row} ${field}`}>
                <td>{row}</td>
                <td>{field}</td>
                <td>{error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
