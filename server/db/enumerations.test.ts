import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { testContract } from '../testing/testContract';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Columns whose values are an enumeration of the contract. */
const columns = {
  'approvals.status': 'ApprovalStatus',
  'approval_steps.decider': 'Decider',
  'booking_guests.kind': 'GuestKind',
  'bookings.booking_for': 'BookingFor',
  'bookings.hold_state': 'HoldState',
  'bookings.payment_status': 'PaymentStatus',
  'bookings.status': 'BookingStatus',
  'budgets.enforcement': 'BudgetEnforcement',
  'budgets.period': 'BudgetPeriod',

  'budget_entries.kind': 'BudgetEntryKind',
  'event_messages.audience': 'EventMessageAudience',
  'invitations.role': 'CompanyRole',
  'organizer_members.role': 'OrganizerRole',
  'payments.status': 'PaymentRecordStatus',
  'seat_pools.audience': 'SeatAudience',
  'users.role': 'Role',
};

const valuesOf = (schema: string) =>
  (testContract().components.schemas as Record<string, { enum: string[] }>)[schema]?.enum;

/** By table and column, the values that its check constraint lists. */
async function readAllowed(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ place: string; rule: string }>`
    select format('%s.%s', conrelid::regclass, attname) as place, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where contype = 'c' and cardinality(conkey) = 1
  `.execute(test.db);
  return new Map(
    rows
      .filter(({ rule }) => rule.includes('= ANY'))
      .map(({ place, rule }) => [
        place,
        [...rule.matchAll(/'([^']+)'::/g)].map(([, value = '']) => value),
      ]),
  );
}

// SQL that is text has no types: a value that left the contract would still be written.
it('the database takes the same values as the contract', async () => {
  const allowed = await readAllowed();
  for (const [place, schema] of Object.entries(columns)) {
    expect([place, allowed.get(place)?.sort()]).toEqual([place, valuesOf(schema)?.toSorted()]);
  }
});
