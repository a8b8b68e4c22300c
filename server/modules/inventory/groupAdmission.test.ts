import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createGroupAdmission, type GroupAdmissionOptions } from './groupAdmission.service';

interface Request {
  tier: number;
  quantity: number;
  key: string | null;
  /** The database refuses it, with everything else in the same statement. */
  isBad: boolean;
}

const TIER_IDS = [0, 1, 2];
const taken = new Error('key taken');
const bad = new Error('bad request');
const locked = new Error('locked');
const lost = new Error('connection lost');

/** In-memory tiers that serve requests one after the other, singly or in groups. */
class FakeTiers {
  readonly available: number[];
  readonly keys = new Set<string>();
  statements = 0;

  constructor(seats: readonly number[]) {
    this.available = [...seats];
  }

  take({ tier, quantity, key, isBad }: Request): PromiseSettledResult<number | null> {
    if (isBad) return { status: 'rejected', reason: bad };
    if (key !== null && this.keys.has(key)) return { status: 'rejected', reason: taken };
    const left = this.available[tier] ?? 0;
    if (left < quantity) return { status: 'fulfilled', value: null };
    this.available[tier] = left - quantity;
    if (key !== null) this.keys.add(key);
    return { status: 'fulfilled', value: quantity };
  }

  /** All or nothing; two requests with the same key in one group are an error. */
  takeAll(requests: readonly Request[]): PromiseSettledResult<number | null>[] {
    if (requests.some((request) => request.isBad)) throw bad;
    const keys = requests.flatMap(({ key }) => key ?? []);
    if (new Set(keys).size < keys.length) throw new Error('duplicates in one statement');
    return requests.map((request) => this.take(request));
  }
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

function createAdmission(
  tiers: FakeTiers,
  more: Partial<GroupAdmissionOptions<Request, number | null>> = {},
) {
  return createGroupAdmission<Request, number | null>({
    takeTogether: async (requests) => {
      tiers.statements += 1;
      await tick();
      return tiers.takeAll(requests);
    },
    takeAlone: async (request) => {
      tiers.statements += 1;
      await tick();
      const outcome = tiers.take(request);
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    },
    width: 1,
    keyOf: (request) => request.key,
    tierOf: (request) => request.tier,
    hasDoneNothing: (error) => error === bad,
    concernsTier: (error) => error === locked,
    ...more,
  });
}

const requests = fc.array(
  fc.record({
    tier: fc.constantFrom(...TIER_IDS),
    quantity: fc.integer({ min: 1, max: 10 }),
    key: fc.option(fc.constantFrom('k1', 'k2', 'k3')),
    isBad: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 150 },
);
const seats = fc.tuple(...TIER_IDS.map(() => fc.integer({ min: 0, max: 120 })));
/** Turns of the event loop before the next request. */
const pauses = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 150, maxLength: 150 });

async function send(
  admit: (request: Request) => Promise<number | null>,
  all: readonly Request[],
  waits: readonly number[],
) {
  const answers: Promise<number | null>[] = [];
  for (const [index, request] of all.entries()) {
    answers.push(admit(request));
    // Marks the rejection as handled until `allSettled` reads it.
    answers.at(-1)?.catch(() => undefined);
    for (let wait = waits[index] ?? 0; wait > 0; wait -= 1) await tick();
  }
  return Promise.allSettled(answers);
}

describe('group admission', () => {
  it('admits what sequential requests would get, in the order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(requests, seats, pauses, async (all, available, waits) => {
        // A duplicate waits for the first request of its key while others overtake it, so the
        // sequential model holds only for requests without duplicates.
        const unique = all.map((request, index) => ({
          ...request,
          key: request.key && `key ${index}`,
        }));
        const tiers = new FakeTiers(available);
        const outcomes = await send(createAdmission(tiers), unique, waits);
        const model = new FakeTiers(available);
        expect(outcomes).toEqual(unique.map((request) => model.take(request)));
        expect(tiers.available).toEqual(model.available);
      }),
      { numRuns: 200 },
    );
  });

  it('makes at most one booking of duplicates, and takes no more seats than there are', async () => {
    await fc.assert(
      fc.asyncProperty(requests, seats, pauses, async (all, available, waits) => {
        const tiers = new FakeTiers(available);
        const outcomes = await send(createAdmission(tiers, { width: 2 }), all, waits);
        const made = all.filter((_, index) => {
          const outcome = outcomes[index];
          return outcome?.status === 'fulfilled' && outcome.value !== null;
        });
        const keys = made.flatMap(({ key }) => key ?? []);
        expect(new Set(keys).size).toBe(keys.length);
        for (const tier of TIER_IDS) {
          const sold = made.filter((request) => request.tier === tier);
          const sum = sold.reduce((total, { quantity }) => total + quantity, 0);
          expect(tiers.available[tier]).toBe((available[tier] ?? 0) - sum);
        }
        expect(tiers.available.every((left) => left >= 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('serves waiting requests with few statements', async () => {
    const tiers = new FakeTiers([500, 0, 0]);
    const all = Array.from({ length: 129 }, () => request({ quantity: 1 }));
    const outcomes = await send(createAdmission(tiers), all, []);
    expect(outcomes.every((outcome) => outcome.status === 'fulfilled')).toBe(true);
    expect(tiers.statements).toBe(3);
  });
});

describe('when the shared statement fails', () => {
  it('one bad request fails alone, and the fallback is reported', async () => {
    const tiers = new FakeTiers([10, 10, 10]);
    const reports: unknown[] = [];
    const admit = createAdmission(tiers, { onFallback: (...args) => reports.push(args) });
    const outcomes = await send(
      admit,
      [request({}), request({ isBad: true }), request({ tier: 1 })],
      [],
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(reports).toEqual([[bad, 3]]);
  });

  it('does not repeat a statement that may have committed', async () => {
    let alone = 0;
    const admit = createAdmission(new FakeTiers([10, 10, 10]), {
      takeTogether: () => Promise.reject(lost),
      takeAlone: async () => (alone += 1),
    });
    const outcomes = await send(admit, [request({}), request({})], []);
    expect(outcomes).toEqual(Array(2).fill({ status: 'rejected', reason: lost }));
    expect(alone).toBe(0);
  });

  it('tries a tier that cannot be locked once, and serves the others', async () => {
    const tried: number[] = [];
    const admit = createAdmission(new FakeTiers([10, 10, 10]), {
      takeTogether: () => Promise.reject(bad),
      takeAlone: async ({ tier }) => {
        tried.push(tier);
        if (tier === 0) throw locked;
        return 1;
      },
    });
    const all = [0, 1, 0, 1, 0].map((tier) => request({ tier }));
    const outcomes = await send(admit, all, []);
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

const request = (more: Partial<Request>): Request => ({
  tier: 0,
  quantity: 1,
  key: null,
  isBad: false,
  ...more,
});
