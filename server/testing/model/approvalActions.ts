import fc from 'fast-check';

/**
 * Actions of people, gateway, clock and workers on requests for approval and their budgets. `booking`, `request`
 * and `order` are indexes into the existing ones, modulo their number; people and cost centres are indexes into
 * the lists of `approvalWorld.ts`.
 */
export type ApprovalAction =
  | { kind: 'book'; by: number; tier: number; quantity: number }
  | { kind: 'ask'; by: number; bookings: number[]; costCentre: number }
  | { kind: 'approve'; by: number; request: number; overBudget: boolean }
  | { kind: 'decline' | 'withdraw'; by: number; request: number }
  | { kind: 'delegate'; by: number; request: number; to: number }
  | { kind: 'runOut'; request: number }
  | { kind: 'expire'; booking: number }
  | { kind: 'ends' | 'dead' | 'holds' | 'jobs' }
  | { kind: 'pay' | 'open'; by: number; bookings: number[]; costCentre: number | null }
  | { kind: 'payRequest' | 'openRequest'; request: number }
  | { kind: 'paid'; order: number; times: number }
  | { kind: 'declined' | 'verify'; order: number }
  | { kind: 'refundedByHand'; order: number; percent: number }
  | { kind: 'cancel' | 'remove'; booking: number }
  | { kind: 'change'; booking: number; quantity: number }
  | { kind: 'refund'; booking: number; percent: number }
  | { kind: 'budget'; costCentre: number; share: number; isHard: boolean }
  | { kind: 'policy'; policy: number }
  | { kind: 'reprice'; tier: number; price: number }
  /** Cancels only if `chance` is 0, so that most rounds keep their events. */
  | { kind: 'cancelEvent'; chance: number };

/** Sizes of the lists in `approvalWorld.ts`. */
const REQUESTERS = 3;
const PEOPLE = 6;
const TIERS = 3;
const COST_CENTRES = 3;

const index = fc.nat(40);
const requester = fc.nat(REQUESTERS - 1);
const person = fc.nat(PEOPLE - 1);
/** Mostly people who may decide. */
const decider = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 2, max: PEOPLE - 1 }) },
  { weight: 1, arbitrary: requester },
);
const costCentre = fc.nat(COST_CENTRES - 1);
const bookings = fc.array(index, { minLength: 1, maxLength: 3 });
const someCostCentre = fc.option(costCentre, { freq: 4 });

type Kind = ApprovalAction['kind'];

const of = <K extends Kind, Fields extends Record<string, fc.Arbitrary<unknown>>>(
  kinds: readonly K[],
  fields: Fields,
) => fc.record({ kind: fc.constantFrom(...kinds), ...fields });

const weighted: readonly { weight: number; arbitrary: fc.Arbitrary<unknown> }[] = [
  {
    weight: 16,
    arbitrary: of(['book'], {
      by: requester,
      tier: fc.nat(TIERS - 1),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 14, arbitrary: of(['ask'], { by: requester, bookings, costCentre }) },
  {
    weight: 12,
    arbitrary: of(['approve'], { by: decider, request: index, overBudget: fc.boolean() }),
  },
  { weight: 5, arbitrary: of(['decline', 'withdraw'], { by: decider, request: index }) },
  { weight: 2, arbitrary: of(['delegate'], { by: decider, request: index, to: person }) },
  { weight: 2, arbitrary: of(['runOut'], { request: index }) },
  { weight: 2, arbitrary: of(['expire'], { booking: index }) },
  { weight: 5, arbitrary: of(['ends', 'dead', 'holds', 'jobs'], {}) },
  {
    weight: 5,
    arbitrary: of(['pay', 'open'], { by: requester, bookings, costCentre: someCostCentre }),
  },
  { weight: 10, arbitrary: of(['payRequest', 'openRequest'], { request: index }) },
  {
    weight: 6,
    arbitrary: of(['paid'], { order: index, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 2, arbitrary: of(['declined', 'verify'], { order: index }) },
  {
    weight: 3,
    arbitrary: of(['refundedByHand'], { order: index, percent: fc.constantFrom(20, 70, 100, 100) }),
  },
  { weight: 3, arbitrary: of(['cancel', 'remove'], { booking: index }) },
  {
    weight: 3,
    arbitrary: of(['change'], { booking: index, quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 6,
    arbitrary: of(['refund'], { booking: index, percent: fc.constantFrom(33, 100) }),
  },
  {
    weight: 4,
    arbitrary: of(['budget'], {
      costCentre,
      share: fc.integer({ min: 10, max: 200 }),
      isHard: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: of(['policy'], { policy: fc.constantFrom(0, 0, 0, 1, 1, 2) }) },
  {
    weight: 1,
    arbitrary: of(['reprice'], {
      tier: fc.nat(TIERS - 1),
      price: fc.constantFrom(99_999, 33_337, 150_001),
    }),
  },
  { weight: 1, arbitrary: of(['cancelEvent'], { chance: fc.nat(5) }) },
];

/** Sequences of actions of a given length. */
export const anyApprovalSequence = (
  minLength: number,
  maxLength: number,
): fc.Arbitrary<ApprovalAction[]> =>
  fc.array(fc.oneof(...weighted) as fc.Arbitrary<ApprovalAction>, { minLength, maxLength });
