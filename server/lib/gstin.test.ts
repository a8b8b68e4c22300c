import { describe, expect, it } from '@jest/globals';
import { isGstin, stateOfGstin } from './gstin';

describe('isGstin', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACT2727Q1ZW', '27AAFCF4821M1ZE'])(
    'takes %s',
    (number) => expect(isGstin(number)).toBe(true),
  );

  it('refuses every number with one character changed', () => {
    const number = '27AAPFU0939F1ZV';
    for (let at = 0; at < number.length; at += 1) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const changed = number.slice(0, at) + other + number.slice(at + 1);
        expect([changed, isGstin(changed)]).toEqual([changed, changed === number]);
      }
    }
  });

  it.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVX', '27aapfu0939f1zv', '99AAPFU0939F1ZV'])(
    'refuses %j',
    (number) => expect(isGstin(number)).toBe(false),
  );
});

it('tells the state from the first two digits', () => {
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '99AAPFU0939F1ZV'].map(stateOfGstin)).toEqual([
    'Maharashtra',
    'Karnataka',
    null,
  ]);
});
