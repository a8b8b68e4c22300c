import { useListEventMessagesQuery } from '@/api/console';
import { formatDateTime } from '@/lib/dates';
import { outcomeOf, sentTo } from './messageTexts';
import styles from './MessageDialog.module.css';

/** What was written before: when, by whom, to whom, and what became of it. */
export function EarlierMessages({ eventId, timezone }: { eventId: number; timezone: string }) {
  const { data } = useListEventMessagesQuery({ id: eventId });
  if (!data || data.count === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>Earlier messages ({data.count})</summary>
      <ul aria-label="Earlier messages">
        {data.results.map((message) => (
          <li key={message.id}>
            <strong dir="auto">{message.subject}</strong>
            <p className={styles.words} dir="auto">
              {message.text}
            </p>
            <small>
              {formatDateTime(message.sent_at, timezone)} · {message.sent_by_name}
            </small>
            <small>
              {sentTo(message)}: {outcomeOf(message)}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
