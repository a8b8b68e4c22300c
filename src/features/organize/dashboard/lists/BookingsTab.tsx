import { useMemo, useState } from 'react';
import { errorMessage, type EventBooking } from '@/api';
import {
  useListEventBookingsQuery,
  useWithdrawComplimentaryTicketMutation,
  useListOrganizersQuery,
  useResendConfirmationMutation,
} from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { rowActions, type RowEntry } from '@/components/dataList/RowMenu';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useToast, selectUser, useAppSelector } from '@/state';
import { NothingListed } from './AttendeesTab';
import { bookingColumns } from './eventListColumns';
import { bookingQuery, PAGE_SIZE, type ListTabProps } from './listFilters';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Receipt from 'lucide-react/icons/receipt';
import TicketX from 'lucide-react/icons/ticket-x';
import Undo from 'lucide-react/icons/undo-2';

const ENTRIES: Record<BookingAction, Omit<RowEntry<BookingAction>, 'action'>> = {
  resend: { label: 'Send confirmation again', icon: Mail },
  documents: { label: 'Invoice and credit notes', icon: FileText },
  refund: { label: 'Refund', icon: Undo, apart: true },
  refunds: { label: 'Show refunds', icon: Receipt },
  withdraw: { label: 'Take the ticket back', icon: TicketX, apart: true },
};

/** What can be done with one booking. */
const bookingMenu = (row: EventBooking, mayRefund: boolean): RowEntry<BookingAction>[] =>
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

const BookingDocuments = lazyPart(() => import('./BookingDocuments'));
const RefundDialog = lazyPart(() => import('../refund/RefundDialog'));

interface Asked {
  row: EventBooking;
  action: Exclude<BookingAction, 'resend'>;
}

export function BookingsTab({ eventId, timezone, organizer, now, list }: ListTabProps) {
  const request = bookingQuery(list.settled, eventId);
  const query = useListEventBookingsQuery(request);
  const mayRefund = useMayRefund(organizer);
  const { resend, busy } = useResend();
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useMemo(() => bookingColumns(now), [now]);
  const handleAction = (row: EventBooking, action: BookingAction) => {
    if (action === 'resend') void resend(row);
    else setAsked({ row, action });
  };
  return (
    <>
      <DataList
        within
        label="Bookings"
        subject="bookings"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        isSettling={list.isSettling}
        columns={columns}
        rowKey={({ id }) => id}
        ordering={request.ordering}
        onSort={list.choose('sort')}
        menu={{
          name: ({ booking_number: number }) => number,
          actions: (row) =>
            rowActions(bookingMenu(row, mayRefund), (action) => handleAction(row, action)),
          isBusy: ({ id }) => id === busy,
        }}
        paging={{ page: list.filters.page, pageSize: PAGE_SIZE, hrefOf: list.hrefOf }}
        empty={
          <NothingListed
            list={list}
            title="No bookings yet"
            text="They appear here as soon as someone holds seats."
          />
        }
      />
      {asked?.action === 'withdraw' && (
        <WithdrawDialog booking={asked.row} onClose={() => setAsked(null)} />
      )}
      {asked?.action === 'documents' && (
        <BookingDocuments booking={asked.row} onClose={() => setAsked(null)} />
      )}
      {(asked?.action === 'refund' || asked?.action === 'refunds') && (
        <RefundDialog booking={asked.row} timezone={timezone} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface WithdrawDialogProps {
  booking: EventBooking;
  onClose: () => void;
}

/** Takes a complimentary ticket back, once that is confirmed. */
function WithdrawDialog({ booking: { id }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawComplimentaryTicketMutation();
  const toast = useToast();

  async function handleConfirm() {
    const { data } = await withdraw({ id });
    if (data) toast.success(data.message);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Take this ticket back?"
      text="It stops working at once, its seat is back on sale, and its holder is told by email."
      confirmLabel="Take Back"
      cancelLabel="Keep Ticket"
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}

/** Owners of the organizer of an event refund its bookings, and platform admins. */
function useMayRefund(organizer: number | null): boolean {
  const user = useAppSelector(selectUser);
  const { data } = useListOrganizersQuery();
  const role = data?.results.find(({ id }) => id === organizer)?.role;
  return role === 'owner' || (user?.permissions.includes('manage_events') ?? false);
}

/** Sends the confirmation of a booking once more; `busy` is the booking that it is under way for. */
function useResend() {
  const [send] = useResendConfirmationMutation();
  const [busy, setBusy] = useState<number | null>(null);
  const toast = useToast();
  const resend = async ({ id }: EventBooking) => {
    setBusy(id);
    const { data } = await send({ id });
    if (data) toast.success(data.message);
    setBusy(null);
  };
  return { resend, busy };
}
