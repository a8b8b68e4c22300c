import { describe, expect, it } from '@jest/globals';
import { hashPassword, dummyHash, verifyPassword } from './passwords.service';

const costOf = (stored: string) => stored.split('$').slice(0, 4).join('$');

describe('passwords', () => {
  it('verifies the password that was hashed, and no other', async () => {
    const stored = await hashPassword('Pässwörd 🔑');
    expect(await verifyPassword(stored, 'Pässwörd 🔑')).toBe(true);
    expect(await verifyPassword(stored, 'pässwörd 🔑')).toBe(false);
  });

  it('salts: the same password never gives the same hash', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('hashes at the cost of the dummy, so that unknown accounts take as long', async () => {
    expect(costOf(await hashPassword('x'))).toBe('$argon2id$v=19$m=19456,t=2,p=1');
    expect(costOf(dummyHash)).toBe(costOf(await hashPassword('x')));
    expect(dummyHash).toHaveLength((await hashPassword('x')).length);
  });

  it('takes a broken hash for a wrong password', async () => {
    expect(await verifyPassword('', 'x')).toBe(false);
    expect(await verifyPassword('plain', 'plain')).toBe(false);
  });
});
