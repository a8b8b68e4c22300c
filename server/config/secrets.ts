import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapNonEmpty, type NonEmpty } from '../lib/nonEmpty';
import type { Config } from './config';
import { ConfigError } from './env';

export interface TicketKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export interface Secrets {
  /** HMAC key of access tokens; other keys are derived from it, each for one use. */
  jwtSecret: string;
  /**
   * Further secrets whose tokens and derived values are accepted during rotation (docs/operations.md#rotating-keys).
   */
  acceptedJwtSecrets: readonly string[];
  /** Ed25519 pair that signs ticket codes (D14); the keys of links are derived from it. */
  ticketKey: TicketKey;
  /** Further keys whose codes and links are accepted. */
  acceptedTicketKeys: readonly TicketKey[];
}

export type JwtSecrets = Pick<Secrets, 'jwtSecret' | 'acceptedJwtSecrets'>;
export type TicketKeys = Pick<Secrets, 'ticketKey' | 'acceptedTicketKeys'>;

/** Files in DATA_DIR that hold generated secrets. */
export const SECRET_FILES = {
  jwtSecret: 'jwt-secret',
  acceptedJwtSecrets: 'jwt-secrets-accepted',
  ticketKey: 'ticket-signing-key.pem',
  acceptedTicketKeys: 'ticket-keys-accepted.pem',
} as const;

/** All known keys; the first one signs. */
export const jwtSecretsOf = (secrets: JwtSecrets): NonEmpty<string> => [
  secrets.jwtSecret,
  ...secrets.acceptedJwtSecrets,
];

/** All known keys; the first one signs. */
export const ticketKeysOf = (secrets: TicketKeys): NonEmpty<TicketKey> => [
  secrets.ticketKey,
  ...secrets.acceptedTicketKeys,
];

/** Identifies a secret in tokens and logs without revealing it. */
export const jwtKeyId = (jwtSecret: string): string =>
  Buffer.from(hkdfSync('sha256', jwtSecret, '', 'foyer key id', 8)).toString('base64url');

const ticketKeyId = ({ publicKey }: TicketKey): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 11);

/** The ids of all known secrets, the signing one first, for the log line at start. */
export const keyIdsOf = (secrets: Secrets) => ({
  jwt: mapNonEmpty(jwtSecretsOf(secrets), jwtKeyId),
  tickets: mapNonEmpty(ticketKeysOf(secrets), ticketKeyId),
});

/**
 * Secrets come from the environment; a missing one is generated once and kept in DATA_DIR with mode 0600 (D5).
 * TICKET_SIGNING_KEY is a PKCS#8 PEM, or its DER in base64. Further accepted secrets come from the environment, else
 * from DATA_DIR, and may include the signing one.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const jwtSecret =
    config.jwtSecret ??
    (await keepSecret(config.dataDir, SECRET_FILES.jwtSecret, () =>
      randomBytes(48).toString('base64url'),
    ));
  const pem =
    config.ticketSigningKey ??
    (await keepSecret(config.dataDir, SECRET_FILES.ticketKey, () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ));
  const ticketKey = readTicketKey(pem, 'TICKET_SIGNING_KEY');
  const acceptedJwtSecrets = config.acceptedJwtSecrets ?? (await readAcceptedSecrets(config));
  const acceptedTicketKeys = (config.acceptedTicketKeys ?? (await readAcceptedPems(config))).map(
    (source) => readTicketKey(source, 'TICKET_KEYS_ACCEPTED'),
  );
  return {
    jwtSecret,
    acceptedJwtSecrets: acceptedJwtSecrets.filter((one) => one !== jwtSecret),
    ticketKey,
    acceptedTicketKeys: acceptedTicketKeys.filter(
      ({ publicKey }) => !publicKey.equals(ticketKey.publicKey),
    ),
  };
}

async function readAcceptedSecrets({ dataDir }: Config): Promise<string[]> {
  const text = await readIfThere(path.join(dataDir, SECRET_FILES.acceptedJwtSecrets));
  return text.split('\n').flatMap((line) => line.trim() || []);
}

async function readAcceptedPems({ dataDir }: Config): Promise<string[]> {
  const text = await readIfThere(path.join(dataDir, SECRET_FILES.acceptedTicketKeys));
  return text.split(/(?=-----BEGIN)/).filter((pem) => pem.trim() !== '');
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function readTicketKey(source: string, name: string): TicketKey {
  try {
    const privateKey = source.includes('BEGIN')
      ? createPrivateKey(source.replace(/\\n/g, '\n'))
      : createPrivateKey({ key: Buffer.from(source, 'base64'), format: 'der', type: 'pkcs8' });
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('not Ed25519');
    return { privateKey, publicKey: createPublicKey(privateKey) };
  } catch {
    throw new ConfigError(`${name} must be an Ed25519 private key (PKCS#8 PEM).`);
  }
}

/**
 * The first writer wins, so that servers that start at once use one secret. The secret is written to a temporary file
 * and then linked, so that no server reads a partial file.
 */
export async function keepSecret(
  dataDir: string,
  name: string,
  make: () => string,
): Promise<string> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readIfThere(file);
  if (known !== '') return known.trim();
  const draft = `${file}.${randomUUID()}`;
  const secret = make();
  try {
    await writeFile(draft, secret, { mode: 0o600 });
    // Some network and memory-card file systems have no links.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      return writeFile(file, secret, { flag: 'wx', mode: 0o600 });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
