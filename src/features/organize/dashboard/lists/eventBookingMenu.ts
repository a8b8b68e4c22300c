import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt';
import TicketX from 'lucide-react/icons/ticket-x';
import Undo from 'lucide-react/icons/undo-2';
import type { EventBooking } from '@/api';
import type { RowEntry } from '@/components/dataList/rowActions';

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

export type BookingAction = 'refund' | 'refunds' | 'resend' | 'withdraw' | 'documents';

/** What is kept of what was paid, as a number: whether there is anything to refund. */
const kept = ({ paid_amount: paid, refund }: EventBooking): number =>
  Number(paid ?? 0) - Number(refund?.amount ?? 0);

/** What can be done with a booking; `refunds` only shows those that were made. */
function bookingActions(row: EventBooking, mayRefund: boolean): BookingAction[] {
  const actions: BookingAction[] = [];
  if (row.state === 'paid') actions.push('resend');
  if (row.paid_amount !== null) actions.push('documents');
  // A ticket that was let in is not taken back.
  if (row.state === 'complimentary' && row.checked_in === 0) actions.push('withdraw');
  if (!mayRefund || Number(row.paid_amount ?? 0) === 0) return actions;
  return [...actions, kept(row) > 0 ? 'refund' : 'refunds'];
}
