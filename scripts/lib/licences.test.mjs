import { expect, it } from '@jest/globals';
import { ALLOWED, checkLicences, isAllowed } from './licences.mjs';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND (ISC OR AGPL-3.0-only)', true],
  ['GPL-2.0-only AND (MIT OR ISC)', false],
  ['(MIT', false],
  ['MIT ISC', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('%s: %s', (expression, expected) => {
  expect(isAllowed(expression, ALLOWED.production)).toBe(expected);
});

it('refuses unknown licences and none, and what only development may have in production', () => {
  const { counts, refused } = checkLicences({
    '': { license: 'UNLICENSED' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/shipped': { version: '2.0.0', license: 'MPL-2.0' },
    'node_modules/good/node_modules/@a/unknown': { version: '3.0.0', license: 'SSPL-1.0' },
    'node_modules/silent': { version: '4.0.0', dev: true },
    'node_modules/png-js': { version: '5.0.0', license: 'GPL-3.0-only' },
  });
  expect(counts).toEqual({ production: 4, development: 2 });
  expect(refused).toEqual([
    'shipped@2.0.0 (production): MPL-2.0',
    '@a/unknown@3.0.0 (production): SSPL-1.0',
    'silent@4.0.0 (development): names no licence',
    'png-js@5.0.0 (production): GPL-3.0-only',
  ]);
});
