import { sign, verify, type KeyObject } from 'node:crypto';

/** The content of a ticket's QR code: ticket, event and version (D14). */
export interface TicketClaim {
  ticketId: number;
  eventId: number;
  /** Incremented when a ticket is reassigned; only the newest version is valid. */
  version: number;
}

/**
 * Why a code is refused: it is not a Foyer ticket, uses the format of a newer Foyer version, is damaged, or was
 * signed with another key.
 */
export type CodeRefusal = 'not_a_ticket' | 'unknown_format' | 'malformed' | 'bad_signature';

export type TicketCodeReading = ({ ok: true } & TicketClaim) | { ok: false; reason: CodeRefusal };

const FORMAT = 'FYR1';
const SIGNATURE_BYTES = 64;
/** Codes have about 100 characters; longer input is cut. */
const MAX_LENGTH = 200;

/** Sent as VerifyKey.format (openapi.yaml): describes how a device verifies and reads a code. */
export const ticketCodeFormat =
  'FYR1.<payload>.<signature>, both base64url without padding. The signature is Ed25519 over the ' +
  'ASCII text before the second dot. The payload is three LEB128 numbers: ticket id, event id, version.';

/**
 * `FYR1.<payload>.<signature>`: about 100 characters, so a QR at medium error correction needs
 * 41 modules a side. Ed25519 is deterministic: the same claim always gives the same code.
 */
export function signTicketCode(privateKey: KeyObject, claim: TicketClaim): string {
  const payload = [claim.ticketId, claim.eventId, claim.version].flatMap(toVarint);
  const signed = `${FORMAT}.${Buffer.from(payload).toString('base64url')}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** Returns a reason for invalid text and never throws. Accepts exactly one code per claim. */
export function readTicketCode(publicKey: KeyObject, code: string): TicketCodeReading {
  const refuse = (reason: CodeRefusal): TicketCodeReading => ({ ok: false, reason });
  const [format = '', payloadText, signatureText, ...rest] = code.slice(0, MAX_LENGTH).split('.');
  if (!/^FYR\d+$/.test(format)) return refuse('not_a_ticket');
  if (format !== FORMAT) return refuse('unknown_format');
  if (payloadText === undefined || signatureText === undefined || rest.length > 0) {
    return refuse('malformed');
  }
  const payload = fromBase64url(payloadText);
  const signature = fromBase64url(signatureText);
  if (!payload || !signature || signature.length !== SIGNATURE_BYTES) return refuse('malformed');
  if (!verify(null, Buffer.from(`${FORMAT}.${payloadText}`), publicKey, signature)) {
    return refuse('bad_signature');
  }
  const numbers = readVarints(payload);
  const [ticketId, eventId, version] = numbers ?? [];
  if (numbers?.length !== 3 || !ticketId || !eventId || !version) return refuse('malformed');
  return { ok: true, ticketId, eventId, version };
}

/** Reads the code with the key that signed it; if none did, returns the reason for the first key. */
export function readCodeOfKeys(publicKeys: readonly KeyObject[], code: string): TicketCodeReading {
  const readings = publicKeys.map((key) => readTicketCode(key, code));
  const [first = { ok: false, reason: 'bad_signature' } as const] = readings;
  return readings.find((reading) => reading.ok) ?? first;
}

/** Null unless the bytes encode to the same text, because Node's decoder skips invalid characters. */
function fromBase64url(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

function toVarint(value: number): number[] {
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new RangeError(`A ticket code holds whole numbers from 1, not ${value}.`);
  }
  const bytes: number[] = [];
  let rest = value;
  // Divide instead of shifting: shifts use 32 bits, and ids may be larger.
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

/** Null if a number is truncated, too large, or encoded with more bytes than needed. */
function readVarints(bytes: Buffer): number[] | null {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * scale;
    if (!Number.isSafeInteger(value)) return null;
    if (byte >= 0x80) {
      scale *= 0x80;
      continue;
    }
    if (byte === 0 && scale > 1) return null;
    numbers.push(value);
    value = 0;
    scale = 1;
  }
  return scale === 1 ? numbers : null;
}
