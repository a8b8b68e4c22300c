import { createHash, timingSafeEqual } from 'node:crypto';
import type { ModuleDeps } from '../../../deps';
import { conflict, forbidden, unavailable } from '../../../lib/errors';
import { addTokenHash, endSetup, findTokenHashes, hasPeople } from './setupState.repository';
import { keepSetupToken, removeSetupToken } from './tokenFile.service';

type Db = ModuleDeps['db'];
type SetupDeps = Pick<ModuleDeps, 'db'> & { config: Pick<ModuleDeps['config'], 'dataDir'> };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * At start with a database without people: creates the token of the set-up link, or reads the one from an earlier
 * start.
 * @returns null when there are people
 */
export async function openSetup({ db, config }: SetupDeps): Promise<string | null> {
  if (await hasPeople(db)) {
    await endSetup(db);
    await removeSetupToken(config.dataDir);
    return null;
  }
  const token = await keepSetupToken(config.dataDir);
  await addTokenHash(db, hashOf(token));
  return token;
}

export type SetupState = ReturnType<typeof createSetupState>;

/** Whether a person still has to set up the installation (D22). */
export function createSetupState({ db, config }: SetupDeps) {
  /** Stays true: once there are people, the database is not queried again. */
  let isDone = false;

  async function finish(): Promise<void> {
    isDone = true;
    await removeSetupToken(config.dataDir);
  }

  async function hashes(): Promise<readonly string[] | undefined> {
    if (isDone) return undefined;
    const found = await findTokenHashes(db);
    if (found === undefined) await finish();
    return found;
  }

  const isPending = async () => (await hashes()) !== undefined;

  return {
    isPending,
    finish,

    /** @throws 409 `already_set_up`, 403 `setup_token` */
    async assertToken(token: string): Promise<void> {
      const known = await hashes();
      if (known === undefined) throw alreadySetUp();
      const given = Buffer.from(hashOf(token));
      const matches = known.map((hash) => {
        const other = Buffer.from(hash);
        return other.length === given.length && timingSafeEqual(other, given);
      });
      if (!matches.includes(true)) throw wrongToken();
    },

    /** Ends the set-up; call it before inserting the first person. @throws 409 `already_set_up` */
    async claim(trx: Db): Promise<void> {
      if (!(await endSetup(trx)) || (await hasPeople(trx))) throw alreadySetUp();
    },

    /** @throws 503 */
    async assertSetUp(): Promise<void> {
      if (await isPending())
        throw unavailable('Foyer is being set up. Please try again later.', 60);
    },
  };
}

const alreadySetUp = () =>
  conflict('already_set_up', 'Foyer is set up already. Sign in to change something.');

const wrongToken = () =>
  forbidden(
    'This link is not valid. Open the one that the server printed when it started.',
    'setup_token',
  );
