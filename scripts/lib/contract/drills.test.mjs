import { expect, it } from '@jest/globals';
import { sortErrors } from './drills.mjs';

it('sorts the errors of the compiler by the change that they are about, each file once', () => {
  const output = [
    "bench/lib/load.mjs(8,3): error TS2345: Argument of type '{}' is not assignable.",
    "  Property 'drill_source' is missing in type '{}'.",
    "src/a.ts(1,1): error TS2339: Property 'is_booking_open' does not exist.",
    "src/a.ts(9,1): error TS2339: Property 'is_booking_open' does not exist.",
    'src/b.ts(2,2): error TS1005: ; expected.',
    '',
  ].join('\n');
  expect(sortErrors(output)).toEqual({
    'a required request field': ['bench/lib/load.mjs'],
    'a renamed field': ['src/a.ts'],
    other: ['src/b.ts'],
  });
});
