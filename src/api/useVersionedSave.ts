import { useState } from 'react';
import { toAppError } from './errors';

interface VersionedCalls<Thing, Change, Saved> {
  /** @param version for `If-Match` */
  update: (change: Change, version: string) => Promise<Saved>;
  load: () => Promise<Thing>;
}

/**
 * Saves a record with the version that was read. If somebody else has saved it in the meantime, nothing
 * is overwritten: `latest` is their version, and the next save changes that one.
 */
export function useVersionedSave<Thing extends { version: number }, Change, Saved>(
  thing: Thing,
  { update, load }: VersionedCalls<Thing, Change, Saved>,
) {
  const [read, setRead] = useState(thing);

  /** @throws every error except a conflict */
  const save = async (change: Change) => {
    try {
      return { saved: await update(change, `"${read.version}"`), latest: null };
    } catch (error) {
      if (toAppError(error).status !== 412) throw error;
      const latest = await load();
      setRead(latest);
      return { saved: null, latest };
    }
  };
  return { read, save };
}
