import type { Schemas } from '../../../contract/types';
import type { Cell, Column } from '../../../lib/spreadsheet/cells';
import type { ExportedScan } from '../../tickets/door/entries.service';
import { FREE, gatewayName } from '../takings/gatewayNames.rules';
import type { AttendeeRow, BookingMoney, SalesSums, SoldBookingRow } from './dashboard.types';
import { keptOf } from './sales.rules';

const at = (time: Date | null | undefined): Cell => (time ? { time } : null);

export interface BookingExportRow {
  booking: SoldBookingRow;
  money: BookingMoney | undefined;
}

const sumOf =
  (pick: (money: BookingMoney) => number) =>
  ({ money }: BookingExportRow): Cell =>
    money ? { money: pick(money) } : null;

/** Gateway name; a payment without real money is marked, such as `Razorpay (test)`. */
function paidThrough(money: BookingMoney | undefined): Cell {
  if (!money) return null;
  const { amount, gateway, is_test: isTest } = money.share;
  return gatewayName(amount === 0 ? FREE : gateway, isTest ? 'test' : 'real');
}

const STATES: Readonly<Record<SoldBookingRow['state'], string>> = {
  held: 'Held',
  expired: 'Hold expired',
  paid: 'Paid',
  complimentary: 'Complimentary',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** Up to 26, as everywhere below. */
export const bookingColumns = (timezone: string): Column<BookingExportRow>[] => [
  { title: 'Booking', value: ({ booking }) => booking.booking_number },
  { title: 'State', value: ({ booking }) => STATES[booking.state] },
  { title: 'Booked by', value: ({ booking }) => booking.booked_by_name },
  { title: 'Email', value: ({ booking }) => booking.booked_by_email },
  { title: 'Company', value: ({ booking }) => booking.company_name },
  { title: 'Ticket', value: ({ booking }) => booking.tier_name },
  { title: 'Seats', value: ({ booking }) => booking.quantity },
  { title: 'Seats named', value: ({ booking }) => booking.named },
  { title: 'Checked in', value: ({ booking }) => booking.checked_in },
  { title: 'Currency', value: ({ booking }) => booking.currency },
  { title: 'Price', value: ({ booking }) => ({ money: booking.unit_price }) },
  { title: 'Tickets', value: ({ booking }) => ({ money: booking.tickets_amount }) },
  { title: 'Service fee', value: sumOf((money) => money.service_fee) },
  { title: 'GST', value: sumOf((money) => money.gst) },
  { title: 'Paid', value: sumOf((money) => money.share.amount) },
  { title: 'Refunded', value: sumOf((money) => money.refunded) },
  { title: 'Kept', value: sumOf((money) => money.share.amount - money.refunded) },
  { title: 'Payment', value: ({ money }) => money?.share.public_id ?? null },
  { title: 'Paid through', value: ({ money }) => paidThrough(money) },
  { title: `Booked (${timezone})`, value: ({ booking }) => at(booking.created_at) },
  { title: `Paid (${timezone})`, value: ({ money }) => at(money?.share.paid_at) },
];

type AttendeeColumn = Schemas['AttendeeColumn'];

/** Columns in file order. */
const attendeeCells = (timezone: string): Record<AttendeeColumn, Column<AttendeeRow>> => ({
  ticket_number: { title: 'Ticket number', value: (row) => row.ticket_number },
  name: { title: 'Name', value: (row) => row.attendee_name },
  email: { title: 'Email', value: (row) => row.attendee_email },
  phone: { title: 'Phone', value: (row) => row.attendee_phone },
  company: { title: 'Company', value: (row) => row.company_name },
  employee_id: { title: 'Employee ID', value: (row) => row.employee_id },
  department: { title: 'Department', value: (row) => row.department },
  designation: { title: 'Designation', value: (row) => row.designation },
  ticket: { title: 'Ticket', value: (row) => row.tier_name },
  complimentary: {
    title: 'Complimentary',
    value: (row) => (row.is_complimentary ? 'Complimentary' : null),
  },
  booking: { title: 'Booking', value: (row) => row.booking_number },
  booked_by: { title: 'Booked by', value: (row) => row.booked_by_name },
  seat: { title: 'Seat', value: (row) => row.seat_no },
  seats: { title: 'Of', value: (row) => row.seat_count },
  food: { title: 'Food', value: (row) => row.dietary_preferences },
  special_needs: { title: 'Special needs', value: (row) => row.special_requirements },
  checked_in: { title: `Checked in (${timezone})`, value: (row) => at(row.checked_in_at) },
});

/** Personal details that not every organizer needs; exported only on request. */
const ON_REQUEST: readonly string[] = [
  'phone',
  'employee_id',
  'department',
  'designation',
] satisfies AttendeeColumn[];

/** @param chosen by default, all columns except `ON_REQUEST` */
export const attendeeColumns = (
  timezone: string,
  chosen?: readonly string[],
): Column<AttendeeRow>[] =>
  Object.entries(attendeeCells(timezone))
    .filter(([name]) => (chosen ? chosen.includes(name) : !ON_REQUEST.includes(name)))
    .map(([, column]) => column);

/** All scans at the doors, those that were refused or undone too. */
export const checkInColumns = (timezone: string): Column<ExportedScan>[] => [
  { title: `Scanned (${timezone})`, value: ({ row }) => at(row.scanned_at) },
  { title: `Received (${timezone})`, value: ({ row }) => at(row.received_at) },
  { title: 'Direction', value: ({ row }) => (row.direction === 'in' ? 'In' : 'Out') },
  { title: 'Ticket number', value: ({ row }) => row.ticket_number },
  { title: 'Name', value: ({ row }) => row.attendee_name },
  { title: 'Ticket', value: ({ row }) => row.tier_name },
  { title: 'Result', value: ({ row }) => row.result.replaceAll('_', ' ') },
  { title: 'Counts', value: ({ counts }) => (counts ? 'Yes' : 'No') },
  { title: 'Notes', value: ({ row }) => row.flags.join(', ').replaceAll('_', ' ') || null },
  { title: 'Door', value: ({ row }) => row.door },
  { title: 'Scanned by', value: ({ row }) => row.by_name },
  { title: 'Offline', value: ({ row }) => (row.offline ? 'Yes' : 'No') },
  { title: `Undone (${timezone})`, value: ({ row }) => at(row.undone_at) },
  { title: 'Undone by', value: ({ row }) => row.undone_by_name },
  { title: 'Reason', value: ({ row }) => row.undo_reason },
];

export interface SalesExportRow extends SalesSums {
  by: 'Total' | 'Ticket' | 'Day' | 'Company' | 'Gateway' | 'Real payments' | 'Test payments';
  name: string;
  /** Only in the total row. */
  service_fee?: number;
  gst?: number;
}

const money = (minor: number | undefined): Cell => (minor === undefined ? null : { money: minor });

export const salesColumns: Column<SalesExportRow>[] = [
  { title: 'By', value: (row) => row.by },
  { title: 'Name', value: (row) => row.name },
  { title: 'Bookings', value: (row) => row.bookings },
  { title: 'Seats', value: (row) => row.seats },
  { title: 'Tickets', value: (row) => money(row.tickets) },
  { title: 'Service fee', value: (row) => money(row.service_fee) },
  { title: 'GST', value: (row) => money(row.gst) },
  { title: 'Paid', value: (row) => money(row.paid) },
  { title: 'Refunded', value: (row) => money(row.refunded) },
  { title: 'Kept', value: (row) => money(keptOf(row)) },
];
