import { sql, type Migration } from 'kysely';
import { bookings } from './bookings';
import { events } from './events';
import { payments } from './payments';
import { people } from './people';

/** Each part is several statements without parameters, so one round trip. */
export const initial: Migration = {
  async up(db) {
    for (const part of [people, events, bookings, payments]) await sql.raw(part).execute(db);
  },
};
