/**
 * Items that wait under keys, such as a person or a network. The keys take turns, and the items of one key are taken in
 * order of arrival, so that many items of one key let those of the others wait for one of them at most.
 */
export class FairQueue<Item> {
  readonly #items = new Map<string, Set<Item>>();
  /** Since when the first item of a key is the first, in milliseconds of `performance.now()`. */
  readonly #firstSince = new Map<string, number>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Those that wait under one key, in order of arrival. */
  itemsOf(key: string): readonly Item[] {
    return [...(this.#items.get(key) ?? [])];
  }

  keys(): readonly string[] {
    return [...this.#items.keys()];
  }

  /** Those of the key under which most wait. */
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

  /** @returns false when it no longer waits */
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

  /** Milliseconds for which the key has waited for its turn that has waited longest, of those that are ready; else 0. */
  wait(isReady: (key: string) => boolean = () => true): number {
    const since = [...this.#firstSince].filter(([key]) => isReady(key)).map(([, at]) => at);
    return since.length === 0 ? 0 : performance.now() - Math.min(...since);
  }

  /**
   * Takes the next item; its key waits behind all others then.
   * @param isReady keys that are not are passed over, and keep their turn
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
