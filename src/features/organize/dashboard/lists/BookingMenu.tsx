import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt';
import TicketX from 'lucide-react/icons/ticket-x';
import Undo from 'lucide-react/icons/undo-2';
import { RowMenu, type RowMenuEntry } from '@/components/list/RowMenu';
import type { BookingAction } from './bookingActions';

const ENTRIES: Record<BookingAction, Omit<RowMenuEntry<BookingAction>, 'action'>> = {
  resend: { label: 'Send confirmation again', icon: Mail },
  documents: { label: 'Invoice and credit notes', icon: FileText },
  refund: { label: 'Refund', icon: Undo, apart: true },
  refunds: { label: 'Show refunds', icon: Receipt },
  withdraw: { label: 'Take the ticket back', icon: TicketX, apart: true },
};

interface BookingMenuProps {
  name: string;
  actions: readonly BookingAction[];
  anchor: HTMLElement;
  onAction: (action: BookingAction) => void;
  onClose: () => void;
}

/** What can be done with one booking. */
export default function BookingMenu({ actions, ...menu }: BookingMenuProps) {
  return <RowMenu entries={actions.map((action) => ({ action, ...ENTRIES[action] }))} {...menu} />;
}
