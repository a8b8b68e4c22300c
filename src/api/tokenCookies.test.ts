import { expect, it, jest } from '@jest/globals';
import { readTokenCookies } from './tokenCookies';

it('never pairs an old access token with the refresh token that another tab is writing', () => {
  const before = 'access_token=a1; refresh_token=r1; token=a1';
  const after = 'access_token=a2; refresh_token=r2; token=a2';
  jest.spyOn(document, 'cookie', 'get').mockReturnValueOnce(before).mockReturnValue(after);
  expect(readTokenCookies()).toEqual({ accessToken: 'a1', refreshToken: 'r1', token: 'a1' });
});
