import { expect, it } from '@jest/globals';
import { negotiateEncoding } from './encodings';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, gzip', 'gzip'],
  ['deflate, compress', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['br;q=2', 'identity'],
  [', ;q=1,,', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
  // And again, from what is remembered.
  expect(negotiateEncoding(header)).toBe(expected);
});
