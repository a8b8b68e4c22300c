import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent, createTier } from '../../../testing/events';
import { createOrganizerTeam } from '../../../testing/organizers';
import { rowsRead } from '../../../testing/rowsRead';
import { findOrganizedEvents, type OrganizedPage } from './eventList.repository';

const MANY = 10_000;
const DRAFTS = 200;

let test: TestApp;
let organizer: number;

/** Drafts that have sold nothing, and many events of the same organizer that have. */
beforeAll(async () => {
  test = await buildTestApp();
  organizer = (await createOrganizerTeam(test, {})).id;
  const event = await createEvent(test, { organizerId: organizer });
  await createTier(test, { event });
  await sql`
    insert into events
    select copy.* from events one, generate_series(1, ${MANY}::int) n,
      lateral jsonb_populate_record(null::events, to_jsonb(one)
        || jsonb_build_object('id', 100000 + n, 'is_active', n <= ${MANY - DRAFTS}::int)) copy
    where one.id = ${event.id}
  `.execute(test.db);
  await sql`
    insert into event_sums (event_id, sold) select id, id - 100000 from events where id > 100000 and is_active
  `.execute(test.db);
  await sql`vacuum analyze events, event_sums, ticket_tiers`.execute(test.db);
});
afterAll(() => test.close());

const EVERYTHING = {
  organizer: null,
  category: null,
  city: null,
  search: null,
  days: {
    from: null,
    to: null,
  },
};

it('a page of drafts by seats sold reads no event that has sold something', async () => {
  const page: OrganizedPage = {
    status: 'draft',
    ordering: '-sold',
    limit: 2,
    offset: 0,
    few: false,
  };
  let found: number[] = [];
  const read = await rowsRead(test.db, 'events', async (trx) => {
    // As with a hundred thousand events, whose sums PostgreSQL does not read whole for a page.
    await sql`set local enable_hashjoin = off`.execute(trx);
    await sql`set local enable_mergejoin = off`.execute(trx);
    const events = await findOrganizedEvents(trx, { ...EVERYTHING, organizers: [organizer] }, page);
    found = events.map(({ id }) => id);
  });
  const drafts = Array.from({ length: 2 }, (_, place) => 100_000 + MANY - place);
  expect(found).toEqual(drafts);
  expect(read).toBeLessThan(2 * DRAFTS);
});
