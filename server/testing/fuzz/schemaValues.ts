import type { Pool } from './pool';
import type { Random } from './random';
import { patternExamples, plainExamples } from './texts';

/** The part of JSON Schema in use, with references replaced. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
}

const words = ['Nocturne', 'Asha Menon', 'Hall 3', 'काला घोड़ा', 'A “quiet” evening', 'x'];
const UNKNOWN_ID = 900_000;
const DAY = 24 * 3600 * 1000;

/** Generates values that fit a schema. Prefers values from the server for names that refer to ids. */
export function createSchemaValues(pool: Pool, now: number) {
  function string(schema: Schema, name: string, random: Random): string {
    const known = pool.field(name, random);
    if (typeof known === 'string' && random.chance(0.45)) return known;
    const at = new Date(now + Math.floor((random.next() - 0.3) * 400) * DAY).toISOString();
    if (schema.format === 'date-time') return at;
    if (schema.format === 'date') return at.slice(0, 10);
    if (schema.format === 'email' || /e?mail$/.test(name)) {
      return `p${random.below(500)}@${random.pick(['northwind', 'lakshmi-textiles'])}.example`;
    }
    if (schema.format === 'password' || name === 'password') return 'Foyer-demo-2026';
    if (schema.pattern !== undefined) {
      return random.pick(patternExamples[schema.pattern] ?? plainExamples);
    }
    const least = schema.minLength ?? 0;
    const text = `${random.pick(words)} ${random.below(1000)}`.padEnd(least, 'a');
    const most = schema.maxLength ?? 200;
    if (random.chance(0.08)) return 'b'.repeat(Math.min(most, 4_000));
    return text.slice(0, most);
  }

  function number(schema: Schema, name: string, random: Random): number {
    const id = pool.id(name, random);
    // A small id may belong to something that the run needs, such as the account of a caller.
    if (id !== undefined) return random.chance(0.95) ? id : UNKNOWN_ID;
    const least = schema.minimum ?? 0;
    const most = schema.maximum ?? Number.MAX_SAFE_INTEGER;
    if (random.chance(0.08)) return random.pick([least, most]);
    return Math.min(most, least + random.below(6));
  }

  function object(schema: Schema, random: Random, depth: number): Record<string, unknown> {
    const entries = Object.entries(schema.properties ?? {});
    const isKept = entries.map(
      ([name]) => schema.required?.includes(name) || random.chance(depth > 3 ? 0.3 : 0.5),
    );
    if (schema.minProperties && !isKept.includes(true)) isKept[random.below(entries.length)] = true;
    const made = Object.fromEntries(
      entries
        .filter((_entry, index) => isKept[index])
        .map(([name, entry]) => [name, make(entry, name, random, depth + 1)]),
    );
    const pair = 'event' in made && 'ticket_tier' in made ? pool.tier(random) : undefined;
    // A random price would rarely match the tier.
    if (!pair || random.chance(0.2)) return made;
    const { unit_price: _price, ...rest } = made;
    return { ...rest, event: pair.event, ticket_tier: pair.tier };
  }

  function make(schema: Schema, name: string, random: Random, depth = 0): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    if (schema.allOf) {
      const parts = schema.allOf.map((part) => make(part, name, random, depth));
      return parts.every((part) => typeof part === 'object')
        ? Object.assign({}, ...parts)
        : parts[0];
    }
    const options = schema.oneOf ?? schema.anyOf;
    if (options) {
      const isObject = schema.properties !== undefined;
      const chosen = make(random.pick(options), name, random, depth);
      return isObject ? Object.assign(object(schema, random, depth), chosen) : chosen;
    }
    switch (random.pick([schema.type ?? 'string'].flat())) {
      case 'object':
        return object(schema, random, depth);
      case 'array': {
        const least = schema.minItems ?? 0;
        const count = Math.min(schema.maxItems ?? 20, least + random.below(3));
        return Array.from({ length: count }, () =>
          make(schema.items ?? {}, name, random, depth + 1),
        );
      }
      case 'integer':
      case 'number':
        return number(schema, name, random);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return string(schema, name, random);
    }
  }

  return make;
}
