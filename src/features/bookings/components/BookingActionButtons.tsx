import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import QrCode from 'lucide-react/icons/qr-code';
import { useId, useState } from 'react';
import { type Booking, type BookingDocument, useCancelBookingMutation } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { IconButton, Icon } from '@/components/display/Icon';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { actsForHolder } from '@/entities/booking/absentHolder';
import { useJustPaid } from '@/entities/booking/justPaid';
import { approvalPath, cartPath } from '@/lib/paths';
import { selectUser, useAppSelector, useToast } from '@/state';
import { bookingActions, cancelQuestion } from '../bookingActions';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import type { BookingMenuItem } from './BookingMenu';
import { useDocuments } from '@/entities/booking/useDocuments';

/** The API calls of a booking's actions, with their toasts (docs/product/calls.md#messages). */
function useBookingCommands(booking: Pick<Booking, 'id' | 'booking_number' | 'refund_on_cancel'>) {
  const documents = useDocuments(booking);
  const [cancelBooking] = useCancelBookingMutation();
  const toast = useToast();

  const cancel = async () => {
    // The sum in the question: the server refuses when it is another one by now.
    const refund = booking.refund_on_cancel?.refund ?? null;
    const { error } = await cancelBooking({ id: booking.id, bookingCancellation: { refund } });
    if (!error) toast.success('Booking cancelled successfully');
  };

  return { ...documents, cancel };
}

const BookingMenu = lazyPart(() => import('./BookingMenu'));
const HandOverDialog = lazyPart(() => import('./HandOverDialog'));
const DocumentsDialog = lazyPart(() => import('@/entities/booking/DocumentsDialog'));

interface BookingActionButtonsProps {
  booking: Booking;
  userId: number;
  filters: BookingFilters;
}

/** The next step of a booking, its receipt, and a menu with all else. Pay Now is primary, as is naming the attendees of a booking just paid. */
export function BookingActionButtons({ booking, userId, filters }: BookingActionButtonsProps) {
  const id = useId();
  const user = useAppSelector(selectUser);
  const can = bookingActions(booking, userId, undefined, actsForHolder(booking, user));
  const [handingOver, setHandingOver] = useState(false);
  const isJustPaid = useJustPaid() === booking.id;
  const commands = useBookingCommands(booking);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [cancelling, setCancelling] = useState(false);
  const [notes, setNotes] = useState<readonly BookingDocument[]>([]);
  const forEvent = <VisuallyHidden> for {booking.event_title}</VisuallyHidden>;
  const openNotes = async () => setNotes(await commands.openCreditNotes());
  const tickets = bookingsHref(filters, { ticket: booking.id });
  const items: BookingMenuItem[] = [
    ...(can.viewTickets && can.nameAttendees ? [{ label: 'View QR Ticket', to: tickets }] : []),
    ...(can.documents
      ? [
          { label: 'Download tickets (PDF)', onClick: () => void commands.saveTickets() },
          { label: 'Add to calendar', onClick: () => void commands.saveCalendar() },
        ]
      : []),
    ...(can.creditNote ? [{ label: 'Credit note', onClick: () => void openNotes() }] : []),
    ...(can.handOver ? [{ label: 'Hand over', onClick: () => setHandingOver(true) }] : []),
    ...(can.cancel ? [{ label: 'Cancel booking', onClick: () => setCancelling(true) }] : []),
  ];
  const confirm = async () => {
    await commands.cancel();
    setCancelling(false);
  };
  return (
    // Rows of one width: the next step alone, then the receipt beside the menu.
    <Box
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        gap: 1,
        width: { '@': '100%', '@601': 216 },
        '& > .MuiButton-root': { flex: '1 1 0', px: 1 },
        '& > .MuiButton-root:first-of-type:has(+ .MuiButton-root)': { flexBasis: '100%' },
        '& > .MuiIconButton-root': { border: 1, borderColor: 'line.strong' },
      }}
    >
      {can.pay && (
        <Button
          component={Link}
          variant="contained"
          to={cartPath({ stage: 'payment', bookings: [booking.id] })}
        >
          Pay Now{forEvent}
        </Button>
      )}
      {can.request && booking.approval && (
        <Button component={Link} to={approvalPath(booking.approval.id)}>
          View request{forEvent}
        </Button>
      )}
      {can.nameAttendees && (
        <Button
          component={Link}
          variant={isJustPaid ? 'contained' : 'outlined'}
          to={cartPath({ stage: 'attendee_details', booking: booking.id })}
        >
          Add Attendee Details{forEvent}
        </Button>
      )}
      {can.viewTickets && !can.nameAttendees && (
        <Button component={Link} to={tickets} preventScrollReset>
          <Icon icon={QrCode} small /> View QR Ticket{forEvent}
        </Button>
      )}
      {can.receipt && <BusyButton onClick={commands.saveReceipt}>Receipt{forEvent}</BusyButton>}
      {items.length > 0 && (
        <IconButton
          id={id}
          icon={Ellipsis}
          label={`More actions for ${booking.event_title}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onPointerEnter={BookingMenu.preload}
          onFocus={BookingMenu.preload}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      {anchor && (
        <BookingMenu
          anchor={anchor}
          labelledBy={id}
          items={items}
          onClose={() => setAnchor(null)}
        />
      )}
      {handingOver && <HandOverDialog booking={booking} onClose={() => setHandingOver(false)} />}
      {notes.length > 0 && (
        <DocumentsDialog
          title="Credit notes"
          documents={notes}
          onSave={commands.saveNumberedNote}
          onClose={() => setNotes([])}
        />
      )}
      <ConfirmDialog
        open={cancelling}
        title="Cancel booking"
        text={cancelQuestion(booking)}
        confirmLabel="Cancel booking"
        cancelLabel="Keep booking"
        onConfirm={confirm}
        onCancel={() => setCancelling(false)}
      />
    </Box>
  );
}
