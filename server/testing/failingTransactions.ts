import type pg from 'pg';

export interface FailingTransactions {
  /** Share of transactions that fail, 0 to 1. */
  share: number;
  /** How many have failed. */
  count: number;
}

/** At most so many statements of a transaction succeed before the one that fails. */
const STATEMENTS = 12;
const codes = ['40001', '40P01'] as const;

/** The server raises it, so that the transaction has ended there too. */
const raise = (code: string) =>
  `do $$ begin raise exception 'failed for a test' using errcode = '${code}'; end $$`;

/** Sets how the transaction runs; many different ones begin with it. */
const isSetting = (text: string): boolean => /^\s*(set|select\s+set_config)\b/i.test(text);

type Query = (...args: unknown[]) => unknown;

/**
 * Lets a share of a pool's transactions fail with the codes of serialization failures and deadlocks, at one of their
 * statements or at their commit; a statement outside of a transaction is one of its own. A transaction whose first
 * statement is that of one that failed succeeds, and the next one may fail again: with a share of 1 each one fails
 * once, whatever else runs between it and its repetition.
 */
export function failTransactions(pool: pg.Pool, share: number): FailingTransactions {
  const failing: FailingTransactions = { share, count: 0 };
  /** First statements of transactions that failed and have not been repeated yet. */
  const failed = new Set<string>();
  const fails = (first: string) => !failed.delete(first) && Math.random() < failing.share;
  const prepared = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (prepared.has(client)) return;
    prepared.add(client);
    const query = client.query.bind(client) as Query;
    let isInside = false;
    /** First statement of the transaction; null before it. */
    let first: string | null = null;
    /** Statements until it fails; null when it succeeds. */
    let left: number | null = null;
    const fail = (key: string) => {
      failed.add(key);
      failing.count += 1;
      return query(raise(codes[failing.count % codes.length] ?? codes[0]));
    };
    client.query = ((...args: unknown[]) => {
      const [statement] = args;
      const text =
        (typeof statement === 'string' ? statement : (statement as { text?: string }).text) ?? '';
      const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase();
      if (word === 'begin' || word === 'start') {
        isInside = true;
        first = left = null;
      } else if (word === 'rollback' && !/\bto\b/i.test(text)) {
        isInside = false;
      } else if (!isInside) {
        if (fails(text)) return fail(text);
      } else if (!isSetting(text)) {
        if (first === null && word !== 'commit') {
          first = text;
          left = fails(text) ? Math.floor(Math.random() * STATEMENTS) : null;
        }
        if (first !== null && (left === 0 || (left !== null && word === 'commit'))) {
          left = null;
          return fail(first);
        }
        if (word === 'commit') isInside = false;
        if (left !== null) left -= 1;
      }
      return query(...args);
    }) as typeof client.query;
  });
  return failing;
}
