import type { VerifyKey } from '@/api';

/**
 * What a code proves without the server. `good` means that Foyer signed it, not that it is
 * unused, paid or the newest; `unknown` where this browser cannot verify the signature.
 */
export type SignatureReading =
  | { state: 'good'; eventId: number }
  | { state: 'bad' }
  | { state: 'unknown' };

/** Null in browsers without Ed25519. */
async function importKeys({
  public_key: current,
  further_public_keys: others = [],
}: VerifyKey): Promise<CryptoKey[] | null> {
  try {
    return await Promise.all(
      [current, ...others].map((text) =>
        crypto.subtle.importKey('raw', bytesOf(text), { name: 'Ed25519' }, false, ['verify']),
      ),
    );
  } catch {
    return null;
  }
}

/** Reads `FYR1.<payload>.<signature>` as GET /tickets/verify-key/ describes it; never throws. */
export async function readSignature(key: VerifyKey, code: string): Promise<SignatureReading> {
  const imported = await importKeys(key);
  if (!imported) return { state: 'unknown' };
  const [format, payload = '', signature = '', ...rest] = code.trim().split('.');
  if (format !== 'FYR1' || rest.length > 0) return { state: 'bad' };
  try {
    const signed = new TextEncoder().encode(`${format}.${payload}`);
    const isGoodWith = await Promise.all(
      imported.map((one) => crypto.subtle.verify('Ed25519', one, bytesOf(signature), signed)),
    );
    const [, eventId] = readNumbers(bytesOf(payload));
    return isGoodWith.includes(true) && eventId ? { state: 'good', eventId } : { state: 'bad' };
  } catch {
    return { state: 'bad' };
  }
}

/** @throws on what is not base64url */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** LEB128: seven bits a byte, the lowest first. */
function readNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of bytes) {
    value += (byte % 0x80) * scale;
    scale *= 0x80;
    if (byte >= 0x80) continue;
    numbers.push(value);
    [value, scale] = [0, 1];
  }
  return numbers;
}
