/**
 * What a code proves without the server. `good` means that Foyer signed it, not that it is
 * unused, paid or the newest.
 */
export type SignatureReading =
  | { state: 'good'; ticketId: number; eventId: number; version: number }
  | { state: 'bad' };

type Verify = (
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/** Browsers of before 2025 have no Ed25519; theirs is loaded. */
async function createVerify(publicKey: string): Promise<Verify> {
  const bytes = bytesOf(publicKey);
  try {
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify']);
    return (signature, signed) => crypto.subtle.verify('Ed25519', key, signature, signed);
  } catch {
    const { verifyAsync } = await import('@noble/ed25519');
    return (signature, signed) => verifyAsync(signature, signed, bytes);
  }
}

const verifiers = new Map<string, Promise<Verify>>();

function verifierOf(publicKey: string): Promise<Verify> {
  const verify = verifiers.get(publicKey) ?? createVerify(publicKey);
  verifiers.set(publicKey, verify);
  return verify;
}

/**
 * Reads `FYR1.<payload>.<signature>` as GET /tickets/verify-key/ describes it; never throws.
 * @param publicKeys raw keys, base64url; the code is good when one of them has signed it
 */
export async function readSignature(
  publicKeys: readonly string[],
  code: string,
): Promise<SignatureReading> {
  const [format, payload = '', signature = '', ...rest] = code.trim().split('.');
  if (format !== 'FYR1' || rest.length > 0) return { state: 'bad' };
  try {
    const signed = new TextEncoder().encode(`${format}.${payload}`);
    const bytes = bytesOf(signature);
    const answers = publicKeys.map(async (key) => (await verifierOf(key))(bytes, signed));
    const [ticketId, eventId, version] = readNumbers(bytesOf(payload));
    const isGood = (await Promise.all(answers)).includes(true);
    return isGood && ticketId && eventId && version
      ? { state: 'good', ticketId, eventId, version }
      : { state: 'bad' };
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
