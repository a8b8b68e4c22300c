import fc from 'fast-check';

/**
 * Actions of people, clock and workers on bookings. `line` (a booking) and `attempt` (a hosted payment)
 * are indexes into the existing ones, modulo their number. `by` is a person, or null for the owner. `late`
 * ends the hold before the action, and the hold expiry worker runs after it.
 */
export type Action =
  | { kind: 'create'; by: number; tier: number; quantity: number }
  | { kind: 'change'; by: number | null; line: number; quantity: number; late: boolean }
  | { kind: 'remove' | 'cancel' | 'extend'; by: number | null; line: number; late: boolean }
  | { kind: 'expire'; line: number }
  | { kind: 'pay'; by: number | null; lines: number[]; late: boolean; wrongAmount: boolean }
  | { kind: 'checkout'; by: number }
  | { kind: 'press'; attempt: number; answer: 'succeed' | 'decline' }
  | { kind: 'jobs' }
  | { kind: 'reprice'; tier: number; price: number };

/** Numbers of people and tiers in `modelData.ts`. */
const PEOPLE = 3;
const TIERS = 3;

/** Prices in minor units for which fee and tax must be rounded. */
export const prices: readonly number[] = [99_999, 33_337, 101];

const rarely = fc.nat(5).map((number) => number === 0);
const by = fc.integer({ min: 0, max: PEOPLE - 1 });
const ownerOrOther = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: by },
);
const line = fc.nat(30);
const tier = fc.integer({ min: 0, max: TIERS - 1 });
const quantity = fc.integer({ min: 1, max: 5 });

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('create' as const), by, tier, quantity }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      by: ownerOrOther,
      line,
      quantity,
      late: rarely,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'cancel' as const, 'extend' as const),
      by: ownerOrOther,
      line,
      late: rarely,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('expire' as const), line }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      by: ownerOrOther,
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
      late: rarely,
      wrongAmount: rarely,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('checkout' as const), by }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      attempt: line,
      answer: fc.constantFrom('succeed' as const, 'succeed' as const, 'decline' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'jobs' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reprice' as const),
      tier,
      price: fc.constantFrom(...prices),
    }),
  },
);

/** Sequences of actions of a given length. */
export const anySequence = (minLength: number, maxLength: number): fc.Arbitrary<Action[]> =>
  fc.array(anyAction, { minLength, maxLength });

/** The entry at an index modulo the length; undefined for an empty list. */
export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list.length === 0 ? undefined : list[number % list.length];
