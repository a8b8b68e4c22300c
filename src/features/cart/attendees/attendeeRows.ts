import type { AttendeeContact, AttendeeInput, Booking, AuthUser } from '@/api';
import {
  ATTENDEE_FIELDS,
  detailsOf,
  OPTIONAL_FIELDS,
  type AttendeeDetails,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import { displayName } from '@/lib/text';

/** The values of one block; empty strings for missing values. */
export type AttendeeValues = AttendeeDetails & {
  /** Ticket id of the seat. */
  ticket: number | null;
  /** The ticket was checked in: its details cannot be changed. */
  used: boolean;
};

export interface AttendeeFormValues {
  attendees: AttendeeValues[];
}

export type AttendeePath = `attendees.${number}.${AttendeeField}`;

/** One block per ticket of the booking's quantity, with the details that are saved for it. */
export function attendeeDefaults(booking: Booking): AttendeeFormValues {
  const tickets = [...booking.tickets].sort((a, b) => a.seat_no - b.seat_no);
  const attendees = Array.from({ length: booking.quantity }, (_, seat) => {
    const ticket = tickets[seat];
    const known = booking.attendees.find((one) => one.ticket === ticket?.id) ?? {
      name: ticket?.attendee_name ?? '',
      email: ticket?.attendee_email ?? '',
      phone: ticket?.attendee_phone ?? null,
    };
    return { ...detailsOf(known), ticket: ticket?.id ?? null, used: ticket?.is_used ?? false };
  });
  return { attendees };
}

/** Whether every attendee has name and e-mail, which saving requires (docs/product.md#attendee-details). */
export function isComplete(attendees: readonly Partial<AttendeeValues>[]): boolean {
  return attendees.every(({ name, email }) => Boolean(name?.trim() && email?.trim()));
}

/** The request body: trimmed values, null for empty optional fields. */
export function attendeesBody(attendees: readonly AttendeeValues[]): AttendeeInput[] {
  return attendees.map(({ ticket, used: _, name, email, ...optional }) => ({
    ...(ticket !== null && { ticket }),
    name: name.trim(),
    email: email.trim(),
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, optional[field].trim() || null])),
  }));
}

/**
 * The form field of a server error's field (`attendees.0.email`); null when the form has none.
 * @param sentIndexes indexes of the sent blocks, in the order of the request
 */
export function pathOf(serverField: string, sentIndexes: readonly number[]): AttendeePath | null {
  const [, position, name] = /^attendees[./](\d+)[./](\w+)$/.exec(serverField) ?? [];
  const field = ATTENDEE_FIELDS.find((one) => one === name);
  const index = sentIndexes[Number(position)];
  return index !== undefined && field ? `attendees.${index}.${field}` : null;
}

/** A contact as an attendee; fields without a value are cleared. */
export function contactAsAttendee(contact: AttendeeContact): Partial<AttendeeDetails> {
  const { name, email, phone, employee_id, department, designation } = contact;
  return {
    name,
    email,
    phone: phone ?? '',
    employee_id: employee_id ?? '',
    department: department ?? '',
    designation: designation ?? '',
  };
}

/** The signed-in person as an attendee ('Same as me'). */
export function meAsAttendee(user: AuthUser): { name: string; email: string } {
  return { name: displayName(user), email: user.email };
}

/** With a section for each block, so that the browser does not fill all blocks with one person. */
export function autoCompleteOf(field: AttendeeField, index: number): string {
  const tokens: Partial<Record<AttendeeField, string>> = {
    name: 'name',
    email: 'email',
    phone: 'tel',
    designation: 'organization-title',
  };
  const token = tokens[field];
  return token ? `section-attendee-${index + 1} ${token}` : 'off';
}
