import Chip from '@mui/material/Chip';
import { FIELD_LABELS, OPTIONAL_FIELDS } from '@/entities/attendee/attendeeDetails';
import { nameHint } from '@/entities/person/NameInput';
import type { PlannedRow } from './attendeeImport';
import styles from './ImportDialog.module.css';

/** For each row the block that it fills, or its problems. Cells are rendered as text, never as markup. */
export function ImportPreview({ rows }: { rows: readonly PlannedRow[] }) {
  return (
    <table className={styles.table}>
      <caption>Preview</caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Ticket</th>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, seat, details, problems }) => (
          <tr key={row}>
            <td className={styles.row}>{row}</td>
            <td className={styles.seat}>
              {seat === null ? (
                <Chip size="small" color="error" label="Left out" />
              ) : (
                <Chip size="small" color="success" label={<>Attendee {seat + 1}</>} />
              )}
            </td>
            <td className={styles.name}>
              <bdi>{details.name}</bdi>
            </td>
            <td className={styles.email}>
              <bdi>{details.email}</bdi>
            </td>
            <td className={styles.more}>
              {problems.map((problem) => (
                <p key={problem} className={styles.problem}>
                  {problem}
                </p>
              ))}
              <p>{nameHint(details.name)}</p>
              {OPTIONAL_FIELDS.filter((field) => details[field] !== '').map((field) => (
                <p key={field}>
                  {FIELD_LABELS[field]}: <bdi>{details[field]}</bdi>
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
