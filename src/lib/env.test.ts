import { expect, it } from '@jest/globals';
import { env } from './env';

it('has sane values where nothing is configured', () => {
  expect(env).toEqual({ apiBaseUrl: '/api', profileApiBaseUrl: '/api' });
});
