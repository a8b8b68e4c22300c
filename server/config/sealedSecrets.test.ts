import { expect, it } from '@jest/globals';
import { createSealedSecrets } from './sealedSecrets';

const sealing = (jwtSecret: string, ...acceptedJwtSecrets: string[]) =>
  createSealedSecrets({ jwtSecret, acceptedJwtSecrets });
const [former, next] = ['a'.repeat(40), 'b'.repeat(40)];

it('opens what it sealed, and only for the place it was sealed for', async () => {
  const { seal, open } = sealing(former);
  const sealed = await seal('a client secret', 'sso 1');
  expect(sealed).not.toContain('client');
  expect(await seal('a client secret', 'sso 1')).not.toBe(sealed);
  expect(await open(sealed, 'sso 1')).toEqual({ secret: 'a client secret', isFormer: false });
  await expect(open(sealed, 'sso 2')).rejects.toThrow();
  const changed = sealed.replace(/\.(?=[^.]*$)./, (tag) => (tag === '.A' ? '.B' : '.A'));
  await expect(open(changed, 'sso 1')).rejects.toThrow();
});

it('opens what a former key sealed while that key is accepted', async () => {
  const sealed = await sealing(former).seal('a client secret', 'sso 1');
  const rotated = await sealing(next, former).open(sealed, 'sso 1');
  expect(rotated).toEqual({ secret: 'a client secret', isFormer: true });
  await expect(sealing(next).open(sealed, 'sso 1')).rejects.toThrow('The key is not known.');
});
