import { createPublicKey, verify } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PNG } from 'pngjs';
import { decodeQr } from '../../src/features/checkIn/qrDecoder';

/** The text of the QR code in a PNG; null when there is none. */
export function readQr(picture: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(picture);
  return decodeQr({ data: new Uint8ClampedArray(data), width, height });
}

/**
 * Checks a ticket code as a steward's device does: with the published key and the documented format,
 * without the server's code.
 */
export async function isSignedByFoyer(request: APIRequestContext, code: string): Promise<boolean> {
  const answer = await request.get('/api/tickets/verify-key/');
  const { algorithm, public_key: x } = (await answer.json()) as Record<string, string>;
  const key = createPublicKey({ key: { kty: 'OKP', crv: algorithm, x }, format: 'jwk' });
  const [format, payload, signature = ''] = code.split('.');
  return verify(
    null,
    Buffer.from(`${format}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
}
