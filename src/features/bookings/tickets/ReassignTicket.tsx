import Button from '@mui/material/Button';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useState } from 'react';
import type { Booking, Ticket } from '@/api';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { selectUser, useAppSelector } from '@/state';
import { canReassign } from './reassignment';

const ReassignTicketDialog = lazyPart(() => import('./ReassignTicketDialog'));

interface ReassignTicketProps {
  booking: Booking;
  ticket: Ticket;
}

/** The 'Give to someone else' button, when the ticket can be reassigned, and its dialog (D14). */
export function ReassignTicket({ booking, ticket }: ReassignTicketProps) {
  const user = useAppSelector(selectUser);
  // The ticket whose button was pressed; another may be shown while the dialog is open.
  const [reassigning, setReassigning] = useState<Ticket | null>(null);
  const canReassignNow = canReassign(booking, ticket, user);
  if (!canReassignNow && !reassigning) return null;
  return (
    <>
      <Button variant="text" onClick={() => setReassigning(ticket)}>
        <Icon icon={UserRoundPen} small /> Give to someone else
      </Button>
      {reassigning && (
        <ReassignTicketDialog
          booking={booking}
          ticket={reassigning}
          onClose={() => setReassigning(null)}
        />
      )}
    </>
  );
}
