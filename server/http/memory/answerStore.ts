import { ByteLimitedMap } from '../../lib/byteLimitedMap';

export interface StoreOptions<Value> {
  /** Bytes for what was kept once, and for what was kept again. */
  limits: { once: number; again: number };
  onDrop: (value: Value) => void;
}

/**
 * Values by key in a limited number of bytes. What is kept a second time moves to an area of its own, so
 * that any number of keys that come once, such as search texts, push out only each other.
 */
export class AnswerStore<Value> {
  private readonly once: ByteLimitedMap<Value>;
  private readonly again: ByteLimitedMap<Value>;

  constructor({ limits, onDrop }: StoreOptions<Value>) {
    this.once = new ByteLimitedMap(limits.once, onDrop);
    this.again = new ByteLimitedMap(limits.again, onDrop);
  }

  get bytes(): number {
    return this.once.bytes + this.again.bytes;
  }

  get(key: string): Value | undefined {
    return this.again.get(key) ?? this.once.get(key);
  }

  /** @param size its bytes, which may differ from those before */
  set(key: string, value: Value, size: number): void {
    const area = this.get(key) === undefined ? this.once : this.again;
    this.once.delete(key);
    area.set(key, value, size);
  }
}
