import Chip from '@mui/material/Chip';
import { formatNearTime } from '@/lib/dates';
import { countOf } from '@/lib/text';
import { answerAppearance, describeInput } from '../checkInRules';
import type { Scan } from '../scanSession';
import styles from './ScanLog.module.css';

const TONES = { ok: 'success', warn: 'warning', danger: 'error', unsure: 'info' } as const;

interface ScanLogProps {
  admitted: number;
  past: readonly Scan[];
}

/** The number of admitted tickets since the event was chosen, and the latest scans. */
export function ScanLog({ admitted, past }: ScanLogProps) {
  return (
    <section aria-labelledby="scan-log" className={styles.log}>
      <header>
        <h2 id="scan-log">At this door</h2>
        <p className={styles.count}>
          <strong>{admitted}</strong> let in
        </p>
      </header>
      {past.length === 0 ? (
        <p className={styles.empty}>No ticket was checked yet.</p>
      ) : (
        <ol aria-label={`Last ${countOf(past.length, 'scan')}`}>
          {past.map((scan) => (
            <Row key={scan.id} scan={scan} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ scan: { input, at, outcome } }: { scan: Scan }) {
  if (outcome?.kind !== 'answered') return null;
  const { result, ticket } = outcome.answer;
  const { tone, title } = answerAppearance(result);
  return (
    <li>
      <span className={styles.who}>
        <span>{ticket?.attendee_name ?? ticket?.ticket_number ?? describeInput(input)}</span>
        <time dateTime={new Date(at).toISOString()}>{formatNearTime(at)}</time>
      </span>
      <Chip size="small" color={TONES[tone]} label={title} />
    </li>
  );
}
