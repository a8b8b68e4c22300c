/** Somebody who writes into each machine past all proxies, whoever is the primary, and what was acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connected } from '../lib/database.mjs';

/** Milliseconds. */
const EVERY = 100;
const PATIENCE = 1_000;

/** @param database its name */
export async function startProbe(machines, { primaryUrl, database }) {
  await connected(primaryUrl, (client) =>
    client.query('create table probe (machine text, number int, primary key (machine, number))'),
  );
  const acknowledged = [];
  let stopped = false;

  /** A connection that fails or takes too long is given up. */
  async function write({ url, name }) {
    const own = new URL(url);
    own.pathname = `/${database}`;
    let client = null;
    for (let number = 0; !stopped; number += 1) {
      try {
        if (!client) {
          client = new pg.Client({
            connectionString: own.href,
            connectionTimeoutMillis: PATIENCE,
            query_timeout: PATIENCE,
          });
          client.on('error', () => undefined);
          await client.connect();
        }
        await client.query('insert into probe values ($1, $2)', [name, number]);
        acknowledged.push({ name, number, at: performance.now() });
      } catch {
        client?.connection.stream.destroy();
        client = null;
      }
      await pause(EVERY);
    }
    client?.connection.stream.destroy();
  }

  const all = machines.map(write);
  return {
    /** @returns the promises that were broken */
    async finish() {
      stopped = true;
      await Promise.all(all);
      const { rows } = await connected(primaryUrl, (client) =>
        client.query('select machine, number from probe'),
      );
      const kept = new Set(rows.map(({ machine, number }) => `${machine} ${number}`));
      const lost = acknowledged.filter(({ name, number }) => !kept.has(`${name} ${number}`));
      const spans = machines.map(({ name }) => acknowledged.filter((one) => one.name === name));
      const used = spans
        .filter((span) => span.length > 0)
        .sort(([first], [second]) => first.at - second.at);
      const overlaps = used.filter((span, index) => used[index + 1]?.[0].at < span.at(-1).at);
      return [
        ...(lost.length > 0 ? [`${lost.length} writes past the proxies are lost.`] : []),
        ...overlaps.map(([{ name }]) => `${name} acknowledged while another one was the primary.`),
      ];
    },
  };
}
