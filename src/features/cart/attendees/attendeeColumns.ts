import { ATTENDEE_FIELDS, type AttendeeField } from '@/entities/attendee/attendeeDetails';

/** The field of a column; `first` and `last` are first and last name. */
export type Column = AttendeeField | 'first' | 'last' | null;

/** Accepted column headings, in lower case without spaces and punctuation. */
const NAMES: Record<Exclude<Column, null>, readonly string[]> = {
  name: ['name', 'fullname', 'attendee', 'attendeename', 'employeename', 'guest', 'guestname'],
  first: ['firstname', 'givenname'],
  last: ['lastname', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'emailid', 'mail', 'workemail', 'attendeeemail'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'telephone',
    'contactnumber',
    'tel',
    'mobilephone',
    'businessphone',
  ],
  employee_id: ['employeeid', 'empid', 'employeenumber', 'employeeno', 'employeecode', 'staffid'],
  department: ['department', 'dept', 'team'],
  designation: ['designation', 'jobtitle', 'position', 'role', 'title'],
  dietary_preferences: ['dietary', 'dietarypreferences', 'dietarypreference', 'diet', 'meal'],
  special_requirements: ['specialrequirements', 'specialrequirement', 'requirements', 'special'],
};

const COLUMN_BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name) => [name, column as Exclude<Column, null>] as const),
  ),
);

const keyOf = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const columnNamed = (cell: string): Column => COLUMN_BY_NAME.get(keyOf(cell)) ?? null;

export interface Columns {
  columns: readonly Column[];
  /** The first row is a heading, not a person. */
  hasHeader: boolean;
  /** Headings that are not recognised; these columns are ignored. */
  unknown: readonly string[];
  /** Why no person can be read, or null. */
  problem: string | null;
}

/**
 * Assigns the columns of a table to fields by the headings in its first row, in any order. Without
 * headings the columns are in the order of the form: name, email, phone and so on.
 */
export function readColumns(first: readonly string[]): Columns {
  const named = first.map(columnNamed);
  const hasHeader = named.some(Boolean) && !first.some((cell) => cell.includes('@'));
  if (!hasHeader) {
    const columns = first.map((_cell, index) => ATTENDEE_FIELDS[index] ?? null);
    return { columns, hasHeader, unknown: [], problem: problemWithout(first) };
  }
  const columns = named.map((column, index) => (index === best(column, first) ? column : null));
  const unknown = first.filter((cell, index) => columns[index] === null && cell.trim() !== '');
  const hasName = columns.includes('name') || columns.includes('first');
  const missing = [!hasName && 'the name', !columns.includes('email') && 'the email'].filter(
    (what) => what !== false,
  );
  return { columns, hasHeader, unknown, problem: problemWith(missing, first) };
}

/** Of several columns for one field, the one with the heading that says it best: `Job Title` rather than `Title`. */
function best(column: Column, first: readonly string[]): number {
  const keys = first.map(keyOf);
  const names = column === null ? [] : NAMES[column];
  return keys.indexOf(names.find((name) => keys.includes(name)) ?? '');
}

function problemWith(missing: readonly string[], first: readonly string[]): string | null {
  const keys = first.map(keyOf);
  const twice = first.find(
    (cell, index) => columnNamed(cell) !== null && keys.indexOf(keyOf(cell)) !== index,
  );
  if (twice !== undefined) return `The column ${twice.trim()} appears twice. Delete one of them.`;
  if (missing.length === 0) return null;
  const found = first.map((cell) => cell.trim()).filter(Boolean);
  return `There is no column for ${missing.join(' or ')}. Found: ${found.join(', ')}. Name the columns Name and Email.`;
}

function problemWithout(first: readonly string[]): string | null {
  if (first.filter((cell) => cell.trim() !== '').length > 1) return null;
  return 'There is only one column. Put the name in the first and the email in the second, or name the columns Name and Email in the first row.';
}
