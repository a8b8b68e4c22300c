import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Booking, Ticket } from '@/api';
import { Badge } from '@/components/display/Badge';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { IconButton } from '@/components/buttons/IconButton';
import { useFocusEnabledSibling } from '@/hooks/useFocusEnabledSibling';
import { formatDateTime } from '@/lib/dates';
import { myBookingsPath, paths } from '@/lib/paths';
import { qrShape } from './qrShape';
import { seatIndexForKey, ticketFacts, type TicketFacts } from './ticketFacts';
import { useTicketCommands } from './useTicketCommands';
import { ReassignTicket } from './ReassignTicket';
import { QrCode } from './QrCode';
import styles from './TicketDialog.module.css';

interface TicketViewProps {
  booking: Booking;
  tickets: readonly Ticket[];
  titleId: string;
}

/** One ticket at a time: its code and number, then event, holder and actions. */
export function TicketView({ booking, tickets, titleId }: TicketViewProps) {
  const { index, go } = useSeat(tickets.length);
  const switcher = useFocusEnabledSibling(index);
  const ticket = tickets[index] ?? tickets[0];
  const shape = useMemo(() => (ticket?.qr_code ? qrShape(ticket.qr_code) : null), [ticket]);
  if (!ticket) return null;
  const facts = ticketFacts(booking, ticket, tickets.length);
  return (
    <div className={styles.ticket}>
      <div className={styles.stub}>
        {shape ? (
          <QrCode shape={shape} label={`QR code of ticket ${facts.number}`} />
        ) : (
          <p className={styles.dead}>This ticket is no longer valid.</p>
        )}
        <p className={styles.number}>{facts.number}</p>
        <div ref={switcher} className={styles.switcher}>
          {tickets.length > 1 && (
            <IconButton
              icon={ChevronLeft}
              label="Previous ticket"
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
          )}
          <p aria-live="polite">{facts.position}</p>
          {tickets.length > 1 && (
            <IconButton
              icon={ChevronRight}
              label="Next ticket"
              disabled={index === tickets.length - 1}
              onClick={() => go(index + 1)}
            />
          )}
        </div>
        {shape && !ticket.is_used && <p className={styles.hint}>Turn brightness up at the door</p>}
      </div>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.kind}>
          Event Ticket
        </h2>
        <h3>{facts.title}</h3>
        <p className={styles.date}>{facts.date}</p>
        {ticket.is_used && (
          <p className={styles.used}>
            <Badge tone="warn">Used</Badge> {ticket.used_at && formatDateTime(ticket.used_at)}
          </p>
        )}
        <Facts facts={facts} />
        <ol className={styles.instructions}>
          <li>Arrive 30 minutes early</li>
          <li>Bring a valid ID</li>
          <li>Take a screenshot of the QR code</li>
          <li>
            <Link to={paths.contact}>Contact support</Link> if anything is wrong
          </li>
        </ol>
        <Commands booking={booking} facts={facts} shape={shape} />
        <ReassignTicket booking={booking} ticket={ticket} />
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: TicketFacts }) {
  const items = [
    { term: 'Attendee', value: facts.attendee },
    { term: 'Tier', value: facts.tier },
    { term: 'Venue', value: facts.venue },
    { term: 'Booking', value: facts.booking },
  ];
  return (
    <dl className={styles.facts}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CommandsProps {
  booking: Booking;
  facts: TicketFacts;
  shape: ReturnType<typeof qrShape> | null;
}

function Commands({ booking, facts, shape }: CommandsProps) {
  const { save, share, print } = useTicketCommands(
    facts,
    shape,
    myBookingsPath({ ticket: booking.id }),
  );
  if (!shape) return null;
  return (
    <div className={styles.commands}>
      <BusyButton variant="primary" onClick={save}>
        <Icon icon={Download} small /> Save to Phone
      </BusyButton>
      <BusyButton onClick={share}>
        <Icon icon={Share} small /> Share Ticket
      </BusyButton>
      <IconButton icon={Printer} label="Print ticket" onClick={print} />
    </div>
  );
}

/** The index of the ticket shown; the arrow keys change it wherever the focus is. */
function useSeat(count: number) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) =>
      setIndex((current) => seatIndexForKey(key, current, count));
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [count]);
  return { index, go: setIndex };
}
