import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import qrcode from 'qrcode';
import { readTicketCode, signTicketCode } from './ticketCode.rules';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const claim = { ticketId: 812, eventId: 37, version: 1 };
const code = signTicketCode(privateKey, claim);

const id = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.maxSafeInteger().filter((n) => n > 0),
);
const claims = fc.record({ ticketId: id, eventId: id, version: id });

/** A code over any bytes, rightly signed: what a bug of ours, not a forger, would make. */
function signed(payload: readonly number[], format = 'FYR1') {
  const text = `${format}.${Buffer.from(payload).toString('base64url')}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

describe('ticket codes', () => {
  it('reads what was signed', () => {
    fc.assert(
      fc.property(claims, (any) => {
        expect(readTicketCode(publicKey, signTicketCode(privateKey, any))).toEqual({
          ok: true,
          ...any,
        });
      }),
    );
  });

  it('is the same each time it is signed', () => {
    expect(signTicketCode(privateKey, claim)).toBe(code);
  });

  it('refuses every other character at every position', () => {
    for (let at = 0; at < code.length; at += 1) {
      // Some bits of the last character mean nothing in Base64.
      const letters = at === code.length - 1 ? 'ABCXYZabcxyz0189-_.+/= ' : 'Az0_.';
      for (const letter of letters) {
        if (code[at] === letter) continue;
        const forged = code.slice(0, at) + letter + code.slice(at + 1);
        expect({ forged, ok: readTicketCode(publicKey, forged).ok }).toEqual({ forged, ok: false });
      }
    }
  });

  it('refuses anything cut off or added, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.string({ minLength: 1 }), (length, extra) => {
        expect(readTicketCode(publicKey, code.slice(0, length)).ok).toBe(false);
        expect(readTicketCode(publicKey, code + extra).ok).toBe(false);
        expect(readTicketCode(publicKey, extra).ok).toBe(false);
      }),
    );
  });

  it('refuses the code of another key', () => {
    const other = generateKeyPairSync('ed25519');
    expect(readTicketCode(publicKey, signTicketCode(other.privateKey, claim))).toEqual({
      ok: false,
      reason: 'bad_signature',
    });
  });

  it('refuses a signature moved to another claim', () => {
    const [, , signature] = code.split('.');
    const [format, payload] = signTicketCode(privateKey, { ...claim, version: 2 }).split('.');
    expect(readTicketCode(publicKey, `${format}.${payload}.${signature}`)).toEqual({
      ok: false,
      reason: 'bad_signature',
    });
  });

  it.each([
    ['https://foyer.example/', 'not_a_ticket'],
    ['', 'not_a_ticket'],
    [code.replace('FYR1', 'FYR2'), 'unknown_format'],
    ['FYR1.AQEB', 'malformed'],
    ['FYR1.AQEB.AAAA', 'malformed'],
  ])('gives the reason for %s', (text, reason) => {
    expect(readTicketCode(publicKey, text)).toEqual({ ok: false, reason });
  });

  it.each([
    ['two numbers', [1, 1]],
    ['four numbers', [1, 1, 1, 1]],
    ['a zero', [1, 0, 1]],
    ['a number cut short', [1, 1, 0x81]],
    ['a number written longer than needed', [0x81, 0x00, 1, 1]],
    ['a number past 53 bits', [...Array<number>(8).fill(0xff), 0x7f, 1, 1]],
    ['nothing', []],
  ])('refuses %s even with a valid signature', (_what, payload) => {
    expect(readTicketCode(publicKey, signed(payload))).toEqual({ ok: false, reason: 'malformed' });
  });

  it('signs nothing but whole numbers from 1', () => {
    for (const ticketId of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      expect(() => signTicketCode(privateKey, { ...claim, ticketId })).toThrow(RangeError);
    }
  });

  it('fits a QR of 41 modules at medium error correction up to two million tickets', () => {
    const large = signTicketCode(privateKey, { ticketId: 2_000_000, eventId: 16_000, version: 9 });
    const { modules } = qrcode.create(large, { errorCorrectionLevel: 'M' });
    expect(modules.size).toBeLessThanOrEqual(41);
  });
});
