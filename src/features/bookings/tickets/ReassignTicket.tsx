import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useState } from 'react';
import type { Booking, Ticket } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { selectUser, useAppSelector } from '@/state';
import { canReassign } from './reassignment';
import styles from './ReassignTicket.module.css';

const ReassignTicketDialog = lazyPart(() => import('./ReassignTicketDialog'));

interface ReassignTicketProps {
  booking: Booking;
  ticket: Ticket;
}

/** 'Give to someone else', where that is possible, and the dialog behind it (D14). */
export function ReassignTicket({ booking, ticket }: ReassignTicketProps) {
  const user = useAppSelector(selectUser);
  // The ticket whose button was pressed; another may be shown while the dialog is open.
  const [giving, setGiving] = useState<Ticket | null>(null);
  const offered = canReassign(booking, ticket, user?.id);
  if (!offered && !giving) return null;
  return (
    <div className={styles.give}>
      <Button variant="quiet" onClick={() => setGiving(ticket)}>
        <Icon icon={UserRoundPen} small /> Give to someone else
      </Button>
      {giving && (
        <ReassignTicketDialog booking={booking} ticket={giving} onClose={() => setGiving(null)} />
      )}
    </div>
  );
}
