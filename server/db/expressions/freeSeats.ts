import { sql } from 'kysely';

/**
 * Seats of a tier `t` that anybody may book: while people wait for it, only those that the waiting list has left
 * over, so that seats which return are never sold past the line.
 */
export const freeSeats = sql<number>`(case when t.waiting > 0
  then least(t.available, t.unclaimed) else t.available end)`;

/** Of an update of the tier `t` that takes free seats. */
export const unclaimedLess = (seats: ReturnType<typeof sql>) =>
  sql`unclaimed = greatest(0, t.unclaimed - ${seats})`;
