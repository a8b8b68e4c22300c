import { sql } from 'kysely';

/**
 * Seats of a tier `t` that anybody may book. While people wait for the tier, only the seats that the waiting list leaves
 * over, so that returned seats go to the waiting list first.
 */
export const freeSeats = sql<number>`(case when t.waiting > 0
  then least(t.available, t.unclaimed) else t.available end)`;

/** For an update of tier `t` that takes free seats. */
export const unclaimedLess = (seats: ReturnType<typeof sql>) =>
  sql`unclaimed = greatest(0, t.unclaimed - ${seats})`;
