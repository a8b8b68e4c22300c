import { describe, expect, it } from '@jest/globals';
import { gstinProblem, isGstin, isSellerGstin, registrationOf, stateOfGstin } from './gstin';

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

describe('other registrations', () => {
  it.each([
    ['0717UNO00211UN6', 'unique_identity'],
    ['2717UNO00157UNO', 'unique_identity'],
    ['0717USA00012UN2', 'unique_identity'],
    ['0717SGP00012NR1', 'non_resident'],
    ['9917SGP29001OST', 'online_from_abroad'],
    ['27AAPFU0939F1C6', 'taxpayer'],
    ['27MUMA12345B1D5', 'deductor'],
  ])('%s is known by its form', (number, kind) => expect(registrationOf(number)).toBe(kind));

  it.each(['0717UNO00211XN6', '9817UNO00211UN6', '0717UN000211UN6', '27MUMA12345B1D0'])(
    '%s is none',
    (number) => expect(isGstin(number)).toBe(false),
  );

  it('issue no tax invoices, but those of taxpayers and people from abroad', () => {
    expect(['27AAPFU0939F1ZV', '0717SGP00012NR1'].map(isSellerGstin)).toEqual([true, true]);
    expect(['0717UNO00211UN6', '9917SGP29001OST'].map(isSellerGstin)).toEqual([false, false]);
    expect(gstinProblem('0717UNO00211UN6', { seller: true })).toMatch(
      /Write the GSTIN of the seller/,
    );
  });

  it('are read without spaces, invisible characters and regard to case', () => {
    expect(gstinProblem(' \u202A27 aapfu 0939f 1zv\u202C\u200B')).toBeNull();
    expect(gstinProblem('27AAPFU0939F1ZX')).toMatch(/not a valid GSTIN/);
  });
});
