import { expect, it } from '@jest/globals';
import { buildOrganizer } from '@/testing/organizerFactories';
import { conflictsOf, merge, updateOf, valuesOf } from './organizerFields';

const before = valuesOf(buildOrganizer());

it('sends what has changed, without spaces around it', () => {
  expect(updateOf(before, before)).toBeNull();
  expect(updateOf(before, { ...before, name: ' Bombay Live ' })).toBeNull();
  expect(
    updateOf(before, { ...before, name: ' Bombay Nights ', gstin: '27AAPFU0939F1ZV' }),
  ).toEqual({
    name: 'Bombay Nights',
    gstin: '27AAPFU0939F1ZV',
  });
});

it('merges what only one side has changed; the rest is for the person to choose', () => {
  const mine = { ...before, name: 'Mine', state: 'Goa', address: 'Same' };
  const theirs = { ...before, name: 'Theirs', slug: 'theirs', address: 'Same' };
  expect(conflictsOf(before, mine, theirs)).toEqual(['name']);
  expect(merge(before, mine, theirs)).toEqual({ ...theirs, name: 'Mine', state: 'Goa' });
});
