import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { der, derOid, tags } from './der';

const PASS_TYPE = 'pass.example.foyer.ticket';
const TEAM = 'TEAM123456';
const DAY = 86_400_000;

const RSA_SHA256 = der(tags.sequence, derOid('1.2.840.113549.1.1.11'), der(tags.null));

/** Parts of a subject. */
const attributes = {
  UID: '0.9.2342.19200300.100.1.1',
  CN: '2.5.4.3',
  O: '2.5.4.10',
  OU: '2.5.4.11',
} as const;

type Subject = Partial<Record<keyof typeof attributes, string>>;

const nameOf = (subject: Subject): Buffer => {
  const parts = Object.entries({ ...subject, O: 'Foyer Tests' }).map(([name, value]) => {
    const oid = derOid(attributes[name as keyof Subject]);
    return der(tags.set, der(tags.sequence, oid, der(tags.text, value)));
  });
  return der(tags.sequence, ...parts);
};

const TRUE = der(tags.boolean, Buffer.of(255));

const extension = (oid: string, value: Buffer): Buffer =>
  der(tags.sequence, derOid(oid), TRUE, der(tags.octets, value));

const isAuthority = extension('2.5.29.19', der(tags.sequence, TRUE));

const forLoopback = extension(
  '2.5.29.17',
  der(tags.sequence, der(0x82, 'localhost'), der(0x87, Buffer.of(127, 0, 0, 1))),
);

const utcTime = (time: number): Buffer =>
  der(tags.time, `${new Date(time).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);

interface Party {
  name: Buffer;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const makeParty = (subject: Subject): Party => ({
  name: nameOf(subject),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});

/** An X.509 certificate in PEM, valid for two days (RFC 5280). */
function certificateOf(subject: Party, issuer: Party, ...extensions: readonly Buffer[]): string {
  const now = Date.now();
  const signed = der(
    tags.sequence,
    der(0xa0, der(tags.integer, Buffer.of(2))),
    der(tags.integer, Buffer.of(1), randomBytes(15)),
    RSA_SHA256,
    issuer.name,
    der(tags.sequence, utcTime(now - DAY), utcTime(now + DAY)),
    subject.name,
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length === 0 ? [] : [der(0xa3, der(tags.sequence, ...extensions))]),
  );
  const signature = sign('sha256', signed, issuer.privateKey);
  const whole = der(tags.sequence, signed, RSA_SHA256, der(tags.bits, Buffer.of(0), signature));
  const lines =
    whole
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n') ?? '';
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

const pemOf = ({ privateKey }: Party): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function createAppleCertificates() {
  const [wwdr, other] = [makeParty({ CN: 'wwdr' }), makeParty({ CN: 'other' })];
  const pass = makeParty({ UID: PASS_TYPE, CN: `Pass Type ID: ${PASS_TYPE}`, OU: TEAM });
  const loopback = makeParty({ CN: 'localhost' });
  return {
    passTypeId: PASS_TYPE,
    teamId: TEAM,
    wwdr: { certificate: certificateOf(wwdr, wwdr, isAuthority) },
    pass: { certificate: certificateOf(pass, wwdr), key: pemOf(pass) },
    /** The key of `pass` with the passphrase `apple pie`. */
    lockedKey: pass.privateKey
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'apple pie' })
      .toString(),
    /** Issued by another authority than `wwdr`. */
    otherAuthority: { certificate: certificateOf(other, other, isAuthority) },
    /** For a server on loopback, issued by `wwdr`. */
    loopback: { certificate: certificateOf(loopback, wwdr, forLoopback), key: pemOf(loopback) },
  };
}

export type AppleCertificates = ReturnType<typeof createAppleCertificates>;

let certificates: AppleCertificates | undefined;

/** Certificates like Apple's, made once for all test files of a worker: each key takes 200 ms. */
export const makeAppleCertificates = (): AppleCertificates =>
  (certificates ??= createAppleCertificates());

/** The settings of Apple Wallet, as the environment has them. */
export const appleVariables = ({ passTypeId, teamId, pass, wwdr }: AppleCertificates) => ({
  APPLE_PASS_TYPE_ID: passTypeId,
  APPLE_TEAM_ID: teamId,
  APPLE_PASS_CERTIFICATE: pass.certificate,
  APPLE_PASS_KEY: pass.key,
  APPLE_WWDR_CERTIFICATE: wwdr.certificate,
});

function createGoogleAccount() {
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

export type GoogleAccount = ReturnType<typeof createGoogleAccount>;

let account: GoogleAccount | undefined;

/** The settings of Google Wallet, as the environment has them, and the key that verifies what they sign. */
export const makeGoogleAccount = (): GoogleAccount => (account ??= createGoogleAccount());
