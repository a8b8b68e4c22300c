import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

export interface FailingTransactions {
  /** Share of transactions that fail, 0 to 1. */
  share: number;
  /** How many have failed. */
  count: number;
  /**
   * What `work` does has a count of its own: its next transaction after a failed one succeeds, whatever others, such as
   * workers, do on the connection in between.
   */
  within<Result>(work: () => Result): Result;
}

/** At most so many statements of a transaction succeed before the one that fails. */
const STATEMENTS = 12;
const codes = ['40001', '40P01'] as const;

/** The server raises it, so that the transaction has ended there too. */
const raise = (code: string) =>
  `do $$ begin raise exception 'failed for a test' using errcode = '${code}'; end $$`;

type Query = (...args: unknown[]) => unknown;

/**
 * Lets a share of a pool's transactions fail with the codes of serialization failures and deadlocks, at one of their
 * statements or at their commit; a statement outside of a transaction is one of its own. What comes on the same
 * connection after a failed one succeeds, so that with a single connection and a share of 1 each one fails once.
 */
export function failTransactions(pool: pg.Pool, share: number): FailingTransactions {
  const works = new AsyncLocalStorage<{ hasFailed: boolean }>();
  const failing: FailingTransactions = {
    share,
    count: 0,
    within: (work) => works.run({ hasFailed: false }, work),
  };
  const prepared = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (prepared.has(client)) return;
    prepared.add(client);
    const query = client.query.bind(client) as Query;
    /** Statements until it fails; null when it succeeds. */
    let left: number | null = null;
    let isInside = false;
    const connection = { hasFailed: false };
    const begin = () => {
      const last = works.getStore() ?? connection;
      const fails = !last.hasFailed && Math.random() < failing.share;
      last.hasFailed = false;
      return fails;
    };
    const fail = () => {
      (works.getStore() ?? connection).hasFailed = true;
      failing.count += 1;
      return query(raise(codes[failing.count % codes.length] ?? codes[0]));
    };
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: string }).text;
      const word = /^\s*([a-z]+)/i.exec(text ?? '')?.[1]?.toLowerCase();
      if (word === 'begin' || word === 'start') {
        isInside = true;
        left = begin() ? Math.floor(Math.random() * STATEMENTS) : null;
      } else if (word === 'rollback' && !/\bto\b/i.test(text ?? '')) {
        isInside = false;
        left = null;
      } else if (!isInside) {
        if (begin()) return fail();
      } else if (left === 0 || (left !== null && word === 'commit')) {
        left = null;
        return fail();
      } else {
        if (word === 'commit') isInside = false;
        if (left !== null) left -= 1;
      }
      return query(...args);
    }) as typeof client.query;
  });
  return failing;
}
