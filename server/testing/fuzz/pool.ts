import type { Random } from './random';

/** Names that refer to ids of the same kind. */
const ALIASES: Readonly<Record<string, string>> = {
  people: 'user',
  person: 'user',
  member: 'user',
  approver: 'user',
  delegate: 'user',
  booked_for: 'user',
  ticket_tier: 'tier',
  into: 'company',
  exclusive: 'company',
  categories: 'category',
  waiting_list: 'waiting_entry',
};

/** Normalises a name: `/cost-centres/`, `cost_centre_ids` and `cost_centre` refer to ids of the same kind. */
function thingOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/_ids?$/, '');
  const single = plain.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  return ALIASES[plain] ?? ALIASES[single] ?? single;
}

type Scalar = string | number | boolean;
/** Maximum number of values kept per name. */
const MAX_VALUES = 60;

/** Ids, tokens and texts from answers of the server. Requests that use them get past "not found". */
export class Pool {
  readonly #ids = new Map<string, Set<number>>();
  readonly #fields = new Map<string, Set<Scalar>>();
  /** Events by the ids of their tiers. */
  readonly #events = new Map<number, number>();

  /** @param all also learns every value that this pool learns, and is the fallback for unknown names */
  constructor(readonly all?: Pool) {}

  /** @param where the name of the list or object that holds `value` */
  learn(value: unknown, where: string): void {
    this.all?.learn(value, where);
    this.#learn(value, where);
  }

  #learn(value: unknown, where: string): void {
    if (Array.isArray(value)) {
      for (const entry of value) this.#learn(entry, where);
    } else if (typeof value === 'object' && value !== null) {
      this.#learnTiers(value);
      for (const [name, entry] of Object.entries(value)) {
        if (name === 'id' && typeof entry === 'number') keep(this.#ids, thingOf(where), entry);
        else if (typeof entry === 'number' && /_ids?$/.test(name)) {
          keep(this.#ids, thingOf(name), entry);
        } else if (isScalar(entry)) keep(this.#fields, name, entry);
        this.#learn(entry, name === 'results' || name === 'items' ? where : name);
      }
    }
  }

  #learnTiers({ id, ticket_tiers: tiers }: { id?: unknown; ticket_tiers?: unknown }): void {
    if (typeof id !== 'number' || !Array.isArray(tiers)) return;
    for (const tier of tiers) {
      if (typeof tier?.id === 'number') this.#events.set(tier.id, id);
    }
  }

  /** A tier with its event. */
  tier(random: Random): { tier: number; event: number } | undefined {
    const known = (this.all ?? this).#events;
    if (known.size === 0) return undefined;
    const [tier, event] = random.pick([...known]);
    return { tier, event };
  }

  id(name: string, random: Random): number | undefined {
    const own = pickOf(this.#ids.get(thingOf(name)), random);
    return own !== undefined && random.chance(0.8) ? own : (this.all?.id(name, random) ?? own);
  }

  field(name: string, random: Random): Scalar | undefined {
    const own = pickOf(this.#fields.get(name), random);
    return own !== undefined && random.chance(0.8) ? own : (this.all?.field(name, random) ?? own);
  }

  /** The first ids of this kind that were learnt. */
  ids(name: string, count: number): number[] {
    return [...(this.#ids.get(thingOf(name)) ?? [])].slice(0, count);
  }

  forgetIds(name: string, ids: readonly number[]): void {
    this.all?.forgetIds(name, ids);
    for (const id of ids) this.#ids.get(thingOf(name))?.delete(id);
  }
}

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

function keep<Value>(map: Map<string, Set<Value>>, name: string, value: Value): void {
  const values = map.get(name) ?? new Set<Value>();
  map.set(name, values);
  values.add(value);
  const [oldest] = values;
  if (values.size > MAX_VALUES && oldest !== undefined) values.delete(oldest);
}

const pickOf = <Value>(values: ReadonlySet<Value> | undefined, random: Random) =>
  values && values.size > 0 ? random.pick([...values]) : undefined;
