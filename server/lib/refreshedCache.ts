import { RecentCache } from './recentCache';

interface Entry<Value> {
  value: Value;
  /** Milliseconds since 1970. */
  at: number;
  isRefreshing: boolean;
}

interface Limits {
  /** Entries. */
  size: number;
  /** Age in milliseconds from which a value is computed again in the background. */
  freshFor: number;
  /** Age in milliseconds after which a value is no longer returned. */
  keptFor: number;
}

/** A `RecentCache` whose callers wait only when there is no value: an old value is returned while it is refreshed. */
export class RefreshedCache<Value> {
  private readonly entries: RecentCache<Entry<Value>>;

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = Date.now,
  ) {
    this.entries = new RecentCache(limits.size, limits.keptFor, now);
  }

  /** @param load its errors are thrown when a caller waits for the value; otherwise the old value stays */
  async get(
    key: string,
    load: () => Promise<Value>,
    isWorthKeeping: (value: Value) => boolean,
  ): Promise<Value> {
    const entry = this.entries.get(key);
    if (!entry) {
      const value = await load();
      if (isWorthKeeping(value)) this.set(key, value);
      return value;
    }
    const isOld = this.now() - entry.at > this.limits.freshFor;
    if (isOld && !entry.isRefreshing) this.refresh(key, entry, load);
    return entry.value;
  }

  private refresh(key: string, entry: Entry<Value>, load: () => Promise<Value>): void {
    entry.isRefreshing = true;
    load().then(
      (value) => this.set(key, value),
      () => {
        entry.isRefreshing = false;
      },
    );
  }

  private set(key: string, value: Value): void {
    this.entries.set(key, { value, at: this.now(), isRefreshing: false });
  }
}
