import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../lib/errors';
import { planBilling, type Billing } from './billing.rules';

const GSTIN = '27AAPFU0939F1ZV';
const nothing: Billing = { gstin: null, billing_address: null, state: null };
const known: Billing = { gstin: GSTIN, billing_address: '4 Nariman Point', state: 'Maharashtra' };

/** The sentences of a refusal by field. */
function refused(present: Billing, update: Parameters<typeof planBilling>[1]) {
  try {
    planBilling(present, update);
  } catch (error) {
    if (error instanceof AppError && error.status === 400) return error.fields;
    throw error;
  }
  throw new Error('It was taken.');
}

describe('a GSTIN', () => {
  it.each([GSTIN, GSTIN.toLowerCase(), ` 27 AAPFU 0939F 1ZV `, '27aapfu0939f1zv\n'])(
    'written as %j decides the state',
    (gstin) =>
      expect(planBilling(nothing, { gstin })).toEqual({
        ...nothing,
        gstin: GSTIN,
        state: 'Maharashtra',
      }),
  );

  it('takes the place of a state that was there before', () => {
    const moved = planBilling({ ...nothing, state: 'Karnataka' }, { gstin: GSTIN });
    expect(moved.state).toBe('Maharashtra');
    expect(planBilling(known, { gstin: '29AAGCB7383J1Z4' })).toMatchObject({ state: 'Karnataka' });
  });

  it('agrees with its own state', () => {
    const update = { gstin: GSTIN, state: 'Maharashtra' } as const;
    expect(planBilling(nothing, update)).toMatchObject({ gstin: GSTIN, state: 'Maharashtra' });
  });

  it('is not contradicted by a state, given with it or later', () => {
    const fields = { state: 'The GSTIN is one of Maharashtra.' };
    expect(refused(nothing, { gstin: GSTIN, state: 'Karnataka' })).toEqual(fields);
    expect(refused(known, { state: 'Karnataka' })).toEqual(fields);
    expect(refused(known, { state: null })).toEqual(fields);
  });

  it.each(['27AAPFU0939F1ZW', '27AAPFU0939F1Z', 'none', '27\u0000AAPFU0939F1ZV'])(
    'is not %j',
    (gstin) =>
      expect(refused(nothing, { gstin })).toEqual({
        gstin: 'This is not a valid GSTIN. Please check what was typed.',
      }),
  );

  it('can be taken out, and then the state is free', () => {
    for (const gstin of [null, '', '  ']) {
      expect(planBilling(known, { gstin })).toEqual({ ...known, gstin: null });
      expect(planBilling(known, { gstin, state: 'Goa' })).toMatchObject({ state: 'Goa' });
    }
  });
});

describe('an address', () => {
  it('has several lines', () => {
    const update = { billing_address: ' 4 Nariman Point \r\nMumbai 400021\r\n' };
    expect(planBilling(nothing, update).billing_address).toBe('4 Nariman Point\nMumbai 400021');
  });

  it.each([null, '', ' \n '])('%j is none', (text) =>
    expect(planBilling(known, { billing_address: text }).billing_address).toBeNull(),
  );

  it.each(['a\u0000b', 'a\u202Eb', 'a\u001Bb', 'a\uD800b'])('is refused as %j', (text) =>
    expect(refused(nothing, { billing_address: text })).toEqual({
      billing_address: 'Billing address contains characters that cannot be used.',
    }),
  );

  it('is at most 500 characters long', () => {
    expect(planBilling(nothing, { billing_address: 'a'.repeat(500) }).billing_address).toHaveLength(
      500,
    );
    expect(refused(nothing, { billing_address: 'a'.repeat(501) })).toEqual({
      billing_address: 'Billing address must be at most 500 characters long.',
    });
  });
});

it.each([
  ['Orissa', 'Odisha'],
  [' pondicherry ', 'Puducherry'],
  ['TN', 'Tamil Nadu'],
])('reads the state %j as %s', (state, name) => {
  expect(planBilling(nothing, { state })).toMatchObject({ state: name });
});

it('keeps what is left out, and names every field that is wrong', () => {
  expect(planBilling(known, { billing_address: 'Elsewhere' })).toEqual({
    ...known,
    billing_address: 'Elsewhere',
  });
  expect(Object.keys(refused(known, { gstin: 'x', billing_address: '\u0007' }) ?? {})).toEqual([
    'gstin',
    'billing_address',
  ]);
});
