import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createAdmission, type AdmissionOptions } from './admission';

interface Wish {
  tier: number;
  quantity: number;
  key: string | null;
  /** One that the database refuses, with everything in the same statement. */
  isBad: boolean;
}

const TIERS = [0, 1, 2];
const taken = new Error('key taken');
const bad = new Error('bad wish');
const locked = new Error('locked');
const lost = new Error('connection lost');

/** A database that does what one after the other would do, however the wishes reach it. */
class Shelf {
  readonly available: number[];
  readonly keys = new Set<string>();
  statements = 0;

  constructor(seats: readonly number[]) {
    this.available = [...seats];
  }

  take({ tier, quantity, key, isBad }: Wish): PromiseSettledResult<number | null> {
    if (isBad) return { status: 'rejected', reason: bad };
    if (key !== null && this.keys.has(key)) return { status: 'rejected', reason: taken };
    const left = this.available[tier] ?? 0;
    if (left < quantity) return { status: 'fulfilled', value: null };
    this.available[tier] = left - quantity;
    if (key !== null) this.keys.add(key);
    return { status: 'fulfilled', value: quantity };
  }

  /** Whole or not at all, and with no two of one key. */
  takeAll(wishes: readonly Wish[]): PromiseSettledResult<number | null>[] {
    if (wishes.some((wish) => wish.isBad)) throw bad;
    const keys = wishes.flatMap(({ key }) => key ?? []);
    if (new Set(keys).size < keys.length) throw new Error('twins in one statement');
    return wishes.map((wish) => this.take(wish));
  }
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

function admissionTo(shelf: Shelf, more: Partial<AdmissionOptions<Wish, number | null>> = {}) {
  return createAdmission<Wish, number | null>({
    takeTogether: async (wishes) => {
      shelf.statements += 1;
      await tick();
      return shelf.takeAll(wishes);
    },
    takeAlone: async (wish) => {
      shelf.statements += 1;
      await tick();
      const outcome = shelf.take(wish);
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
    width: 1,
    keyOf: (wish) => wish.key,
    tierOf: (wish) => wish.tier,
    hasDoneNothing: (error) => error === bad,
    concernsTier: (error) => error === locked,
    ...more,
  });
}

const wishes = fc.array(
  fc.record({
    tier: fc.constantFrom(...TIERS),
    quantity: fc.integer({ min: 1, max: 10 }),
    key: fc.option(fc.constantFrom('k1', 'k2', 'k3')),
    isBad: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 150 },
);
const seats = fc.tuple(...TIERS.map(() => fc.integer({ min: 0, max: 120 })));
/** Turns of the event loop before the next wish arrives. */
const pauses = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 150, maxLength: 150 });

async function arrive(
  ask: (wish: Wish) => Promise<number | null>,
  all: readonly Wish[],
  waits: readonly number[],
) {
  const answers: Promise<number | null>[] = [];
  for (const [index, wish] of all.entries()) {
    answers.push(ask(wish));
    // Nobody listens yet: a refusal is looked at below.
    answers.at(-1)?.catch(() => undefined);
    for (let wait = waits[index] ?? 0; wait > 0; wait -= 1) await tick();
  }
  return Promise.allSettled(answers);
}

describe('group admission', () => {
  it('admits whom one after the other would, in the order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, seats, pauses, async (all, available, waits) => {
        // A twin waits for the first of its key, and others may pass it: by themselves they have no
        // order to keep, so the model is the sequential one for wishes without twins.
        const once = all.map((wish, index) => ({ ...wish, key: wish.key && `key ${index}` }));
        const shelf = new Shelf(available);
        const outcomes = await arrive(admissionTo(shelf), once, waits);
        const model = new Shelf(available);
        expect(outcomes).toEqual(once.map((wish) => model.take(wish)));
        expect(shelf.available).toEqual(model.available);
      }),
      { numRuns: 200 },
    );
  });

  it('makes at most one of twins, and takes no more than there is', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, seats, pauses, async (all, available, waits) => {
        const shelf = new Shelf(available);
        const outcomes = await arrive(admissionTo(shelf, { width: 2 }), all, waits);
        const made = all.filter((_, index) => {
          const outcome = outcomes[index];
          return outcome?.status === 'fulfilled' && outcome.value !== null;
        });
        const keys = made.flatMap(({ key }) => key ?? []);
        expect(new Set(keys).size).toBe(keys.length);
        for (const tier of TIERS) {
          const sold = made.filter((wish) => wish.tier === tier);
          const sum = sold.reduce((total, { quantity }) => total + quantity, 0);
          expect(shelf.available[tier]).toBe((available[tier] ?? 0) - sum);
        }
        expect(shelf.available.every((left) => left >= 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('serves those who wait with few statements', async () => {
    const shelf = new Shelf([500, 0, 0]);
    const all = Array.from({ length: 129 }, () => wish({ quantity: 1 }));
    const outcomes = await arrive(admissionTo(shelf), all, []);
    expect(outcomes.every((outcome) => outcome.status === 'fulfilled')).toBe(true);
    expect(shelf.statements).toBe(3);
  });
});

describe('when the shared statement fails', () => {
  it('one bad wish fails alone, and it is told', async () => {
    const shelf = new Shelf([10, 10, 10]);
    const told: unknown[] = [];
    const ask = admissionTo(shelf, { onFallback: (...words) => told.push(words) });
    const outcomes = await arrive(ask, [wish({}), wish({ isBad: true }), wish({ tier: 1 })], []);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(told).toEqual([[bad, 3]]);
  });

  it('nothing is asked twice when it may have been done', async () => {
    let alone = 0;
    const ask = admissionTo(new Shelf([10, 10, 10]), {
      takeTogether: () => Promise.reject(lost),
      takeAlone: async () => (alone += 1),
    });
    const outcomes = await arrive(ask, [wish({}), wish({})], []);
    expect(outcomes).toEqual(Array(2).fill({ status: 'rejected', reason: lost }));
    expect(alone).toBe(0);
  });

  it('a tier that nobody can lock is tried once, and the others go on', async () => {
    const tried: number[] = [];
    const ask = admissionTo(new Shelf([10, 10, 10]), {
      takeTogether: () => Promise.reject(bad),
      takeAlone: async ({ tier }) => {
        tried.push(tier);
        if (tier === 0) throw locked;
        return 1;
      },
    });
    const all = [0, 1, 0, 1, 0].map((tier) => wish({ tier }));
    const outcomes = await arrive(ask, all, []);
    expect(outcomes.map((outcome) => outcome.status === 'fulfilled')).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(tried.sort()).toEqual([0, 1, 1]);
  });
});

const wish = (more: Partial<Wish>): Wish => ({
  tier: 0,
  quantity: 1,
  key: null,
  isBad: false,
  ...more,
});
