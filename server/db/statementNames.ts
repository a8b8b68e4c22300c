import { createHash } from 'node:crypto';

const NAMED_LIMIT = 500;
const SEEN_LIMIT = 1000;
/** Only these are planned, so only these gain by being prepared. */
const plannable = /^\s*(select|insert|update|delete|merge|with)\b/i;

/**
 * Names statements that repeat, so that each connection parses and plans them once. A statement seen
 * only once (with a list of changing length, say) gets none, and the number of names is bounded:
 * every connection keeps every prepared statement in memory. For lists prefer `= any($1)`.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** The name to prepare `sql` under; undefined when it should be sent as it is. */
  nameOf(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name !== undefined) return name;
    if (!this.#isWorthIt(sql)) return undefined;
    const made = createHash('sha1').update(sql).digest('base64url');
    this.#names.set(sql, made);
    return made;
  }

  #isWorthIt(sql: string): boolean {
    if (this.#names.size >= NAMED_LIMIT || !plannable.test(sql)) return false;
    if (this.#seen.delete(sql)) return true;
    if (this.#seen.size >= SEEN_LIMIT) this.#seen.clear();
    this.#seen.add(sql);
    return false;
  }
}
