import type { Attendee, AttendeeContact, AttendeeInput, Booking } from '@/api';
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

export const ATTENDEE_FIELDS = ['name', 'email', ...OPTIONAL_FIELDS] as const;
export type AttendeeField = (typeof ATTENDEE_FIELDS)[number];

/** What is known of one person, as text. */
export type AttendeeDetails = Record<AttendeeField, string>;

export const FIELD_LABELS: Readonly<AttendeeDetails> = {
  name: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  employee_id: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  dietary_preferences: 'Dietary preferences',
  special_requirements: 'Special requirements',
};

/** Longest text of each, in characters, as the contract has it. */
const LONGEST: Readonly<Record<AttendeeField, number>> = {
  name: 200,
  email: 254,
  phone: 40,
  employee_id: 60,
  department: 120,
  designation: 120,
  dietary_preferences: 300,
  special_requirements: 500,
};

/** Control characters, halves of characters, and marks that turn the reading direction. */
const UNUSABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

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

/** Of somebody nobody knows anything about. */
export const emptyDetails = (): AttendeeDetails => ({
  name: '',
  email: '',
  phone: '',
  employee_id: '',
  department: '',
  designation: '',
  dietary_preferences: '',
  special_requirements: '',
});

function valuesOf(attendee: Partial<Attendee>): AttendeeDetails {
  const details = emptyDetails();
  for (const field of ATTENDEE_FIELDS) details[field] = attendee[field] ?? '';
  return details;
}

/** Whether two blocks say the same of their person, spaces around aside. */
export function sameDetails(one: AttendeeDetails, other: AttendeeDetails): boolean {
  return ATTENDEE_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** Why a field cannot be saved as it stands; null when it can. */
export function problemOf(field: AttendeeField, text: string): string | null {
  const value = text.trim();
  if (field === 'name' && value === '') return 'Full name is required';
  if (field === 'email' && !looksLikeEmail(value)) {
    return value === '' ? 'E-mail is required' : 'Enter a valid e-mail address';
  }
  if (UNUSABLE.test(value)) return `${FIELD_LABELS[field]} holds characters that cannot be used`;
  const length = [...value].length;
  return length > LONGEST[field]
    ? `${FIELD_LABELS[field]} is too long: ${length} of at most ${LONGEST[field]} characters`
    : null;
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
  return /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\]+$/.test(text.trim());
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
