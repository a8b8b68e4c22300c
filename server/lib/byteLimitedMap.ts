interface Kept<Value> {
  value: Value;
  size: number;
}

/** The values that were set last, up to a number of bytes. */
export class ByteLimitedMap<Value> {
  private readonly entries = new Map<string, Kept<Value>>();
  private total = 0;

  /** @param onDrop called for a value that makes room for a newer one */
  constructor(
    private readonly limit: number,
    private readonly onDrop: (value: Value) => void = () => undefined,
  ) {}

  get bytes(): number {
    return this.total;
  }

  get(key: string): Value | undefined {
    return this.entries.get(key)?.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    this.entries.set(key, { value, size });
    this.total += size;
    // A Map iterates in insertion order: the first one was not set anew for the longest time.
    for (const [oldest, kept] of this.entries) {
      if (this.total <= this.limit) return;
      this.delete(oldest);
      this.onDrop(kept.value);
    }
  }

  delete(key: string): void {
    const kept = this.entries.get(key);
    if (!kept) return;
    this.total -= kept.size;
    this.entries.delete(key);
  }
}
