import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Schemas } from '../contract/types';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Flags of the authenticator: somebody was there, was verified, and a new key follows. */
const [PRESENT, VERIFIED, NEW_KEY] = [0x01, 0x04, 0x40];

interface Use {
  challenge: string;
  /** Of the page; by default the server's. */
  origin?: string;
  counter?: number;
  isVerified?: boolean;
}

/** An authenticator with one passkey of its own (ES256, attestation `none`), as browsers answer for it. */
export function createAuthenticator(publicUrl: string) {
  const site = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');

  const clientData = (type: string, { challenge, origin = site.origin }: Use) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ counter = 0, isVerified = true }: Use, added?: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head[0] = PRESENT | (isVerified ? VERIFIED : 0) | (added ? NEW_KEY : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(site.hostname), head, added ?? Buffer.alloc(0)]);
  }

  /** The public key in COSE (RFC 9053), after the ids of the authenticator and the credential. */
  function newKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, rawId.length]),
      rawId,
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  return {
    id,

    register(use: Use): Schemas['PasskeyAttestation'] {
      const data = authenticatorData(use, newKey());
      const attestation = Buffer.concat([
        // CBOR: a map of fmt, attStmt and authData.
        Buffer.from('a363', 'hex'),
        Buffer.from('fmt'),
        Buffer.from('64', 'hex'),
        Buffer.from('none'),
        Buffer.from('67', 'hex'),
        Buffer.from('attStmt'),
        Buffer.from('a068', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', use).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    signIn(use: Use): Schemas['PasskeyAssertion'] {
      const data = authenticatorData(use);
      const client = clientData('webauthn.get', use);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
