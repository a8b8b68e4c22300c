import type pg from 'pg';
import { interceptStatements } from './interceptStatements';

/** Differs from the app's own statements in wording, because those are replaced. */
const BEGIN = 'begin isolation level read committed';
const UNDO = 'rollback work';

/** None that the app sends outside of a transaction fails; one that did would make all later statements fail. */
const READS = /^\s*select\b/i;

/** The app's transactions become savepoints. */
const savepointStatements: Readonly<Record<string, string>> = {
  begin: 'savepoint of_app',
  commit: 'release savepoint of_app',
  rollback: 'rollback to savepoint of_app',
};

/**
 * Makes all changes of an app to its database undoable, so that many calls can start from the same data. The pool has
 * one connection, so all statements run in the transaction that is rolled back.
 */
export function makeUndoable(pool: pg.Pool) {
  let isUndoing = false;
  interceptStatements(pool, () => {
    let isInside = false;
    return (text, send) => {
      if (!isUndoing || text === BEGIN || text === UNDO) return send();
      const statement = savepointStatements[text.trim().toLowerCase()];
      if (statement !== undefined) {
        isInside = text === 'begin';
        return send(statement);
      }
      return isInside || READS.test(text) ? send() : sendAlone(send);
    };
  });

  return async function undo<T>(work: () => Promise<T>): Promise<T> {
    await pool.query(BEGIN);
    isUndoing = true;
    try {
      return await work();
    } finally {
      isUndoing = false;
      await pool.query(UNDO);
    }
  };
}

/** Runs a statement outside the app's transactions in a savepoint, so that later statements work if it fails. */
async function sendAlone(send: (statement?: string) => unknown): Promise<unknown> {
  await send('savepoint alone');
  try {
    const result = await send();
    await send('release savepoint alone');
    return result;
  } catch (error) {
    await send('rollback to savepoint alone');
    throw error;
  }
}
