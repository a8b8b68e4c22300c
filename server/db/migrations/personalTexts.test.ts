import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createOffer } from '../../testing/bookings';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { readText } from '../../lib/personalText';
import { personalTexts } from './0102_personal_texts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());

/** The tables as they were before the migration. */
const before = `
drop trigger audit_entries_append_only on audit_entries;
drop trigger audit_entries_unchanged on audit_entries;
drop trigger budget_entries_append_only on budget_entries;
drop trigger budget_entries_unchanged on budget_entries;
drop index audit_entries_text_idx, audit_entries_people_idx, booking_history_people_idx;
alter table audit_entries drop column people;
alter table booking_history drop column people;
drop function people_without;
create index audit_entries_text_idx on audit_entries (title);
create trigger audit_entries_append_only before delete on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_entries_unchanged before update on audit_entries
  for each row execute function refuse_audit_change();
create trigger budget_entries_unchanged before update on budget_entries
  for each row execute function refuse_ledger_change();
`;

const stored = [
  {
    action: 'person.role_changed',
    kind: 'person',
    thing: 1,
    title: 'Employee to Manager',
    summary: 'changed the role of Employee to Manager from Employee to Manager',
    before: { role: 'Employee' },
    after: { role: 'Manager' },
    template: 'changed the role of {0} from Employee to Manager',
    people: [{ id: 1, name: 'Employee to Manager' }],
  },
  {
    action: 'person.changed',
    kind: 'person',
    thing: 1,
    title: 'Asha {Rao}',
    summary: 'changed the first name of Asha {Rao} from Asha to Leela',
    before: { first_name: 'Asha' },
    after: { first_name: 'Leela' },
    template: 'changed the first name of {0} from {1} to {2}',
    people: [
      { id: 1, name: 'Asha {Rao}' },
      { id: 1, detail: 'Asha' },
      { id: 1, detail: 'Leela' },
    ],
  },
  {
    action: 'person.erased',
    kind: 'person',
    thing: 7,
    title: 'Deleted person 7',
    summary: 'deleted their own account',
    before: null,
    after: null,
    template: 'deleted their own account',
    people: [{ id: 7, name: 'Deleted person 7' }],
  },
  {
    action: 'invitation.sent',
    kind: 'invitation',
    thing: 3,
    title: 'noor@acme.example',
    summary: 'invited noor@acme.example as Employee',
    before: null,
    after: { email: 'noor@acme.example', role: 'Employee' },
    template: 'invited {0} as Employee',
    people: [{ email: 'noor@acme.example', name: 'noor@acme.example' }],
  },
  {
    action: 'approval.delegated',
    kind: 'approval',
    thing: 5,
    title: 'Request 5',
    summary: 'handed request 5 to Ravi Shah',
    before: null,
    after: { approver: 'Ravi Shah', note: 'Ravi Shah knows' },
    template: 'handed request 5 to {1}',
    people: [
      { id: 2, name: 'Ravi Shah' },
      { id: 2, name: 'Ravi Shah' },
    ],
  },
  {
    action: 'event.changed',
    kind: 'event',
    thing: 9,
    title: 'Ravi Shah in {Concert}',
    summary: 'changed the venue of Ravi Shah in {Concert}',
    before: null,
    after: null,
    template: 'changed the venue of Ravi Shah in {Concert}',
    people: [],
  },
];

const notes = [
  {
    kind: 'seat_claimed',
    note: 'Seat 2: Ravi Shah. The ticket is now FT-{1}.',
    template: 'Seat 2: {0}. The ticket is now FT-{{1}.',
    people: [{ id: 2, name: 'Ravi Shah' }],
  },
  {
    kind: 'seat_released',
    note: 'Noor gave the seat back. Ticket FT-1 no longer works.',
    template: '{0} gave the seat back. Ticket FT-1 no longer works.',
    people: [{ email: 'noor@guests.example', name: 'Noor' }],
  },
  {
    kind: 'ticket_given',
    note: 'Ticket FT-1 given to Nobody Known. It is now FT-2.',
    template: 'Ticket FT-1 given to {0}. It is now FT-2.',
    people: [{ name: 'Nobody Known' }],
  },
  {
    kind: 'cancelled',
    note: 'Ravi Shah asked for {it}.',
    template: 'Ravi Shah asked for {it}.',
    people: [],
  },
];

/** A booking of the company with a ticket of Noor, and these notes. */
async function storeNotes(): Promise<void> {
  const { db } = database;
  const { event, tier } = await createOffer({ db });
  await sql`insert into bookings (id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity,
      unit_price, total_amount, hold_state)
    values (1, 'BK-1', 2, 1, ${event.id}, ${tier.id}, 1, 1, 1, 'released')`.execute(db);
  await sql`insert into tickets (booking_id, event_id, ticket_tier_id, seat_no, ticket_number, attendee_name, attendee_email)
    values (1, ${event.id}, ${tier.id}, 1, 'FT-1', 'Noor', 'Noor@guests.example')`.execute(db);
  for (const { kind, note } of notes) {
    await sql`insert into booking_history (booking_id, kind, note) values (1, ${kind}, ${note})`.execute(
      db,
    );
  }
}

it('0102 keeps apart whom stored entries name, and changes none of their words', async () => {
  const { db } = database;
  await sql.raw(before).execute(db);
  await sql`insert into companies (id, name, domain) values (1, 'Acme', 'acme.example')`.execute(
    db,
  );
  await sql`insert into users (id, username, email, first_name, last_name, role, company_id)
    values (2, 'ravi', 'ravi@acme.example', 'Ravi', 'Shah', 'employee', 1)`.execute(db);
  for (const one of stored) {
    await sql`insert into audit_entries (person_name, action, kind, thing_id, title, summary, before, after, timezone, company_id)
      values ('Meera', ${one.action}, ${one.kind}, ${one.thing}, ${one.title}, ${one.summary},
        ${one.before && JSON.stringify(one.before)}::jsonb, ${one.after && JSON.stringify(one.after)}::jsonb, 'UTC', 1)`.execute(
      db,
    );
  }
  await storeNotes();
  await personalTexts.up(db);
  const rows = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  expect(rows.map(({ summary, people }) => ({ summary, people }))).toEqual(
    stored.map(({ template, people }) => ({ summary: template, people })),
  );
  expect(
    rows.map(({ title, summary, people }) => [readText(people, title), readText(people, summary)]),
  ).toEqual(stored.map(({ title, summary }) => [title, summary]));
  expect(rows[4]?.after).toEqual({ approver: { personal: 0 }, note: 'Ravi Shah knows' });
  const histories = await db
    .selectFrom('booking_history')
    .select(['note', 'people'])
    .orderBy('id')
    .execute();
  expect(histories).toEqual(notes.map(({ template, people }) => ({ note: template, people })));
  expect(histories.map(({ note, people }) => readText(people, note))).toEqual(
    notes.map(({ note }) => note),
  );
});
