/**
 * A queue that serves keys, such as people or networks, round-robin, and the items of one key in order of arrival. So
 * many items of one key delay those of another by one item at most.
 */
export class FairQueue<Item> {
  readonly #items = new Map<string, Set<Item>>();
  /** When the first item of each key became the first, in milliseconds of `performance.now()`. */
  readonly #firstSince = new Map<string, number>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The items of one key, in order of arrival. */
  itemsOf(key: string): readonly Item[] {
    return [...(this.#items.get(key) ?? [])];
  }

  keys(): readonly string[] {
    return [...this.#items.keys()];
  }

  /** The items of the key that has the most. */
  longest(): readonly Item[] {
    const sets = [...this.#items.values()];
    return [...sets.reduce((a, b) => (b.size > a.size ? b : a), new Set<Item>())];
  }

  add(key: string, item: Item): void {
    const items = this.#items.get(key);
    if (items) items.add(item);
    else {
      this.#items.set(key, new Set([item]));
      this.#firstSince.set(key, performance.now());
    }
    this.#size += 1;
  }

  /** @returns false when the item no longer waits */
  delete(key: string, item: Item): boolean {
    const items = this.#items.get(key);
    if (!items?.delete(item)) return false;
    this.#size -= 1;
    if (items.size === 0) {
      this.#items.delete(key);
      this.#firstSince.delete(key);
    }
    return true;
  }

  /** Milliseconds for which the first ready key has waited; 0 when none waits. */
  wait(isReady: (key: string) => boolean = () => true): number {
    const since = [...this.#firstSince].filter(([key]) => isReady(key)).map(([, at]) => at);
    return since.length === 0 ? 0 : performance.now() - Math.min(...since);
  }

  /**
   * Takes the next item; then its key moves behind all others.
   * @param isReady keys that are not ready are skipped and keep their place
   */
  take(isReady: (key: string) => boolean = () => true): Item | undefined {
    for (const [key, items] of this.#items) {
      const [item] = items;
      if (item === undefined || !isReady(key)) continue;
      this.delete(key, item);
      if (items.size > 0) {
        this.#items.delete(key);
        this.#items.set(key, items);
        this.#firstSince.set(key, performance.now());
      }
      return item;
    }
    return undefined;
  }
}
