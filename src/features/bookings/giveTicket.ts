import type { AttendeeContact, Booking, Ticket, TicketReassignment } from '@/api';

/** What may be left empty; asked for as when the attendees were named (spec section 3). */
export const OPTIONAL_FIELDS = [
  'phone',
  'employee_id',
  'department',
  'designation',
  'dietary_preferences',
  'special_requirements',
] as const;

export const HOLDER_FIELDS = ['name', 'email', ...OPTIONAL_FIELDS] as const;
export type HolderField = (typeof HOLDER_FIELDS)[number];
export type HolderValues = Record<HolderField, string>;

interface FieldFacts {
  label: string;
  /** Of the contract. */
  maxLength: number;
  type?: 'email' | 'tel';
}

export const FIELD_FACTS: Readonly<Record<HolderField, FieldFacts>> = {
  name: { label: 'Full name', maxLength: 200 },
  email: { label: 'E-mail', maxLength: 254, type: 'email' },
  phone: { label: 'Phone', maxLength: 40, type: 'tel' },
  employee_id: { label: 'Employee ID', maxLength: 60 },
  department: { label: 'Department', maxLength: 120 },
  designation: { label: 'Designation', maxLength: 120 },
  dietary_preferences: { label: 'Dietary preferences', maxLength: 300 },
  special_requirements: { label: 'Special requirements', maxLength: 500 },
};

export const nobody: HolderValues = {
  name: '',
  email: '',
  phone: '',
  employee_id: '',
  department: '',
  designation: '',
  dietary_preferences: '',
  special_requirements: '',
};

export const isHolderField = (entry: [string, string]): entry is [HolderField, string] =>
  Object.hasOwn(FIELD_FACTS, entry[0]);

/** The ticket goes to the address, so it must look like one. */
export function problemOf(field: HolderField, value: string): string | null {
  const text = value.trim();
  if (field === 'name' && text === '') return 'Name is required';
  if (field === 'email' && text === '') return 'Email is required';
  if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    return 'Please enter a valid email address';
  }
  const { label, maxLength } = FIELD_FACTS[field];
  return text.length > maxLength ? `${label} must be at most ${maxLength} characters long` : null;
}

/** Somebody from the list; what was typed about another person goes. */
export const contactAsHolder = (contact: AttendeeContact): HolderValues => ({
  ...nobody,
  name: contact.name,
  email: contact.email,
  phone: contact.phone ?? '',
  employee_id: contact.employee_id ?? '',
  department: contact.department ?? '',
  designation: contact.designation ?? '',
});

/** What is sent: trimmed, without what was left empty. */
export const holderToSend = (values: HolderValues): TicketReassignment => ({
  name: values.name.trim(),
  email: values.email.trim(),
  ...Object.fromEntries(
    OPTIONAL_FIELDS.map((field) => [field, values[field].trim()] as const).filter(
      ([, text]) => text !== '',
    ),
  ),
});

/**
 * Whether a ticket can be given to somebody else: by the person who booked, until the event starts,
 * while it is good and not used (D8, D14). The server decides anew.
 *
 * @param now epoch milliseconds
 */
export function mayGive(
  booking: Booking,
  ticket: Ticket,
  userId: number | undefined,
  now = Date.now(),
): boolean {
  return (
    booking.user === userId &&
    booking.status === 'confirmed' &&
    ticket.qr_code !== null &&
    !ticket.is_used &&
    Date.parse(booking.event_start_date) > now
  );
}
