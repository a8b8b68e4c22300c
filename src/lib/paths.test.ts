/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { safeNext, signInPath } from '@/lib/paths';

describe('safeNext (D16)', () => {
  it.each(['/', '/events/12', '/cart?stage=payment', '/events?search=a%2Fb#top'])(
    'brings back to %s',
    (next) => expect(safeNext(next)).toBe(next),
  );

  it.each([
    null,
    '',
    'events',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '/events\\..\\..',
    '\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    ' /events',
    '/signin',
    '/signin?next=/signin',
    '/signup',
  ])('does not go to %j', (next) => expect(safeNext(next)).toBeNull());
});

describe('signInPath', () => {
  it('remembers where the person was', () => {
    expect(signInPath({ pathname: '/cart', search: '?stage=payment' })).toBe(
      '/signin?next=%2Fcart%3Fstage%3Dpayment',
    );
  });

  it('needs no reminder of the home page, nor of itself', () => {
    expect(signInPath({ pathname: '/', search: '' })).toBe('/signin');
    expect(signInPath({ pathname: '/signin', search: '?next=/cart' })).toBe('/signin');
  });
});
