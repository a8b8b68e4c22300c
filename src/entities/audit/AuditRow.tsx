import ChevronDown from 'lucide-react/icons/chevron-down';
import type { AuditEntry } from '@/api';
import { Icon } from '@/components/display/Icon';
import { formatDateTime } from '@/lib/dates';
import styles from './AuditRow.module.css';

interface AuditRowProps {
  entry: AuditEntry;
  /** Whether the event is named; not where all entries are of one event. */
  withEvent: boolean;
  /** Shows what this person changed alone. */
  onPerson: (person: number) => void;
}

/** What was done, as a sentence; opened, the values before and after, and from which network. */
export function AuditRow({ entry, withEvent, onPerson }: AuditRowProps) {
  const { person, person_name: name, summary, at, timezone, network, changes } = entry;
  const event = withEvent && entry.event_title !== entry.title ? entry.event_title : null;
  return (
    <li>
      <details className={styles.entry}>
        <summary>
          <span className={styles.what}>
            <span className={styles.sentence}>
              <b>{name}</b> {summary}
            </span>
            {event && <span className={styles.quiet}>{event}</span>}
          </span>
          <time dateTime={at} className={styles.quiet}>
            {formatDateTime(at, timezone)}
          </time>
          <Icon icon={ChevronDown} small className={styles.arrow} />
        </summary>
        <div className={styles.more}>
          {changes.length > 0 && <Values entry={entry} />}
          <p className={styles.quiet}>
            {network ? `From the network ${network}` : 'Without a network address'}
            {person !== null && (
              <button type="button" onClick={() => onPerson(person)}>
                Show only what {name} changed
              </button>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}

const Nothing = () => <span className={styles.nothing}>nothing</span>;

function Values({ entry: { changes } }: { entry: AuditEntry }) {
  return (
    <div className={styles.values}>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{before ?? <Nothing />}</td>
              <td>{after ?? <Nothing />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
