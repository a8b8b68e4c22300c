import type pg from 'pg';
import { interceptStatements } from './interceptStatements';

/** Worded differently from the app's statements, which are replaced. */
const BEGIN = 'begin isolation level read committed';
const UNDO = 'rollback work';

/** The app's transactions become savepoints. */
const instead: Readonly<Record<string, string>> = {
  begin: 'savepoint of_app',
  commit: 'release savepoint of_app',
  rollback: 'rollback to savepoint of_app',
};

/**
 * Lets everything that an app does with its database be undone, so that many calls can begin with the same data. The
 * pool has one connection: all of its statements run in the transaction that is undone.
 */
export function makeUndoable(pool: pg.Pool) {
  let isUndoing = false;
  interceptStatements(pool, () => {
    let isInside = false;
    return (text, send) => {
      if (!isUndoing || text === BEGIN || text === UNDO) return send();
      const statement = instead[text.trim().toLowerCase()];
      if (statement !== undefined) {
        isInside = text === 'begin';
        return send(statement);
      }
      return isInside ? send() : sendAlone(send);
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

/** A statement outside of the app's transactions: when it fails, those after it go on. */
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
