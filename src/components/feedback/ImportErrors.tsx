import type { ImportError } from '@/lib/contract.gen';
import { countOf } from '@/lib/text';
import styles from './ImportErrors.module.css';

/** Errors that are listed; the file is corrected and checked again. */
const SHOWN = 50;

interface ImportErrorsProps {
  errors: readonly ImportError[];
  /** All of them; the server may list fewer. */
  count: number;
}

/** What is wrong in a file, with row and column of each error. */
export function ImportErrors({ errors, count }: ImportErrorsProps) {
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
