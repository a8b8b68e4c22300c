import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt';
import TicketX from 'lucide-react/icons/ticket-x';
import Undo from 'lucide-react/icons/undo-2';
import type { EventBooking } from '@/api';
import type { RowEntry } from '@/components/dataList/rowActions';
import { bookingActions, type BookingAction } from './bookingActions';

const ENTRIES: Record<BookingAction, Omit<RowEntry<BookingAction>, 'action'>> = {
  resend: { label: 'Send confirmation again', icon: Mail },
  documents: { label: 'Invoice and credit notes', icon: FileText },
  refund: { label: 'Refund', icon: Undo, apart: true },
  refunds: { label: 'Show refunds', icon: Receipt },
  withdraw: { label: 'Take the ticket back', icon: TicketX, apart: true },
};

/** What can be done with one booking. */
export const bookingMenu = (row: EventBooking, mayRefund: boolean): RowEntry<BookingAction>[] =>
  bookingActions(row, mayRefund).map((action) => ({ action, ...ENTRIES[action] }));
