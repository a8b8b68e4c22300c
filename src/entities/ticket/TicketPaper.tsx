import Chip from '@mui/material/Chip';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '@/api';
import { formatDateTime } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { QrCode } from './QrCode';
import { qrShape } from './qrShape';
import { labelledFacts, type TicketFacts } from './ticketFacts';
import styles from './TicketPaper.module.css';

/** The QR code of a ticket; null once it is no longer valid. */
export function useQrShape({ qr_code: code }: { qr_code: string | null }) {
  return useMemo(() => (code === null ? null : qrShape(code)), [code]);
}

interface TicketPaperProps {
  facts: TicketFacts;
  ticket: Pick<Ticket, 'qr_code' | 'is_used' | 'used_at'>;
  /** The heading 'Event Ticket' or, where the title is the heading of the page, that line. */
  kind: ReactNode;
  title: ReactNode;
  /** Below the number of the ticket. */
  position?: ReactNode;
  /** Below the date: what has changed. */
  note?: ReactNode;
  /** What can be done with the ticket. */
  children: ReactNode;
}

/** A ticket: its code and number, then event, holder and what can be done with it. */
export function TicketPaper({
  facts,
  ticket,
  kind,
  title,
  position,
  note,
  children,
}: TicketPaperProps) {
  const shape = useQrShape(ticket);
  return (
    <div className={styles.ticket}>
      <div className={styles.stub}>
        {shape ? (
          <QrCode
            className={styles.code}
            shape={shape}
            label={`QR code of ticket ${facts.number}`}
          />
        ) : (
          <p className={styles.dead}>This ticket is no longer valid.</p>
        )}
        <p className={styles.number}>{facts.number}</p>
        {position}
        {shape && !ticket.is_used && <p className={styles.hint}>Turn brightness up at the door</p>}
      </div>
      <div className={styles.body}>
        {kind}
        {title}
        <p className={styles.date}>{facts.date}</p>
        {ticket.is_used && (
          <p className={styles.note}>
            <Chip size="small" color="warning" label="Used" />{' '}
            {ticket.used_at && formatDateTime(ticket.used_at)}
          </p>
        )}
        {note}
        <dl className={styles.facts}>
          {labelledFacts(facts).map(({ term, value }) => (
            <div key={term} className={term === 'Venue' ? styles.wide : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ol className={styles.instructions}>
          <li>Arrive 30 minutes early</li>
          <li>Bring a valid ID</li>
          <li>Take a screenshot of the QR code</li>
          <li>
            <Link to={paths.contact}>Contact support</Link> if anything is wrong
          </li>
        </ol>
        {children}
      </div>
    </div>
  );
}
