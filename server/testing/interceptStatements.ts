import type pg from 'pg';

type Send = (...args: unknown[]) => unknown;

/**
 * Intercepts the statements of a pool. Calls `onConnection` once per connection, and the function it returns
 * for each statement. `send` sends the statement, or another one that is passed to it.
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
