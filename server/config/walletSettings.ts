import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Reader } from '../lib/jsonReader';
import { ConfigError, text, type Env } from './env';

/** What signs passes for Apple Wallet and authenticates their push notifications. */
export interface AppleWallet {
  passTypeId: string;
  teamId: string;
  /** PEM. */
  certificate: string;
  /** PEM, PKCS#1, without a passphrase. */
  key: string;
  /** Apple's intermediate certificate that issued `certificate`; PEM. */
  wwdrCertificate: string;
}

/** The service account that makes passes of a Google Wallet issuer. */
export interface GoogleWallet {
  issuerId: string;
  accountEmail: string;
  accountKey: KeyObject;
}

export interface WalletSettings {
  /** Undefined: no page offers Apple Wallet. */
  appleWallet: AppleWallet | undefined;
  /** Undefined: no page offers Google Wallet. */
  googleWallet: GoogleWallet | undefined;
}

const appleVariables = [
  'APPLE_PASS_TYPE_ID',
  'APPLE_TEAM_ID',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_WWDR_CERTIFICATE',
] as const;

const googleVariables = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT'] as const;

/** @throws ConfigError when one of the two is half configured */
export const walletSettings = (env: Env): WalletSettings => ({
  appleWallet: appleWallet(env),
  googleWallet: googleWallet(env),
});

/** The values of all variables, or undefined when none is set. */
function allOrNone<Name extends string>(
  env: Env,
  { names, wallet }: { names: readonly Name[]; wallet: string },
): Record<Name, string> | undefined {
  const values = names.map((name) => [name, text(env, name)] as const);
  const missing = values.filter(([, value]) => value === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new ConfigError(
      missing.map(([name]) => `${name} is missing: ${wallet} needs it.`).join('\n'),
    );
  }
  return Object.fromEntries(values) as Record<Name, string>;
}

function appleWallet(env: Env): AppleWallet | undefined {
  const passphrase = text(env, 'APPLE_PASS_KEY_PASSPHRASE');
  const values = allOrNone(env, { names: appleVariables, wallet: 'Apple Wallet' });
  if (!values) {
    if (passphrase === undefined) return undefined;
    throw new ConfigError('APPLE_PASS_KEY_PASSPHRASE is set, but APPLE_PASS_KEY is not.');
  }
  const { APPLE_PASS_TYPE_ID: passTypeId, APPLE_TEAM_ID: teamId } = values;
  if (!/^pass\.[\w.-]+$/.test(passTypeId)) {
    throw new ConfigError('APPLE_PASS_TYPE_ID must begin with "pass.", like pass.com.acme.ticket.');
  }
  const certificate = readCertificate('APPLE_PASS_CERTIFICATE', values.APPLE_PASS_CERTIFICATE);
  const wwdr = readCertificate('APPLE_WWDR_CERTIFICATE', values.APPLE_WWDR_CERTIFICATE);
  const key = readApplePassKey(values.APPLE_PASS_KEY, passphrase);
  const { uid, team } = subjectOf(certificate);
  if (uid !== passTypeId) {
    throw new ConfigError(
      `APPLE_PASS_CERTIFICATE is for ${uid ?? 'no pass type'}, but APPLE_PASS_TYPE_ID is ${passTypeId}.`,
    );
  }
  if (team !== teamId) {
    throw new ConfigError(
      `APPLE_PASS_CERTIFICATE is for ${team ?? 'no team'}, but APPLE_TEAM_ID is ${teamId}.`,
    );
  }
  if (!certificate.checkPrivateKey(key)) {
    throw new ConfigError('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.');
  }
  if (!certificate.checkIssued(wwdr)) {
    throw new ConfigError('APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE.');
  }
  return {
    passTypeId,
    teamId,
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    wwdrCertificate: wwdr.toString(),
  };
}

/** Apple writes the pass type into the subject's UID and the team into its OU. */
function subjectOf({ subject }: X509Certificate) {
  const lines = subject.split('\n');
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
  return { uid: valueOf('UID'), team: valueOf('OU') };
}

function readCertificate(name: string, value: string): X509Certificate {
  const source = contentOf(name, value, '-----BEGIN');
  try {
    return new X509Certificate(source);
  } catch {
    throw new ConfigError(`${name} must be a certificate in PEM, or the path of its file.`);
  }
}

function readApplePassKey(value: string, passphrase: string | undefined): KeyObject {
  const source = contentOf('APPLE_PASS_KEY', value, '-----BEGIN');
  try {
    const key = createPrivateKey(
      passphrase === undefined ? source : { key: source, passphrase, format: 'pem' },
    );
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Reported below, without the key.
  }
  throw new ConfigError(
    'APPLE_PASS_KEY must be an RSA private key in PEM, or the path of its file; one with a passphrase needs APPLE_PASS_KEY_PASSPHRASE.',
  );
}

function googleWallet(env: Env): GoogleWallet | undefined {
  const values = allOrNone(env, { names: googleVariables, wallet: 'Google Wallet' });
  if (!values) return undefined;
  const { GOOGLE_WALLET_ISSUER_ID: issuerId } = values;
  if (!/^\d{1,20}$/.test(issuerId)) {
    throw new ConfigError('GOOGLE_WALLET_ISSUER_ID must be the number of the issuer.');
  }
  const name = 'GOOGLE_WALLET_SERVICE_ACCOUNT';
  const source = contentOf(name, values[name], '{');
  try {
    const account = Reader.parse(source);
    const accountKey = createPrivateKey(account.needText('private_key'));
    if (accountKey.asymmetricKeyType !== 'rsa') throw new Error('not RSA');
    return { issuerId, accountEmail: account.needText('client_email'), accountKey };
  } catch {
    throw new ConfigError(
      `${name} must be the JSON key of a service account with client_email and private_key, or the path of its file.`,
    );
  }
}

/**
 * A value that begins as its content does, else the content of the file that it names. `\n` in a PEM stands for a line
 * break, because some systems have variables of one line only.
 */
function contentOf(name: string, value: string, beginning: '-----BEGIN' | '{'): string {
  if (value.startsWith(beginning)) {
    return beginning === '{' ? value : value.replace(/\\n/g, '\n');
  }
  try {
    return readFileSync(value, 'utf8');
  } catch {
    // The message names only the variable, because the value may be a secret without its beginning.
    throw new ConfigError(`${name} names a file that cannot be read.`);
  }
}
