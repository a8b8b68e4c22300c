import type pg from 'pg';
import { interceptStatements } from './interceptStatements';

export interface FailingTransactions {
  /** Share of transactions that fail, 0 to 1. */
  share: number;
  /** How many have failed. */
  count: number;
}

/** Most statements of a transaction that succeed before one fails. */
const STATEMENTS = 12;
const codes = ['40001', '40P01'] as const;

/** Raised by the server, so that the server ends the transaction too. */
const raise = (code: string) =>
  `do $$ begin raise exception 'failed for a test' using errcode = '${code}'; end $$`;

/** Statements that set up a transaction. Many different transactions begin with them. */
const isSetting = (text: string): boolean => /^\s*(set|select\s+set_config)\b/i.test(text);

/**
 * Makes a share of a pool's transactions fail as serialization failures or deadlocks, at a statement or at the commit.
 * A statement outside a transaction counts as one. A retry, recognised by its first statement, succeeds; the next
 * transaction with that statement may fail again. With a share of 1 each transaction fails once, even if others run
 * before its retry.
 */
export function failTransactions(pool: pg.Pool, share: number): FailingTransactions {
  const failing: FailingTransactions = { share, count: 0 };
  /** First statements of failed transactions that have not been retried yet. */
  const failed = new Set<string>();
  const fails = (first: string) => !failed.delete(first) && Math.random() < failing.share;
  interceptStatements(pool, () => {
    let isInside = false;
    /** First statement of the transaction; null until it is sent. */
    let first: string | null = null;
    /** Statements until the transaction fails; null if it succeeds. */
    let left: number | null = null;

    /** Whether the transaction fails at this statement. */
    const failsAt = (text: string, isCommit: boolean): boolean => {
      if (isSetting(text)) return false;
      if (first === null && !isCommit) {
        first = text;
        left = fails(first) ? Math.floor(Math.random() * STATEMENTS) : null;
      }
      if (left === null) return false;
      left -= 1;
      return left < 0 || isCommit;
    };

    return (text, send) => {
      const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase();
      if (word === 'begin' || word === 'start') {
        isInside = true;
        first = left = null;
        return send();
      }
      const isEnd = word === 'commit' || (word === 'rollback' && !/\bto\b/i.test(text));
      const isFailing = isInside
        ? word !== 'rollback' && failsAt(text, word === 'commit')
        : fails(text);
      if (isFailing) {
        left = null;
        failed.add(first ?? text);
        failing.count += 1;
        return send(raise(codes[failing.count % codes.length] ?? codes[0]));
      }
      if (isEnd) {
        isInside = false;
        first = null;
      }
      return send();
    };
  });
  return failing;
}
