import { frameChanges } from './frames';
import type { FuzzOperation } from './contract';
import { encode, headerChanges, targetChanges, type Head, type Header } from './heads';
import { changeField, fieldChanges, textChanges, toJson } from './json';
import type { Pool } from './pool';
import { createRandom, type Random } from './random';
import { createSchemaValues } from './schemaValues';
import { hostileTexts, oddTexts } from './texts';

export type Kind = 'valid' | 'near-valid' | 'hostile';

export interface FuzzRequest extends Head {
  number: number;
  operationId: FuzzOperation['operationId'];
  kind: Kind;
  /** The mistake in the request; empty for a valid one. */
  change: string;
  /** The caller; undefined for an anonymous request. */
  person: string | undefined;
  body: Buffer | undefined;
  /** Whether the request reaches its operation. */
  isRouted: boolean;
  /** Whether the framing is broken, so that the request needs a separate connection. */
  isBroken: boolean;
}

type Make = ReturnType<typeof createSchemaValues>;

interface Plan {
  seed: number;
  operations: readonly FuzzOperation[];
  /** Values that all callers have seen. */
  all: Pool;
  /** Values that each caller has seen. */
  pools: ReadonlyMap<string, Pool>;
  /** Milliseconds since 1970; generated dates are near it. */
  now: number;
}

/** Generates requests from the contract. The same number and pool give the same request. */
export function createRequests({ seed, operations, all, pools, now }: Plan) {
  const people = [...pools.keys()];
  const makers = new Map(
    [...pools].map(([person, pool]) => [person, createSchemaValues(pool, now)]),
  );
  const makeForNobody = createSchemaValues(all, now);
  const choose = (names: Readonly<Record<string, unknown>>, random: Random) =>
    random.pick(Object.keys(names));

  /** @param near also generates parameters at and beyond their limits */
  function headOf(operation: FuzzOperation, make: Make, random: Random, near: boolean): Head {
    const value = (parameter: FuzzOperation['parameters'][number], name: string) => {
      if (near && random.chance(0.25)) return random.pick(oddParameters);
      const made = make(parameter.schema, name, random);
      return Array.isArray(made) ? made.join(',') : String(made);
    };
    const inPath = (at: string) => operation.parameters.find(({ name }) => name === at);
    let segment = '';
    const path = operation.template
      .split('/')
      .map((part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        const parameter = name === undefined ? undefined : inPath(name);
        if (name === undefined || !parameter) {
          if (part !== '') segment = part;
          return part;
        }
        return encode(value(parameter, name === 'id' ? segment : tokenName(name, segment)));
      })
      .join('/');
    const isSent = (required = false, name = '') =>
      required || random.chance(name === 'If-Match' ? 0.9 : 0.3);
    const given = (place: 'query' | 'header') =>
      operation.parameters.filter((one) => one.in === place && isSent(one.required, one.name));
    const query = given('query')
      .map((one) => `${encode(one.name)}=${encode(value(one, one.name))}`)
      .join('&');
    const headers = given('header').map((one): Header => [one.name, headerValue(one.name, random)]);
    return {
      method: operation.method,
      target: `/api${path}${query && `?${query}`}`,
      headers,
    };
  }

  return function requestOf(number: number): FuzzRequest {
    const random = createRandom(seed, number);
    const operation = random.pick(operations);
    const kind = random.pick<Kind>(['valid', 'valid', 'near-valid', 'near-valid', 'hostile']);
    const isAnonymous = operation.operationId === 'signOut' || random.chance(0.08);
    // Signing out would end the session of all further calls.
    const person = isAnonymous ? undefined : random.pick(people);
    const make = makers.get(person ?? '') ?? makeForNobody;
    const head = headOf(operation, make, random, kind === 'near-valid' && random.chance(0.3));
    const { bodySchema } = operation;
    const value = bodySchema && make(bodySchema, thingOfBody(operation), random);
    const made: FuzzRequest = {
      ...head,
      number,
      operationId: operation.operationId,
      kind,
      change: '',
      person,
      body: undefined,
      isRouted: true,
      isBroken: false,
    };
    const json = value === undefined ? undefined : toJson(value);
    if (kind === 'near-valid') {
      const change = value === undefined ? 'parameters' : choose(fieldChanges, random);
      const apply = fieldChanges[change];
      const text = apply && value !== undefined ? changeField(value, apply, random) : json;
      // An unusual value in a path may be empty or contain two segments.
      return { ...withBody(made, text, random, operation), change, isRouted: apply !== undefined };
    }
    if (kind === 'valid') return withBody(made, json, random, operation);
    return hostile(withBody(made, json, random, operation), json, random);
  };
}

const oddParameters = [...hostileTexts, ...oddTexts.filter((text) => text.length < 3_000)];

/** The path tells tokens of tickets, pools and claims apart. */
function tokenName(name: string, segment: string): string {
  if (name !== 'token') return name;
  return { seats: 'link_token', 'seat-claims': 'claim_token' }[segment] ?? name;
}

const thingOfBody = ({ template }: FuzzOperation) => template.split('/')[1] ?? '';

function headerValue(name: string, random: Random): string {
  if (name === 'If-Match') return random.pick(['*', '*', '*', '"1"', '"stale"']);
  if (name === 'Idempotency-Key') return `fuzz-${random.below(5_000)}`;
  return `x${random.below(10)}`;
}

const FILES: readonly (readonly [string, Buffer])[] = [
  ['text/csv', Buffer.from('title,tier,price,total_tickets\nNocturne,Stalls,100,10\n')],
  ['text/csv', Buffer.from('title;tier\n"a\n""b",=1+1\n\u0000,\ud800')],
  ['application/json', Buffer.from('[{"title":"Nocturne","tiers":[{"name":"Stalls"}]}]')],
  ['application/octet-stream', Buffer.from('PK\u0003\u0004' + 'x'.repeat(200), 'latin1')],
  [
    'image/png',
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
  ],
  ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['image/jpeg', Buffer.alloc(30_000, 0xff)],
];

function withBody(
  request: FuzzRequest,
  json: string | undefined,
  random: Random,
  { body }: FuzzOperation,
): FuzzRequest {
  if (body === 'binary') {
    const [type, bytes] = random.pick(FILES);
    return { ...request, body: bytes, headers: [...request.headers, ['Content-Type', type]] };
  }
  if (json === undefined || (body === 'optional' && random.chance(0.2))) return request;
  const headers: Header[] = [...request.headers, ['Content-Type', 'application/json']];
  return { ...request, body: Buffer.from(json), headers };
}

function hostile(request: FuzzRequest, json: string | undefined, random: Random): FuzzRequest {
  const [kind, changes] = random.pick<readonly [string, Readonly<Record<string, unknown>>]>([
    ['text', textChanges],
    ['header', headerChanges],
    ['header', headerChanges],
    ['target', targetChanges],
    ['target', targetChanges],
    ['frame', frameChanges],
  ]);
  const name = random.pick(Object.keys(changes));
  const done = { ...request, change: name };
  if (kind === 'text') {
    const body = textChanges[name]?.(json ?? '{"a":1}', random);
    const isTyped = request.headers.some(([header]) => header === 'Content-Type');
    const type: Header[] = isTyped ? [] : [['Content-Type', 'application/json']];
    return { ...done, body, headers: [...request.headers, ...type] };
  }
  const apply = headerChanges[name] ?? targetChanges[name] ?? frameChanges[name];
  return {
    ...done,
    ...apply?.(request, random),
    isRouted: kind === 'header',
    isBroken: kind === 'frame',
  };
}
