import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { jwtKeyId, jwtSecretsOf, type JwtSecrets } from './secrets';
import { mapNonEmpty } from '../lib/nonEmpty';

export type SealedSecrets = ReturnType<typeof createSealedSecrets>;

/**
 * Encrypts secrets that the server must be able to read again, such as the client secret of an identity provider, so
 * that a copy of the database does not reveal them (AES-256-GCM in a JWE). The key is derived from JWT_SECRET.
 */
export function createSealedSecrets(secrets: JwtSecrets) {
  const keys = mapNonEmpty(jwtSecretsOf(secrets), (jwtSecret) => ({
    id: jwtKeyId(jwtSecret),
    key: Buffer.from(hkdfSync('sha256', jwtSecret, '', 'foyer sealed secrets', 32)),
  }));
  const [current] = keys;

  return {
    /** @param place where the result is stored, such as `totp 42`; `open` refuses it anywhere else */
    seal: (secret: string, place: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.id, place })
        .encrypt(current.key),

    /**
     * @returns the secret, and whether it was sealed with a former key and should be sealed again
     * @throws JOSEError if it was sealed for another place or with a key that is no longer known
     */
    async open(sealed: string, place: string): Promise<{ secret: string; isFormer: boolean }> {
      const { plaintext, protectedHeader } = await compactDecrypt(
        sealed,
        ({ kid }) => {
          const known = keys.find(({ id }) => id === kid);
          if (!known) throw new errors.JOSEError('The key is not known.');
          return known.key;
        },
        { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
      );
      if (protectedHeader.place !== place) throw new errors.JWEInvalid('Sealed for another place.');
      return {
        secret: new TextDecoder().decode(plaintext),
        isFormer: protectedHeader.kid !== current.id,
      };
    },
  };
}
