import type { AttendeeColumn } from '@/api';
import { readStoredNames, saveStoredNames } from '@/lib/storedNames';

/** In the order of the file. */
export const EXPORT_COLUMNS: Readonly<Record<AttendeeColumn, string>> = {
  ticket_number: 'Ticket number',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  employee_id: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  ticket: 'Ticket',
  complimentary: 'Complimentary',
  booking: 'Booking',
  booked_by: 'Booked by',
  seat: 'Seat',
  seats: 'Seats of the booking',
  food: 'Food',
  special_needs: 'Special needs',
  checked_in: 'Checked in',
};

const NAMES = Object.keys(EXPORT_COLUMNS) as AttendeeColumn[];

/** Ticked only by whoever needs them. */
const UNTICKED: readonly AttendeeColumn[] = ['phone', 'employee_id', 'department', 'designation'];

/** localStorage key: the columns that a person exported last. */
const storageKey = (userId: number) => `foyer-attendee-columns:${userId}`;

export const readExportColumns = (userId: number): AttendeeColumn[] =>
  readStoredNames(storageKey(userId), NAMES) ?? NAMES.filter((name) => !UNTICKED.includes(name));

export const saveExportColumns = (userId: number, columns: readonly AttendeeColumn[]): void =>
  saveStoredNames(storageKey(userId), columns);
