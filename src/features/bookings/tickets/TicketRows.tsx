import { useId, useState, type ReactNode } from 'react';
import type { Ticket } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './TicketRows.module.css';

const SHOWN_AT_FIRST = 2;

interface TicketRowsProps {
  tickets: readonly Ticket[];
  /** Whose tickets these are, for those who hear the page. */
  title: string;
  /** Shown beside the button that shows more. */
  children?: ReactNode;
}

/** Who sits where: attendee, e-mail, ticket number; two at first. */
export function TicketRows({ tickets, title, children }: TicketRowsProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const hidden = tickets.length - SHOWN_AT_FIRST;
  const shown = all ? tickets : tickets.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.tickets}>
      <table id={id}>
        <caption>
          <VisuallyHidden>Tickets for {title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Attendee', 'E-mail', 'Ticket number'].map((column) => (
              <th key={column} scope="col">
                <VisuallyHidden>{column}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((ticket) => (
            <tr key={ticket.id}>
              <td>{ticket.attendee_name ?? 'No name yet'}</td>
              <td className={styles.email}>{ticket.attendee_email ?? ''}</td>
              <td className={styles.number}>{ticket.ticket_number}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.links}>
        {hidden > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={all}
            aria-controls={id}
            onClick={() => setAll(!all)}
          >
            {all
              ? 'Show fewer tickets'
              : `Show ${hidden} more ${hidden === 1 ? 'ticket' : 'tickets'}`}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
