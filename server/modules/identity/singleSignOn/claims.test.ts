import { describe, expect, it } from '@jest/globals';
import { namesOf } from './claims.rules';

describe('the name of a new person', () => {
  it.each([
    [{ given_name: 'Kavya', family_name: 'Reddy', name: 'K. R.' }, 'Kavya', 'Reddy'],
    [{ given_name: 'Kavya' }, 'Kavya', ''],
    [{ name: 'Ravi Kumar Das' }, 'Ravi Kumar', 'Das'],
    [{ name: 'Sukarno' }, 'Sukarno', ''],
    [{ name: 'Visit https://evil.example now' }, 'Asha Menon', ''],
    [{ given_name: 42, name: null }, 'Asha Menon', ''],
    [{}, 'Asha Menon', ''],
  ])('%j: %s %s', (claims, firstName, lastName) =>
    expect(namesOf(claims, { local: 'asha.menon7' })).toEqual({ firstName, lastName }),
  );

  it('is never empty', () =>
    expect(namesOf({}, { local: '4711' })).toEqual({ firstName: 'New Colleague', lastName: '' }));
});
