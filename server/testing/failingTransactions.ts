import type pg from 'pg';
import { interceptStatements } from './interceptStatements';

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

/**
 * Lets a share of a pool's transactions fail with the codes of serialization failures and deadlocks, at one of their
 * statements or at their commit; a statement outside of a transaction counts as a transaction. A repetition, which
 * is recognised by its first statement, succeeds, and the next transaction with that statement may fail again. With a
 * share of 1 each transaction fails once, whatever else runs before its repetition.
 */
export function failTransactions(pool: pg.Pool, share: number): FailingTransactions {
  const failing: FailingTransactions = { share, count: 0 };
  /** First statements of transactions that failed and have not been repeated yet. */
  const failed = new Set<string>();
  const fails = (first: string) => !failed.delete(first) && Math.random() < failing.share;
  interceptStatements(pool, () => {
    let isInside = false;
    /** First statement of the transaction; null before it. */
    let first: string | null = null;
    /** Statements until it fails; null when it succeeds. */
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
