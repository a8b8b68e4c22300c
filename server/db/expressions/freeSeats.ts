import { sql, type RawBuilder } from 'kysely';

/**
 * Seats of a tier `t` that anybody may book. While people wait for the tier, only the seats that the waiting list leaves
 * over, so that returned seats go to the waiting list first.
 */
export const freeSeats = sql<number>`(case when t.waiting > 0
  then least(t.available, t.unclaimed) else t.available end)`;

/** For an update of tier `t` that takes free seats. @param unclaimed the value before the update */
export const unclaimedLess = (seats: RawBuilder<unknown>, unclaimed = sql`t.unclaimed`) =>
  sql`unclaimed = greatest(0, ${unclaimed} - ${seats})`;
