import { createBatcher } from '../../lib/batcher';

/** More in one statement gain little and wait longer. */
const GROUP_SIZE = 64;
/** Statements at once when each request goes by itself after all. */
const ALONE_AT_ONCE = 4;

export interface AdmissionOptions<Wish, Admitted> {
  /** One statement for all of them, done whole or not at all; the answers in the order of the wishes. */
  takeTogether(wishes: readonly Wish[]): Promise<readonly PromiseSettledResult<Admitted>[]>;
  takeAlone(wish: Wish): Promise<Admitted>;
  /** Statements under way at once. */
  width: number;
  /** Twins: wishes of one key are one wish, sent twice. */
  keyOf(wish: Wish): string | null;
  /** What it is taken from: wishes for the same thing are served in the order in which they came. */
  tierOf(wish: Wish): number;
  /** True for an error that proves that the statement did nothing. */
  hasDoneNothing(error: unknown): boolean;
  /** True for an error that whoever wants the same thing would meet now, too. */
  concernsTier(error: unknown): boolean;
  /** Told when a group had to be served one by one. */
  onFallback?(error: unknown, wishes: number): void;
}

/**
 * Group admission (D11, storage.md): a hot tier can commit a few thousand times a second and no
 * more, so wishes that arrive while a statement is under way share the next one.
 */
export function createAdmission<Wish, Admitted>(options: AdmissionOptions<Wish, Admitted>) {
  const { takeTogether, takeAlone, tierOf, hasDoneNothing, concernsTier } = options;

  async function serve(
    wishes: readonly Wish[],
  ): Promise<readonly PromiseSettledResult<Admitted>[]> {
    const [only] = wishes;
    if (wishes.length === 1 && only !== undefined) return [await settled(takeAlone(only))];
    try {
      return await takeTogether(wishes);
    } catch (error) {
      // A lost connection leaves open what was done: to ask again could do it twice.
      if (!hasDoneNothing(error)) throw error;
      options.onFallback?.(error, wishes.length);
      return oneByOne(wishes);
    }
  }

  /** So that one bad wish fails alone. */
  async function oneByOne(wishes: readonly Wish[]): Promise<PromiseSettledResult<Admitted>[]> {
    const outcomes: PromiseSettledResult<Admitted>[] = [];
    const lines = linesOf(wishes.map(tierOf));
    const serveLines = async () => {
      for (let line = lines.shift(); line; line = lines.shift()) {
        await serveLine(line, wishes, outcomes);
      }
    };
    await Promise.all(Array.from({ length: ALONE_AT_ONCE }, serveLines));
    return outcomes;
  }

  async function serveLine(
    line: readonly number[],
    wishes: readonly Wish[],
    outcomes: PromiseSettledResult<Admitted>[],
  ): Promise<void> {
    let blocked: PromiseRejectedResult | undefined;
    for (const place of line) {
      const wish = wishes[place];
      if (wish === undefined) continue;
      const outcome = blocked ?? (await settled(takeAlone(wish)));
      outcomes[place] = outcome;
      if (outcome.status === 'rejected' && concernsTier(outcome.reason)) blocked = outcome;
    }
  }

  return createBatcher({ serve, size: GROUP_SIZE, width: options.width, keyOf: options.keyOf });
}

/** The places in the group, for each tier in their order. */
function linesOf(tiers: readonly number[]): number[][] {
  const lines = new Map<number, number[]>();
  tiers.forEach((tier, place) => lines.set(tier, [...(lines.get(tier) ?? []), place]));
  return [...lines.values()];
}

const settled = <T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> =>
  promise.then(
    (value) => ({ status: 'fulfilled', value }),
    (reason: unknown) => ({ status: 'rejected', reason }),
  );
