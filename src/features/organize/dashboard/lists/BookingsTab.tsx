import { useCallback, useMemo, useState } from 'react';
import type { EventBooking } from '@/api';
import { useListEventBookingsQuery } from '@/api/console';
import { lazyPart } from '@/components/lazy/lazyPart';
import { bookingActions, type BookingAction } from './bookingActions';
import { bookingColumns } from './columns';
import type { ListProps } from './ListBody';
import { bookingQuery } from './listAddress';
import { NarrowBookings } from './NarrowRows';
import { RowsList } from './RowsList';
import { useMayRefund } from './useMayRefund';
import { useResend } from './useResend';

const BookingMenu = lazyPart(() => import('./BookingMenu'));
const BookingDocuments = lazyPart(() => import('./BookingDocuments'));
const RefundDialog = lazyPart(() => import('./refund/RefundDialog'));
const WithdrawDialog = lazyPart(() => import('../complimentary/WithdrawDialog'));

interface Opened {
  row: EventBooking;
  button: HTMLElement;
}

interface Asked {
  row: EventBooking;
  action: Exclude<BookingAction, 'resend'>;
}

export function BookingsTab({ eventId, timezone, organizer, now, ...list }: ListProps) {
  const query = useListEventBookingsQuery(bookingQuery(list.address, eventId));
  const mayRefund = useMayRefund(organizer);
  const { resend, busy } = useResend();
  const [menu, setMenu] = useState<Opened | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const handleMenu = useCallback((row: EventBooking, button: HTMLElement) => {
    // The menu gives the focus back to the button, from wherever it was opened.
    button.focus();
    setMenu({ row, button });
  }, []);
  const handleAction = (row: EventBooking, action: BookingAction) => {
    if (action === 'resend') void resend(row);
    else setAsked({ row, action });
  };
  const rowMenu = useMemo(
    () => ({
      hasActions: (row: EventBooking) => bookingActions(row, mayRefund).length > 0,
      busy,
      onOpen: handleMenu,
    }),
    [mayRefund, busy, handleMenu],
  );
  const columns = useMemo(() => bookingColumns(now, rowMenu), [now, rowMenu]);
  return (
    <>
      <RowsList
        {...list}
        label="Bookings"
        query={query}
        sort="-created_at"
        columns={columns}
        empty={{
          title: 'No bookings yet',
          text: 'They stand here as soon as somebody holds seats.',
        }}
        narrow={(rows) => <NarrowBookings rows={rows} menu={rowMenu} />}
      />
      {menu && (
        <BookingMenu
          name={menu.row.booking_number}
          actions={bookingActions(menu.row, mayRefund)}
          anchor={menu.button}
          onAction={(action) => handleAction(menu.row, action)}
          onClose={() => setMenu(null)}
        />
      )}
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
