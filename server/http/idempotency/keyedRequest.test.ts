import { describe, expect, it } from '@jest/globals';
import { keyedRequest } from './keyedRequest';

const hash = (body: unknown) => keyedRequest(1, 'createBooking', 'key-of-asha', body)?.requestHash;

describe('keyedRequest', () => {
  it('is nothing without a key', () => {
    expect(keyedRequest(1, 'createBooking', undefined, {})).toBeNull();
  });

  it('knows the same body in another order of fields', () => {
    expect(hash({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(hash({ b: { c: [1, 2] }, a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: 'x', b: 'y' }, { a: 'x,b:y' }],
    [{ a: 1.5 }, { a: 15 }],
  ])('tells %j from %j', (one, other) => expect(hash(one)).not.toBe(hash(other)));
});
