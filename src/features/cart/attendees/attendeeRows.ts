import type { AttendeeContact, AttendeeInput, Booking, AuthUser } from '@/api';
import {
  ATTENDEE_FIELDS,
  detailsOf,
  OPTIONAL_FIELDS,
  type AttendeeDetails,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import { displayName } from '@/lib/text';

/** One block of the form; empty text where nothing is known. */
export type AttendeeValues = AttendeeDetails & {
  /** Ticket id of the seat. */
  ticket: number | null;
  /** The steward has let this person in: the name stays. */
  used: boolean;
};

export interface AttendeeFormValues {
  attendees: AttendeeValues[];
}

export type AttendeePath = `attendees.${number}.${AttendeeField}`;

/** One block per ticket of the booking's quantity, filled with what is known of each seat. */
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

/** Every seat has name and e-mail: before that there is nothing to save (docs/product.md#attendee-details). */
export function isComplete(attendees: readonly Partial<AttendeeValues>[]): boolean {
  return attendees.every(({ name, email }) => Boolean(name?.trim() && email?.trim()));
}

/** What is sent: trimmed, with null for what was left or made empty. */
export function attendeesBody(attendees: readonly AttendeeValues[]): AttendeeInput[] {
  return attendees.map(({ ticket, used: _, name, email, ...optional }) => ({
    ...(ticket !== null && { ticket }),
    name: name.trim(),
    email: email.trim(),
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, optional[field].trim() || null])),
  }));
}

/**
 * The form's field that a refusal names (`attendees.0.email`); null for one the form lacks.
 * @param places the blocks that were sent, in their order
 */
export function pathOf(serverField: string, places: readonly number[]): AttendeePath | null {
  const [, index, name] = /^attendees[./](\d+)[./](\w+)$/.exec(serverField) ?? [];
  const field = ATTENDEE_FIELDS.find((one) => one === name);
  const place = places[Number(index)];
  return place !== undefined && field ? `attendees.${place}.${field}` : null;
}

/** A remembered person as an attendee; what is not known of them empties its field. */
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

/** Browsers keep people apart by section, so that the second block is not filled with the first. */
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
