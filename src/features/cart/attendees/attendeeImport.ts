import {
  ATTENDEE_FIELDS,
  FIELD_LABELS,
  detailsOf,
  problemOf,
  type AttendeeDetails,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import { cellProblem } from '@/lib/decodeText.gen';
import { headingsRow } from '@/lib/tableHead.gen';
import { readColumns, type Column } from './attendeeColumns';

/** One row of a list of people. */
interface Person {
  /** Row in the file or the pasted text, from 1, the heading included. */
  row: number;
  details: AttendeeDetails;
}

interface People {
  people: readonly Person[];
  unknown: readonly string[];
  problem: string | null;
}

/** A ticket that can be filled. `index`: its block in the form. */
export interface FreeSeat {
  index: number;
}

export interface PlannedRow extends Person {
  /** One sentence for each problem; a row with problems fills no block. */
  problems: readonly string[];
  /** Index of the block that it fills. */
  seat: number | null;
}

export interface ImportPlan {
  /** Up to the row that fills the last seat. */
  rows: readonly PlannedRow[];
  /** How many seats are filled. */
  filled: number;
  /** Number of further people, for whom there is no seat. */
  left: number;
  unknown: readonly string[];
  problem: string | null;
}

/** Rows that are read and shown at most; a long file full of problems would fill the page. */
const MAX_ROWS = 50;

/**
 * Assigns the rows of a table to seats and lists their problems. Cells are not interpreted: a formula
 * is kept as text.
 *
 * @param taken attendees who keep their seats
 */
export function planImport(
  table: readonly (readonly string[])[],
  seats: readonly FreeSeat[],
  taken: readonly { name: string; email: string }[] = [],
): ImportPlan {
  const { people, unknown, problem } = readPeople(table);
  const known = new Map(
    taken.map(({ name, email }) => [
      `${email.trim()} ${name.trim()}`.toLowerCase(),
      'a seat that stays',
    ]),
  );
  const rows: PlannedRow[] = [];
  let filled = 0;
  let read = 0;
  for (const person of people) {
    if (filled === seats.length || rows.length === MAX_ROWS) break;
    read += 1;
    const problems = problemsOf(person, known);
    const seat = problems.length === 0 ? (seats[filled]?.index ?? null) : null;
    if (seat !== null) filled += 1;
    rows.push({ ...person, problems, seat });
  }
  return { rows, filled, left: people.length - read, unknown, problem };
}

function readPeople(table: readonly (readonly string[])[]): People {
  const head = headingsRow(table);
  const filled = table
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(Math.max(head, 0))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = filled;
  if (!first) return { people: [], unknown: [], problem: null };
  const { columns, hasHeader, unknown, problem } = readColumns(first.cells);
  if (problem) return { people: [], unknown, problem };
  const rows = hasHeader ? filled.slice(1) : filled;
  if (rows.length === 0) {
    return { people: [], unknown, problem: 'There are no people below the headings.' };
  }
  const people = rows.map(({ row, cells }) => ({ row, details: detailsIn(cells, columns) }));
  if (!hasHeader && !people.some(({ details }) => details.email.includes('@'))) {
    return {
      people: [],
      unknown,
      problem:
        'No row has an email address in its second column. Name the columns Name and Email in the first row.',
    };
  }
  return { people, unknown, problem: null };
}

/** Replaces line breaks and repeated spaces by one space: a name is printed on one line. */
const plain = (cell: string | undefined) => (cell ?? '').trim().replace(/\s+/g, ' ');

function detailsIn(cells: readonly string[], columns: readonly Column[]): AttendeeDetails {
  const cell = (column: Column) => {
    const index = columns.indexOf(column);
    return index < 0 ? '' : plain(cells[index]);
  };
  const details = detailsOf({});
  for (const field of ATTENDEE_FIELDS) details[field] = cell(field);
  details.name ||= `${cell('first')} ${cell('last')}`.trim();
  return details;
}

function problemsOf({ row, details }: Person, known: Map<string, string>): string[] {
  const problems = ATTENDEE_FIELDS.map((field: AttendeeField) => {
    const lost = cellProblem(details[field]);
    return lost === null ? problemOf(field, details[field]) : `${FIELD_LABELS[field]} ${lost}`;
  });
  // Two people may share an address; the same person twice is one.
  const person = `${details.email} ${details.name}`.toLowerCase();
  const before = known.get(person);
  if (details.email !== '' && before) problems.push(`The same person is in ${before}`);
  else known.set(person, `row ${row}`);
  return problems.filter((problem) => problem !== null);
}
