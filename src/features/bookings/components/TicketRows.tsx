import { useId, useState } from 'react';
import type { Ticket } from '@/api';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { countOf } from '@/lib/text';
import styles from './TicketRows.module.css';

const SHOWN_AT_FIRST = 2;

interface TicketRowsProps {
  tickets: readonly Ticket[];
  /** Whose tickets these are, for those who hear the page. */
  title: string;
}

/** Who sits where: attendee, e-mail, ticket number; two at first. */
export function TicketRows({ tickets, title }: TicketRowsProps) {
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
            <th>Attendee</th>
            <th>E-mail</th>
            <th>Ticket number</th>
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
      <VisuallyHidden>{countOf(tickets.length, 'ticket')} in all</VisuallyHidden>
    </div>
  );
}
