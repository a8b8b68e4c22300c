interface Kept<Value> {
  value: Value;
  size: number;
}

/** A map with a limited size in bytes that drops the values that were set least recently. */
export class ByteLimitedMap<Value> {
  private readonly entries = new Map<string, Kept<Value>>();
  private total = 0;

  constructor(private readonly limit: number) {}

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
    // A Map iterates in insertion order: the first value was set least recently.
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.limit) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const kept = this.entries.get(key);
    if (!kept) return;
    this.total -= kept.size;
    this.entries.delete(key);
  }
}
