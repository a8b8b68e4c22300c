import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PASS_TYPE = 'pass.example.foyer.ticket';
const TEAM = 'TEAM123456';

interface Signed {
  certificate: string;
  key: string;
}

/** Certificates like Apple's, which a tool makes anew for each test file. */
export function makeAppleCertificates() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-wallet-'));
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  /** An authority that signs certificates of the test. */
  function makeAuthority(name: string) {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    const subject = ['-subj', `/CN=${name}/O=Foyer Tests`];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject, '-days', '2');
    return { certificate: read(`${name}.pem`) };
  }

  function sign(name: string, subject: string, extension = ''): Signed {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.csr`];
    openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', ...files, '-subj', subject);
    writeFileSync(path.join(folder, `${name}.ext`), extension);
    const by = ['-CA', 'wwdr.pem', '-CAkey', 'wwdr.key', '-CAcreateserial'];
    const out = ['-out', `${name}.pem`, '-days', '2', '-extfile', `${name}.ext`];
    openssl('x509', '-req', '-in', `${name}.csr`, ...by, ...out);
    return { certificate: read(`${name}.pem`), key: read(`${name}.key`) };
  }

  try {
    const wwdr = makeAuthority('wwdr');
    const subject = `/UID=${PASS_TYPE}/CN=Pass Type ID: ${PASS_TYPE}/OU=${TEAM}/O=Foyer Tests`;
    const pass = sign('pass', subject);
    const names = ['-passout', 'pass:apple pie', '-out', 'locked.key'];
    openssl('rsa', '-aes256', '-in', 'pass.key', ...names);
    return {
      passTypeId: PASS_TYPE,
      teamId: TEAM,
      wwdr,
      pass,
      /** The key of `pass` with the passphrase `apple pie`. */
      lockedKey: read('locked.key'),
      /** Issued by another authority than `wwdr`. */
      otherAuthority: makeAuthority('other'),
      /** For a server on loopback, issued by `wwdr`. */
      loopback: sign('loopback', '/CN=localhost', 'subjectAltName=DNS:localhost,IP:127.0.0.1'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type AppleCertificates = ReturnType<typeof makeAppleCertificates>;

/** The settings of Apple Wallet, as the environment has them. */
export const appleVariables = ({ passTypeId, teamId, pass, wwdr }: AppleCertificates) => ({
  APPLE_PASS_TYPE_ID: passTypeId,
  APPLE_TEAM_ID: teamId,
  APPLE_PASS_CERTIFICATE: pass.certificate,
  APPLE_PASS_KEY: pass.key,
  APPLE_WWDR_CERTIFICATE: wwdr.certificate,
});

/** The settings of Google Wallet, as the environment has them, and the key that verifies what they sign. */
export function makeGoogleAccount() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'wallet@foyer-tests.iam.example';
  return {
    email,
    issuerId: '3388000000012345678',
    publicKey,
    variables: {
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
      GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify({
        type: 'service_account',
        client_email: email,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
    },
  };
}

export type GoogleAccount = ReturnType<typeof makeGoogleAccount>;
