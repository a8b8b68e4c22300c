import type { EventAttendee, EventBooking } from '@/api';
import { menuColumn, type ListColumn } from '@/components/list/listColumns';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { QuietCell, TwoLines } from '@/components/list/TwoLines';
import { Badge } from '@/components/display/Badge';
import { formatDateTime } from '@/lib/dates';
import { timeAgo } from '@/lib/timeAgo';
import { bookingAmount, amountNote, stateBadge } from './rowTexts';
import styles from './Lists.module.css';

const plain = { sortable: false, minWidth: 90 } as const;

export interface BookingRowMenu {
  hasActions: (row: EventBooking) => boolean;
  /** The booking whose action is under way. */
  busy: number | null;
  onOpen: (row: EventBooking, button: HTMLElement) => void;
}

const number = {
  align: 'right',
  firstOrder: '-',
} as const;

export const bookingColumns = (now: number, menu: BookingRowMenu): ListColumn<EventBooking>[] => [
  {
    ...{ field: 'booked_by_name', headerName: 'Booked by', flex: 2.2, ...plain, minWidth: 172 },
    renderCell: ({ row }) => (
      <TwoLines first={row.booked_by_name} second={`${row.booking_number} · ${row.company_name}`} />
    ),
  },
  {
    ...{ field: 'tier_name', headerName: 'Ticket', flex: 1, ...plain },
    renderCell: ({ row }) => row.tier_name,
  },
  {
    ...{ field: 'quantity', headerName: 'Seats', width: 60, ...number },
    renderCell: ({ row }) => String(row.quantity),
  },
  {
    ...{ field: 'amount', headerName: 'Amount', width: 124, ...number },
    renderCell: ({ row }) => {
      const note = amountNote(row);
      return note ? <TwoLines first={bookingAmount(row)} second={note} /> : bookingAmount(row);
    },
  },
  {
    ...{ field: 'state', headerName: 'Status', width: 110, ...plain },
    renderCell: ({ row }) => {
      const { label, tone } = stateBadge(row);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    ...{ field: 'created_at', headerName: 'When', width: 104, sortingOrder: ['desc', 'asc'] },
    renderCell: ({ row }) => (
      <time className={styles.when} dateTime={row.created_at}>
        {timeAgo(row.created_at, now)}
      </time>
    ),
  },
  {
    ...menuColumn,
    renderCell: ({ row, tabIndex }) =>
      menu.hasActions(row) && (
        <RowMenuButton
          name={row.booking_number}
          busy={menu.busy === row.id}
          tabIndex={tabIndex}
          onOpen={(button) => menu.onOpen(row, button)}
        />
      ),
  },
];

export const NO_NAME = 'No name yet';

/** What the door needs to know; empty for most. */
const needs = ({ dietary_preferences: food, special_requirements: special }: EventAttendee) =>
  [food, special].filter(Boolean).join(' · ');

export const attendeeColumns = (timezone: string): ListColumn<EventAttendee>[] => [
  {
    ...{ field: 'name', headerName: 'Name', flex: 1.5, minWidth: 190 },
    renderCell: ({ row }) => (
      <TwoLines
        first={row.attendee_name ?? NO_NAME}
        second={row.attendee_email ?? `Booked by ${row.booked_by_name}`}
      />
    ),
  },
  {
    ...{ field: 'company_name', headerName: 'Company', flex: 1, ...plain },
    renderCell: ({ row }) =>
      row.is_complimentary ? (
        <TwoLines first={row.company_name} second="Complimentary" />
      ) : (
        row.company_name
      ),
  },
  {
    ...{ field: 'tier_name', headerName: 'Ticket', flex: 1, ...plain, minWidth: 130 },
    renderCell: ({ row }) => <TwoLines first={row.tier_name} second={row.ticket_number} />,
  },
  {
    ...{ field: 'needs', headerName: 'Needs', flex: 0.8, ...plain },
    renderCell: ({ row }) => needs(row),
  },
  {
    ...{ field: 'checked_in_at', headerName: 'Checked in', width: 170 },
    renderCell: ({ row }) =>
      row.checked_in_at ? (
        <time className={styles.when} dateTime={row.checked_in_at}>
          {formatDateTime(row.checked_in_at, timezone)}
        </time>
      ) : (
        <QuietCell>Not yet</QuietCell>
      ),
  },
];
