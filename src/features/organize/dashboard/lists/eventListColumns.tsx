import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { EventAttendee, EventBooking } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatDateTime } from '@/lib/dates';
import { formatMoney, formatPrice } from '@/lib/money';
import { timeAgo } from '@/lib/timeAgo';
import type { Tone } from '@/theme/tone';
import { BOOKING_STATES } from './listFilters';

const TONES: Record<EventBooking['state'], Tone> = {
  paid: 'success',
  complimentary: 'primary',
  held: 'warning',
  expired: 'default',
  cancelled: 'error',
  refunded: 'info',
};

const stateBadge = ({ state }: Pick<EventBooking, 'state'>) => ({
  label: BOOKING_STATES[state],
  tone: TONES[state],
});

/** What was paid with fee and GST, else what its tickets cost. */
const bookingAmount = ({ paid_amount: paid, tickets_amount: tickets, currency }: EventBooking) =>
  formatPrice(paid ?? tickets, currency);

/** `₹500.00 paid back`, `Test payment`; null where there is nothing to say. */
function amountNote({ refund, currency, is_test: isTest }: EventBooking): string | null {
  if (!refund || Number(refund.amount) === 0) return isTest ? 'Test payment' : null;
  const amount = formatMoney(refund.amount, currency);
  const back = refund.state === 'done' ? `${amount} paid back` : `${amount} on its way back`;
  return isTest ? `Test, ${back}` : back;
}

/** `3 of 4 in`, once somebody came. */
const checkedInNote = ({ state, checked_in: came, quantity }: EventBooking) =>
  state === 'paid' && came > 0 && `${came} of ${quantity} in`;

/** @param now epoch milliseconds */
export const bookingColumns = (now: number): DataColumn<EventBooking>[] => [
  {
    id: 'booked_by_name',
    header: 'Booked by',
    minWidth: 200,
    phone: 'title',
    render: (row) => (
      <TwoLines first={row.booked_by_name} second={`${row.booking_number} · ${row.company_name}`} />
    ),
  },
  { id: 'tier_name', header: 'Ticket', width: 104, render: (row) => row.tier_name },
  {
    id: 'quantity',
    header: 'Seats',
    width: 72,
    align: 'right',
    sort: 'desc',
    phoneLabel: true,
    render: (row) => row.quantity,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 124,
    align: 'right',
    sort: 'desc',
    phone: 'amount',
    render: (row) => <TwoLines first={bookingAmount(row)} second={amountNote(row)} />,
  },
  {
    id: 'state',
    header: 'Status',
    width: 112,
    phone: 'figure',
    render: (row) => {
      const { label, tone } = stateBadge(row);
      return (
        <TwoLines
          first={<Chip size="small" color={tone} label={label} />}
          second={checkedInNote(row)}
        />
      );
    },
  },
  {
    id: 'created_at',
    header: 'When',
    width: 104,
    sort: 'desc',
    phone: 'none',
    render: (row) => (
      <Typography component="time" variant="meta" color="textSecondary" dateTime={row.created_at}>
        {timeAgo(row.created_at, now)}
      </Typography>
    ),
  },
];

const NO_NAME = 'No name yet';

/** What the door needs to know; empty for most. */
const needs = ({ dietary_preferences: food, special_requirements: special }: EventAttendee) =>
  [food, special].filter(Boolean).join(' · ');

export const attendeeColumns = (timezone: string): DataColumn<EventAttendee>[] => [
  {
    id: 'name',
    header: 'Name',
    minWidth: 190,
    sort: 'asc',
    phone: 'title',
    render: (row) => (
      <TwoLines
        first={row.attendee_name ?? NO_NAME}
        second={row.attendee_email ?? `Booked by ${row.booked_by_name}`}
      />
    ),
  },
  {
    id: 'company_name',
    header: 'Company',
    render: (row) => (
      <TwoLines first={row.company_name} second={row.is_complimentary && 'Complimentary'} />
    ),
  },
  {
    id: 'tier_name',
    header: 'Ticket',
    minWidth: 130,
    render: (row) => <TwoLines first={row.tier_name} second={row.ticket_number} />,
  },
  { id: 'needs', header: 'Needs', minWidth: 90, render: needs },
  {
    id: 'checked_in_at',
    header: 'Checked in',
    width: 170,
    sort: 'asc',
    phone: 'figure',
    render: (row) =>
      row.checked_in_at ? (
        <Typography
          component="time"
          variant="meta"
          color="textSecondary"
          dateTime={row.checked_in_at}
        >
          {formatDateTime(row.checked_in_at, timezone)}
        </Typography>
      ) : (
        <QuietCell>Not yet</QuietCell>
      ),
  },
];
