/** Databases on a throw-away PostgreSQL, filled for benchmarks. */
import pg from 'pg';

/** Runs `work` with a connection to that database. */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @returns connection URL of the new database */
export async function createDatabase(postgres, name) {
  await connected(postgres.url, (client) => client.query(`create database ${name}`));
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.toString();
}
