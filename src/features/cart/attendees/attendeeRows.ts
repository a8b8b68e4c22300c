import type { AttendeeContact, AttendeeInput, AttendeesRequest, Booking, AuthUser } from '@/api';
import {
  ATTENDEE_FIELDS,
  detailsOf,
  OPTIONAL_FIELDS,
  type AttendeeDetails,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import {
  guestOf,
  NO_GUEST,
  withPurpose,
  type GuestAnswers,
} from '@/entities/attendee/guestAnswers';
import { displayName } from '@/lib/text';

/** The values of one block; empty strings for missing values. */
export type AttendeeValues = AttendeeDetails & {
  /** Ticket id of the seat. */
  ticket: number | null;
  /** The ticket was checked in: its details cannot be changed. */
  used: boolean;
  /** The answers about a guest of another organisation. */
  guest: GuestAnswers;
};

export interface AttendeeFormValues {
  attendees: AttendeeValues[];
  /** Why guests are invited. */
  purpose: string;
}

export const GUEST_FIELDS = ['isGuest', 'organisation', 'kind'] as const;

export type AttendeePath =
  | `attendees.${number}.${AttendeeField}`
  | `attendees.${number}.guest.${keyof GuestAnswers}`
  | 'purpose';

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
    const used = ticket?.is_used ?? false;
    return { ...detailsOf(known), ticket: ticket?.id ?? null, used, guest: NO_GUEST };
  });
  return { attendees, purpose: '' };
}

/** Whether every attendee has name and email, which saving requires (docs/product/screens.md#attendee-details). */
export function isComplete(attendees: readonly Partial<AttendeeValues>[]): boolean {
  return attendees.every(({ name, email }) => Boolean(name?.trim() && email?.trim()));
}

/** One person: trimmed values, null for empty optional fields. */
function attendeeInput({ ticket, guest, name, email, ...optional }: AttendeeValues): AttendeeInput {
  const answers = guestOf(guest);
  return {
    ...(ticket !== null && { ticket }),
    name: name.trim(),
    email: email.trim(),
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, optional[field].trim() || null])),
    ...(answers && { guest: answers }),
  };
}

/** The request body. */
export function attendeesBody(
  attendees: readonly AttendeeValues[],
  purpose: string,
): AttendeesRequest {
  const answers = attendees.map(({ guest }) => guest);
  return withPurpose({ attendees: attendees.map(attendeeInput) }, answers, purpose);
}

/**
 * The form field of a server error's field (`attendees.0.email`, `attendees.0.guest`, `purpose`); null when the form
 * has none.
 * @param sentIndexes indexes of the sent blocks, in the order of the request
 */
export function pathOf(serverField: string, sentIndexes: readonly number[]): AttendeePath | null {
  if (serverField === 'purpose') return serverField;
  const [, position, name, more] =
    /^attendees[./](\d+)[./](\w+)(?:[./](\w+))?$/.exec(serverField) ?? [];
  const index = sentIndexes[Number(position)];
  if (index === undefined) return null;
  if (name === 'guest') {
    return `attendees.${index}.guest.${GUEST_FIELDS.find((one) => one === more) ?? 'isGuest'}`;
  }
  const field = ATTENDEE_FIELDS.find((one) => one === name);
  return field ? `attendees.${index}.${field}` : null;
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

/**
 * Fills in the person as the first attendee of a booking for themselves, where nobody is named yet.
 */
export function withMyself(
  blocks: readonly AttendeeValues[],
  booking: Booking,
  user: AuthUser,
): AttendeeValues[] {
  const isEmpty = blocks.every(({ name, email, used }) => name === '' && email === '' && !used);
  if (booking.booking_for !== 'self' || !isEmpty) return [...blocks];
  return blocks.map((block, index) => (index === 0 ? { ...block, ...meAsAttendee(user) } : block));
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
