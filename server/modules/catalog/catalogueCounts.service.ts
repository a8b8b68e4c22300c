import type { ModuleDeps } from '../../deps';
import { RecentCache } from '../../lib/recentCache';
import { readCatalogueVersion } from './catalogueChanges.repository';

/** Counts above this are slow enough to be kept, from the second time on that the same is counted. */
const MANY_EVENTS = 5_000;
/** Milliseconds for which an event that has ended may still be counted among those to come. */
const KEPT_MS = 10_000;
const KEPT_COUNTS = 200;
/** Milliseconds for which it is remembered that there were many. */
const REMEMBERED_MS = 3_600_000;

/**
 * What `count` counts, or what it has counted.
 * @param db where it counts: a replica may not have the newest version yet
 * @param key of this count and of no other
 */
export type CatalogueCounts<Counts> = (
  db: ModuleDeps['db'],
  key: string,
  count: () => Promise<Counts>,
) => Promise<Counts>;

interface CountsOptions<Counts> {
  /** How many events were counted. */
  sumOf: (counts: Counts) => number;
  many?: number;
}

/**
 * Counts of many events, kept until an event or a category is changed by whatever server, and for ten
 * seconds at most.
 */
export function createCatalogueCounts<Counts>(
  { clock }: Pick<ModuleDeps, 'clock'>,
  { sumOf, many = MANY_EVENTS }: CountsOptions<Counts>,
): CatalogueCounts<Counts> {
  const kept = new RecentCache<{ counts: Counts; version: string }>(KEPT_COUNTS, KEPT_MS, () =>
    clock.now(),
  );
  const wereMany = new RecentCache<true>(KEPT_COUNTS, REMEMBERED_MS, () => clock.now());

  return async (db, key, count) => {
    // Few events are counted as quickly as the version is read, and most filters are used once.
    const version = wereMany.get(key) ? await readCatalogueVersion(db) : null;
    const known = kept.get(key);
    if (known && known.version === version) return known.counts;
    // The version was read before: what changes in between is counted, and counted again.
    const counts = await count();
    if (sumOf(counts) > many) {
      wereMany.set(key, true);
      if (version !== null) kept.set(key, { counts, version });
    }
    return counts;
  };
}
