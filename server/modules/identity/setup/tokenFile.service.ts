import { randomBytes } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import { keepSecret } from '../../../config/secrets';

const NAME = 'setup-token';

/** Reads the token from DATA_DIR or creates it, so that a restart prints the same link. */
export async function keepSetupToken(dataDir: string): Promise<string> {
  const token = await keepSecret(dataDir, NAME, () => randomBytes(32).toString('base64url'));
  await chmod(path.join(dataDir, NAME), 0o600);
  return token;
}

export const removeSetupToken = (dataDir: string): Promise<void> =>
  rm(path.join(dataDir, NAME), { force: true });
