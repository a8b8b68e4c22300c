import type { ModuleDeps } from '../../deps';
import { RecentCache } from '../../lib/recentCache';
import { readCatalogueVersion } from './catalogueChanges.repository';

/** Counting more events than this is slow enough to cache, from the second identical count on. */
const MANY_EVENTS = 5_000;
/** Milliseconds. For this long an event that has ended may still be counted as upcoming. */
const KEPT_MS = 10_000;
const KEPT_COUNTS = 200;
/** Milliseconds for which a filter counts as having many matches. */
const REMEMBERED_MS = 3_600_000;

/**
 * Returns the cached counts or calls `count`.
 * @param db the connection that `count` uses: a replica may not have the newest version yet
 * @param key unique for this count
 */
export type CatalogueCounts<Counts> = (
  db: ModuleDeps['db'],
  key: string,
  count: () => Promise<Counts>,
) => Promise<Counts>;

interface CountsOptions<Counts> {
  /** Total number of counted events. */
  sumOf: (counts: Counts) => number;
  many?: number;
}

/**
 * Caches counts of many events until any server changes an event or a category, and for at most ten
 * seconds.
 */
export function createCatalogueCounts<Counts>(
  { clock }: Pick<ModuleDeps, 'clock'>,
  { sumOf, many = MANY_EVENTS }: CountsOptions<Counts>,
): CatalogueCounts<Counts> {
  const kept = new RecentCache<{ counts: Counts; version: string }>(KEPT_COUNTS, KEPT_MS, () =>
    clock.now(),
  );
  const hadMany = new RecentCache<true>(KEPT_COUNTS, REMEMBERED_MS, () => clock.now());

  return async (db, key, count) => {
    // Counting few events takes no longer than reading the version, and most filters are used once.
    const version = hadMany.get(key) ? await readCatalogueVersion(db) : null;
    const known = kept.get(key);
    if (known && known.version === version) return known.counts;
    // The version was read first, so a change during the count only causes another count.
    const counts = await count();
    if (sumOf(counts) > many) {
      hadMany.set(key, true);
      if (version !== null) kept.set(key, { counts, version });
    }
    return counts;
  };
}
