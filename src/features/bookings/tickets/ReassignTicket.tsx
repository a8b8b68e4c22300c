import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useState } from 'react';
import type { Booking, Ticket } from '@/api';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { lazyPart } from '@/components/lazyPart';
import { selectUser, useAppSelector } from '@/state';
import { mayGive } from './reassignment';
import styles from './ReassignTicket.module.css';

const GiveTicketDialog = lazyPart(() => import('./ReassignTicketDialog'));

interface GiveTicketProps {
  booking: Booking;
  ticket: Ticket;
}

/** 'Give to someone else', where that is possible, and the dialog behind it (D14). */
export function GiveTicket({ booking, ticket }: GiveTicketProps) {
  const user = useAppSelector(selectUser);
  // The one it was pressed on: another may be shown while the dialog is open.
  const [giving, setGiving] = useState<Ticket | null>(null);
  const offered = mayGive(booking, ticket, user?.id);
  if (!offered && !giving) return null;
  return (
    <div className={styles.give}>
      <Button variant="quiet" onClick={() => setGiving(ticket)}>
        <Icon icon={UserRoundPen} small /> Give to someone else
      </Button>
      {giving && (
        <GiveTicketDialog booking={booking} ticket={giving} onClose={() => setGiving(null)} />
      )}
    </div>
  );
}
