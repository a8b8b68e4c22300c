import type pg from 'pg';

type Send = (...args: unknown[]) => unknown;

/**
 * Has each statement of a pool's connections sent by a function: `onConnection` is called once for each connection, and
 * what it returns with the text of each statement. `send` sends the statement itself, or another one that it is given.
 */
export function interceptStatements(
  pool: pg.Pool,
  onConnection: () => (text: string, send: (instead?: string) => unknown) => unknown,
): void {
  const prepared = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (prepared.has(client)) return;
    prepared.add(client);
    const query = client.query.bind(client) as Send;
    const onStatement = onConnection();
    client.query = ((...args: unknown[]) => {
      const [statement] = args;
      const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
      return onStatement(text, (instead) =>
        instead === undefined ? query(...args) : query(instead),
      );
    }) as typeof client.query;
  });
}
