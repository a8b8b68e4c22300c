import { useId, useState, type ReactNode } from 'react';
import type { Ticket } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './TicketRows.module.css';

const COLLAPSED_COUNT = 2;

interface TicketRowsProps {
  tickets: readonly Ticket[];
  /** Title of the event, for the table's caption. */
  title: string;
  /** Shown beside the button that shows more. */
  children?: ReactNode;
}

/** Table of tickets: attendee, email, ticket number; the first two until it is expanded. */
export function TicketRows({ tickets, title, children }: TicketRowsProps) {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const hidden = tickets.length - COLLAPSED_COUNT;
  const shown = expanded ? tickets : tickets.slice(0, COLLAPSED_COUNT);
  return (
    <div className={styles.tickets}>
      <table id={id}>
        <caption>
          <VisuallyHidden>Tickets for {title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Attendee', 'Email', 'Ticket number'].map((column) => (
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
            aria-expanded={expanded}
            aria-controls={id}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded
              ? 'Show fewer tickets'
              : `Show ${hidden} more ${hidden === 1 ? 'ticket' : 'tickets'}`}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
