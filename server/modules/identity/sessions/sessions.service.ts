import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import { deviceInWords } from './device.rules';
import * as repository from './sessions.repository';

/** A script that signs in anew each time and never signs out has very many. */
const MAX_LISTED = 100;

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Where a person is signed in, and signing out there (docs/product/people.md#sessions). */
export function createSessionsService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  const now = () => new Date(clock.now());

  return {
    async list({ userId, sessionId }: Caller): Promise<Schemas['SessionList']> {
      const rows = await repository.listOpen(db, {
        userId,
        sessionId,
        at: now(),
        limit: MAX_LISTED,
      });
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: deviceInWords(row.user_agent),
          network: row.network,
          signed_in_at: row.created_at.toISOString(),
          last_used_at: row.last_used_at.toISOString(),
          is_current: row.id === sessionId,
        })),
      };
    },

    /** @throws 404 for a session that has ended, and for one of somebody else */
    async end({ userId }: Caller, id: string): Promise<void> {
      if (!(await repository.endOne(db, userId, id, now()))) {
        throw notFound('This session has ended already.');
      }
    },

    endOthers: ({ userId, sessionId }: Caller): Promise<void> =>
      repository.endOthers(db, userId, sessionId, now()),
  };
}
