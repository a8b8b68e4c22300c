import type { Attendee, AttendeeInput, Booking } from '@/api';
import { displayName } from '@/lib/text';
import type { SessionUser } from '@/state';

/** What may be left empty (spec section 3). */
export const OPTIONAL_FIELDS = [
  'phone',
  'employee_id',
  'department',
  'designation',
  'dietary_preferences',
  'special_requirements',
] as const;

const FIELDS = ['name', 'email', ...OPTIONAL_FIELDS] as const;
export type AttendeeField = (typeof FIELDS)[number];

/** One block of the form; empty text where nothing is known. */
export type AttendeeValues = Record<AttendeeField, string> & {
  /** Ticket id of the seat. */
  ticket: number | null;
  /** The steward has let this person in: the name stays. */
  used: boolean;
};

export interface AttendeeFormValues {
  attendees: AttendeeValues[];
}

export type AttendeePath = `attendees.${number}.${AttendeeField}`;

function valuesOf(attendee: Partial<Attendee> | undefined): Record<AttendeeField, string> {
  const text = (field: AttendeeField) => attendee?.[field] ?? '';
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    employee_id: text('employee_id'),
    department: text('department'),
    designation: text('designation'),
    dietary_preferences: text('dietary_preferences'),
    special_requirements: text('special_requirements'),
  };
}

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
    return { ...valuesOf(known), ticket: ticket?.id ?? null, used: ticket?.is_used ?? false };
  });
  return { attendees };
}

/** Every seat has name and e-mail: before that there is nothing to save (spec section 5). */
export function isComplete(attendees: readonly Partial<AttendeeValues>[]): boolean {
  return attendees.every(({ name, email }) => Boolean(name?.trim() && email?.trim()));
}

export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** What is sent: trimmed, with null for what was left or made empty. */
export function attendeesToSend(attendees: readonly AttendeeValues[]): AttendeeInput[] {
  return attendees.map(({ ticket, used: _, name, email, ...optional }) => ({
    ...(ticket !== null && { ticket }),
    name: name.trim(),
    email: email.trim(),
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, optional[field].trim() || null])),
  }));
}

/** The form's field that a refusal names (`attendees.0.email`); null for one the form lacks. */
export function pathOf(serverField: string): AttendeePath | null {
  const [, index, name] = /^attendees[./](\d+)[./](\w+)$/.exec(serverField) ?? [];
  const field = FIELDS.find((one) => one === name);
  return index !== undefined && field ? `attendees.${Number(index)}.${field}` : null;
}

/** The signed-in person as an attendee ('Same as me'). */
export function meAsAttendee(user: SessionUser): { name: string; email: string } {
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
