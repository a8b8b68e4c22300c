import { isEmailAddress, readAddress } from '@/lib/emailAddress.gen';
import { limitProblem, type FieldLimits } from '@/lib/fieldLimits';
import { attendeeInputRules } from '@/lib/formRules.gen';
import { withoutInvisible } from '@/lib/invisible.gen';
import { nameProblem } from '@/lib/personName.gen';
import { phoneProblem, readPhone } from '@/lib/phoneNumber.gen';

/** Details of an attendee that may be left empty (docs/product/screens.md#attendee-details). */
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

/** The details of one attendee as text; empty where nothing is entered. */
export type AttendeeDetails = Record<AttendeeField, string>;

export const FIELD_LABELS: Readonly<AttendeeDetails> = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  employee_id: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  dietary_preferences: 'Dietary preferences',
  special_requirements: 'Special requirements',
};

/** Control characters, lone surrogates, line separators, and bidirectional control characters. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Only these details of an object, with empty text for missing ones. */
export function detailsOf(known: Partial<Record<AttendeeField, string | null>>): AttendeeDetails {
  return {
    name: known.name ?? '',
    email: known.email ?? '',
    phone: known.phone ?? '',
    employee_id: known.employee_id ?? '',
    department: known.department ?? '',
    designation: known.designation ?? '',
    dietary_preferences: known.dietary_preferences ?? '',
    special_requirements: known.special_requirements ?? '',
  };
}

/** Whether all details are equal, ignoring surrounding spaces. */
export function sameDetails(one: AttendeeDetails, other: AttendeeDetails): boolean {
  return ATTENDEE_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** The text of a field as it is saved, without characters that nobody sees. */
function readField(field: AttendeeField, text: string): string {
  if (field === 'email') return readAddress(text);
  return field === 'phone' ? readPhone(text) : withoutInvisible(text).trim();
}

/** Why the text of a field cannot be saved; null when it can. */
export function problemOf(field: AttendeeField, text: string): string | null {
  const value = readField(field, text);
  const limits: FieldLimits = attendeeInputRules[field];
  const { maxLength = Infinity } = limits;
  if (value === '') return limitProblem(value, limits, FIELD_LABELS[field]);
  if (field === 'email' && !isEmailAddress(value)) return 'Enter a valid email address';
  if (FORBIDDEN_CHARACTERS.test(value))
    return `${FIELD_LABELS[field]} contains characters that cannot be used`;
  const length = [...value].length;
  if (length > maxLength) {
    return `${FIELD_LABELS[field]} is too long: ${length} of at most ${maxLength} characters`;
  }
  if (field === 'phone') return phoneProblem(value);
  return field === 'name' ? nameProblem(value, FIELD_LABELS.name) : null;
}
