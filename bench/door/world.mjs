/** An event of tonight with many tickets, on a throw-away PostgreSQL with a server. */
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testSecrets } from '../../server/testing/buildTestApp.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { signTicketCode } from '../../server/modules/tickets/ticketCode.rules.ts';
import { connected, createDatabase } from '../lib/database.mjs';
import { createDemoWorld, serveDemoWorld } from '../lib/demoWorld.mjs';
import { addBookings, addPeople, countSales, FIRST_ID } from '../lib/sales.mjs';

export const TITLE = 'Night of Ten Thousand';

/** Numbers and names compress as little as real ones; tickets of the last moments would be sent again as changes. */
const realistic = `
  update tickets set
    ticket_number = 'FYR-' || translate(upper(substr(md5(id::text), 1, 4) || '-' || substr(md5(id::text), 5, 4)),
      '01ABCDEF', 'GHJKMNPQ'),
    attendee_name = initcap(
      translate(substr(md5('first' || id), 1, 6), '0123456789', 'aeioulnrst') || ' ' ||
      translate(substr(md5('last' || id % 900), 1, 8), '0123456789', 'aeioumkshy')),
    updated_at = now() - interval '1 day'
  where id >= ${FIRST_ID}`;

async function fill(client, db, count) {
  const { rows } = await client.query("select id from users where username = 'asha'");
  await addPeople(client, rows[0].id);
  const found = await client.query(
    `update events set title = $1, start_at = now() + interval '5 hours', end_at = now() + interval '9 hours'
     where id = (select min(id) from events where is_active and cancelled_at is null and start_at > now())
     returning id`,
    [TITLE],
  );
  const event = Number(found.rows[0].id);
  await addBookings(client, count, `select t.id from ticket_tiers t where t.event_id = ${event}`);
  await client.query(realistic);
  await countSales(client, db);
  await client.query('vacuum analyze');
  const tickets = await client.query(
    'select id, ticket_number, version from tickets where event_id = $1 and id >= $2 order by id',
    [event, FIRST_ID],
  );
  return { event, tickets: tickets.rows };
}

export async function startWorld(count) {
  const secrets = testSecrets();
  const postgres = await startPostgres({ settings: { max_connections: '100' } });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foyer-bench-'));
  const databaseUrl = await createDatabase(postgres, 'door');
  const database = await createDemoWorld({ databaseUrl, dataDir }, 20);
  const { event, tickets } = await connected(databaseUrl, (client) =>
    fill(client, database.db, count),
  );
  await database.close();
  const server = await serveDemoWorld(databaseUrl, secrets);
  const key = createPrivateKey(
    await readFile(path.join(server.dataDir, 'ticket-signing-key.pem'), 'utf8'),
  );
  return {
    url: server.url,
    event,
    tickets: tickets.map(({ id, ticket_number: number, version }) => ({
      number,
      code: signTicketCode(key, { ticketId: Number(id), eventId: event, version }),
    })),
    /** A real device at the door does not share its processor with the server. */
    endServer: () => server.end(),
    runServer: () => server.run(),
    async stop() {
      await server.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
