/**
 * @jest-environment-options { "url": "https://foyer.example/" }
 */
import { expect, it, jest } from '@jest/globals';
import { writeTokenCookies } from './tokenCookies';

it('writes cookies that travel over https alone', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeTokenCookies({ accessToken: 'a', refreshToken: 'r' });
  expect(written.mock.calls.length).toBeGreaterThan(0);
  for (const [cookie] of written.mock.calls) expect(cookie).toMatch(/; SameSite=Strict; Secure$/);
});
