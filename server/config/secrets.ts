import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';
import { ConfigError } from './env';

export interface Secrets {
  /** HMAC key of access tokens; other keys are derived from it, each for one use. */
  jwtSecret: string;
  /** Ed25519 pair that signs ticket codes (D14). */
  ticketKey: { privateKey: KeyObject; publicKey: KeyObject };
}

/**
 * Secrets come from the environment; where it has none, each is made once and kept in DATA_DIR with
 * mode 0600 (D5). TICKET_SIGNING_KEY is a PKCS#8 PEM, or its DER in base64.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const jwtSecret =
    config.jwtSecret ??
    (await keepSecret(config.dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url')));
  const pem =
    config.ticketSigningKey ??
    (await keepSecret(config.dataDir, 'ticket-signing-key.pem', () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ));
  const privateKey = readTicketKey(pem);
  return { jwtSecret, ticketKey: { privateKey, publicKey: createPublicKey(privateKey) } };
}

function readTicketKey(source: string): KeyObject {
  try {
    const key = source.includes('BEGIN')
      ? createPrivateKey(source.replace(/\\n/g, '\n'))
      : createPrivateKey({ key: Buffer.from(source, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('not Ed25519');
    return key;
  } catch {
    throw new ConfigError('TICKET_SIGNING_KEY must be an Ed25519 private key (PKCS#8 PEM).');
  }
}

/** The first writer wins, so that two concurrent starts use one secret. */
export async function keepSecret(
  dataDir: string,
  name: string,
  make: () => string,
): Promise<string> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
