import { useMemo, useState } from 'react';
import { errorMessage, type EventBooking } from '@/api';
import { useListEventBookingsQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { rowActions } from '@/components/dataList/rowActions';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { BookingAction } from './bookingActions';
import { bookingMenu } from './bookingMenu';
import { bookingColumns } from './columns';
import { bookingQuery, PAGE_SIZE, type ListTabProps } from './listFilters';
import { NothingListed } from './NothingListed';
import { useMayRefund } from './useMayRefund';
import { useResend } from './useResend';

const BookingDocuments = lazyPart(() => import('./BookingDocuments'));
const RefundDialog = lazyPart(() => import('./refund/RefundDialog'));
const WithdrawDialog = lazyPart(() => import('../complimentary/WithdrawDialog'));

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
            text="They stand here as soon as somebody holds seats."
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
