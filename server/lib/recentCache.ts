interface Entry<Value> {
  value: Value;
  /** Milliseconds since 1970. */
  until: number;
}

/** An LRU cache with a maximum size and a time to live. */
export class RecentCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  /** @param lifetime milliseconds */
  constructor(
    private readonly size: number,
    private readonly lifetime: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.until <= this.now()) return undefined;
    // A Map iterates in insertion order: inserted again, the entry is the most recent.
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: this.now() + this.lifetime });
    if (this.entries.size <= this.size) return;
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }
}
